// Generated from src/groma/server/protocol.py by `./dev generate`. What is written here by hand is lost.

/* eslint-disable */

/** Plain data that belongs to a game: what it is stands with the game. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export const VERSION = 1;
export const LARGEST_FRAME = 65536;

export type Status = 'waiting' | 'playing' | 'finished' | 'closed';

export type Visibility = 'open' | 'invitation';

export type PaceKind = 'live' | 'days' | 'none';

export type OnTimeout = 'bot-turn' | 'bot-seat' | 'wait' | 'host';

export type Sign = 'well-done' | 'thinking' | 'hurry' | 'thanks' | 'oops' | 'hello';

export type Language = 'en' | 'es' | 'fr';

/** The first message: who speaks which language, and what it knows already. */
export interface Hello {
  type: 'hello';
  version: number;
  language?: Language;
  /** The newest entry the client knows; null if it knows none. */
  have?: number | null;
  /** For somebody who comes by an invitation and does not sit at the table. */
  invitation?: string | null;
}

/** Something a seat wants to do. The client sends it again, unchanged, until it is answered by done or refused. */
export interface SubmitIntent {
  type: 'intent';
  id: string;
  /** The newest entry the client had shown when its player chose. */
  answers: number;
  intent: Record<string, Json>;
}

/** What would an intent bring? */
export interface AskPreview {
  type: 'preview';
  id: string;
  intent: Record<string, Json>;
}

/** How does a seat stand, and why? */
export interface AskExplain {
  type: 'explain';
  id: string;
  seat: number;
}

/** Events from an entry on, again. */
export interface Ask {
  type: 'ask';
  from: number;
}

/** Say something to the table. */
export interface SendChat {
  type: 'chat';
  id: string;
  text: string;
}

/** Make a sign to the table. */
export interface SendSign {
  type: 'sign';
  id: string;
  sign: Sign;
}

/** Is anybody there? */
export interface Ping {
  type: 'ping';
  id: string;
}

/** One seat of a table. */
export interface TableSeat {
  name: string;
  kind: 'free' | 'person' | 'bot';
  /** The bot that plays here: the seat's own, or the one that plays in a person's stead. */
  bot: string | null;
  has_left: boolean;
  is_muted: boolean;
  is_host: boolean;
}

/** How long one choice may take. "live" and "days" differ only in how they are shown; "none" has no clock. */
export interface Pace {
  kind?: PaceKind;
  seconds?: number;
}

/** A table as the lobby shows it to one person. */
export interface TableInfo {
  id: string;
  game: string;
  options: Json;
  status: Status;
  visibility: Visibility;
  seats: TableSeat[];
  pace: Pace;
  on_timeout: OnTimeout;
  created: number;
  changed: number;
  newest: number;
  awaiting: number[];
  seed_hash: string;
  has_named_seed: boolean;
  /** Whether the reader is the host. */
  is_host: boolean;
  /** Where the reader sits. */
  seat: number | null;
  /** Whether every seat is taken; the host may then start. */
  can_start: boolean;
  /** The token of the invitation, for those who sit at the table while it waits. */
  invitation: string | null;
  /** Seats about which the host has to decide. */
  undecided: number[];
  outcome: Json;
  rematch: string | null;
  day: string | null;
  challenge: string | null;
}

/** Who is connected. */
export interface People {
  /** By seat: whether its person is connected. */
  seats: boolean[];
  watching: number;
}

/** The time that is left for the present choice. */
export interface Clock {
  /** Seconds left when the message was sent; null if the clock does not run; 0 or less: it has run out. */
  left: number | null;
  /** Seconds for one choice. */
  seconds: number;
}

/** One thing said at the table: a text or a sign. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string | null;
  sign: Sign | null;
  time: number;
}

/** Why something was not done. */
export interface Refused {
  code: string;
  facts: Record<string, Json>;
}

/** The answer to hello. A state follows if the table is being played at or over. */
export interface Welcome {
  type: 'welcome';
  n: number;
  version: number;
  seat: number | null;
  table: TableInfo;
  people: People;
  chat: ChatLine[];
}

/** Something about the table changed other than the match. */
export interface TableChanged {
  type: 'table';
  n: number;
  table: TableInfo;
}

/** What happened in one entry, as the reader may know it. */
export interface EntryShown {
  entry: number;
  seat: number | null;
  events: Json;
}

/** How things stand now. Several entries may come in one state; the view is the one after the last of them. */
export interface State {
  type: 'state';
  n: number;
  entry: number;
  view: Json;
  /** What the reader's seat may do now; null if it is not asked anything and has nothing to take back. */
  menu: Json | null;
  events: EntryShown[];
  awaiting: number[];
  clock: Clock | null;
  /** How the reader's own seat stands; null for onlookers. */
  explain: Json | null;
  outcome: Json | null;
}

/** The intent is on disk as this entry. */
export interface Done {
  type: 'done';
  n: number;
  id: string;
  entry: number;
}

/** Something was not done, and why: for programs, and as a sentence in the reader's language. */
export interface RefusedMessage {
  type: 'refused';
  n: number;
  /** The id of the message that is refused; null if it had none that could be read. */
  id: string | null;
  refusal: Refused;
  text: string;
}

/** What an intent would bring. */
export interface Previewed {
  type: 'previewed';
  n: number;
  id: string;
  effect: Json;
}

/** How a seat stands, and why. */
export interface Explained {
  type: 'explained';
  n: number;
  id: string;
  seat: number;
  explain: Json;
}

/** Somebody said something or made a sign. `id` is the sender's own, in the message to the sender. */
export interface ChatMessage {
  type: 'chat';
  n: number;
  line: ChatLine;
  id: string | null;
}

/** Somebody came or went. */
export interface Presence {
  type: 'presence';
  n: number;
  people: People;
}

/** The clock was set or stopped without an entry. */
export interface ClockMessage {
  type: 'clock';
  n: number;
  clock: Clock | null;
}

/** Here. */
export interface Pong {
  type: 'pong';
  n: number;
  id: string;
}

/** The server ends this connection. */
export interface Bye {
  type: 'bye';
  n: number;
  reason: 'stopping' | 'removed' | 'replaced' | 'too-many' | 'too-slow' | 'version' | 'gone' | 'logged-out';
  text: string;
  /** Seconds after which trying again makes sense; null: not by itself. */
  back_in: number | null;
}

/** Who the reader is. A visitor who has done nothing yet has no id and becomes a guest on the first need. */
export interface Me {
  id: string | null;
  name: string;
  kind: 'visitor' | 'guest' | 'account';
  account: string | null;
  language: Language;
  preferences: Record<string, Json>;
}

/** What to change of oneself; what is missing stays. */
export interface ChangeMe {
  name?: string | null;
  language?: Language | null;
  preferences?: Record<string, Json> | null;
}

/** Name and password of an account. */
export interface Credentials {
  name: string;
  password: string;
}

/** One option of a game, so that a page can make a form of it. */
export interface OptionField {
  name: string;
  kind: 'choice' | 'many' | 'yes-no' | 'number' | 'text';
  values: Json[];
  default: Json;
  /** For an option made of several: its parts, and no values of its own. */
  fields: OptionField[];
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  rules: number;
  fewest_seats: number;
  most_seats: number;
  options: OptionField[];
  defaults: Json;
  bots: string[];
}

/** All games, and what holds for every table. */
export interface Games {
  games: GameInfo[];
  paces: PaceKind[];
  on_timeouts: OnTimeout[];
  signs: Sign[];
  longest_chat: number;
  longest_name: number;
}

/** A table to set up. Its maker takes seat 0 and is the host. */
export interface NewTable {
  game: string;
  options?: Record<string, Json>;
  seats?: number;
  visibility?: Visibility;
  pace?: Pace;
  on_timeout?: OnTimeout;
  /** Bots for the last seats, one name each. */
  bots?: string[];
  /** A word from which the cards follow: the same word, the same cards. */
  seed?: string | null;
  /** A finished table whose game, options and cards to play. */
  challenge?: string | null;
  /** Today's map: a solo game with the cards that everybody has today. Options and seats are today's too. */
  today?: boolean;
  /** Whether to start at once, if all seats are taken. */
  start?: boolean;
}

/** A solo game, at once. */
export interface PlayNow {
  game?: string;
  options?: Record<string, Json>;
}

/** A seat, please: a certain one, or any that is free. */
export interface JoinTable {
  invitation?: string | null;
  seat?: number | null;
}

/** A seat at the table that an invitation leads to. */
export interface JoinByToken {
  token: string;
}

/** A bot for a free seat, or none on a seat that had one. */
export interface SetBot {
  seat: number;
  bot?: string | null;
}

/** A seat that something is done about. */
export interface ForSeat {
  seat: number;
}

/** Whether a seat may speak. */
export interface Mute {
  seat: number;
  is_muted?: boolean;
}

/** What the host decides about a seat whose time ran out or whose person left. */
export interface Decide {
  seat: number;
  what: 'bot-turn' | 'bot-seat' | 'wait';
}

/** A list of tables. */
export interface Tables {
  tables: TableInfo[];
}

/** How somebody did on a day's map. */
export interface DayResult {
  table: string;
  name: string;
  total: number;
  outcome: Json;
  is_mine: boolean;
}

/** Today's map: its table for the reader, if there is one, and the results of those who have finished. */
export interface Today {
  date: string;
  game: string;
  options: Json;
  mine: TableInfo | null;
  results: DayResult[];
}

/** The body of every answer with a status of 400 or more. */
export interface Problem {
  code: string;
  facts: Record<string, Json>;
  text: string;
}

export type ClientMessage =
  | Hello
  | SubmitIntent
  | AskPreview
  | AskExplain
  | Ask
  | SendChat
  | SendSign
  | Ping;

export type ServerMessage =
  | Welcome
  | TableChanged
  | State
  | Done
  | RefusedMessage
  | Previewed
  | Explained
  | ChatMessage
  | Presence
  | ClockMessage
  | Pong
  | Bye;
