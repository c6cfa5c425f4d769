/* Lists of tables, looked at again while they are in sight. */
import { call } from '../net/http'
import type { TableInfo } from '../net/types'
import { troubleText } from '../net/trouble'
import { listText, t } from '../text/words.svelte'

export type ListName = 'open' | 'mine' | 'watch' | 'finished'

const lookAgain = 15_000

export class TableList {
  tables = $state.raw<TableInfo[] | null>(null)
  trouble = $state.raw<string | null>(null)

  constructor(private readonly name: ListName) {}

  /** Keeps the list fresh as long as the component that calls this is there and its window in sight. */
  watch(): void {
    $effect(() => {
      const refresh = (): void => {
        if (document.visibilityState === 'visible') void this.refresh()
      }
      refresh()
      const timer = setInterval(refresh, lookAgain)
      document.addEventListener('visibilitychange', refresh)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', refresh)
      }
    })
  }

  async refresh(): Promise<void> {
    try {
      this.tables = (await call<{ tables: TableInfo[] }>('GET', `/api/tables?list=${this.name}`)).tables
      this.trouble = null
    } catch (error) {
      this.trouble = troubleText(error)
    }
  }
}

/** What is played at a table: Cartographers by its edition, other games by their name. */
export function gameName(table: Pick<TableInfo, 'game' | 'options'>): string {
  if (table.game !== 'cartographers') return t(`lobby-game-${table.game}`)
  const edition = table.options['edition']
  return t(edition === 'heroes' || edition === 'combined' ? `lobby-game-${edition}` : 'lobby-game-base')
}

export function seatName(table: TableInfo, seat: number): string {
  const place = table.seats[seat]
  if (!place || place.kind === 'free') return t('seat-free')
  if (place.kind === 'bot' && !place.name) return botName(place.bot)
  return place.name || t('guest')
}

/** A bot's level in words; one the page has no words for goes by its own name. */
export function botName(bot: string | null): string {
  return t('bot-named', { bot: bot ?? '' })
}

export function isMyTurn(table: TableInfo): boolean {
  return table.status === 'playing' && table.seat !== null && table.awaiting.includes(table.seat)
}

/** Who is there and what is awaited, in one line. */
export function standing(table: TableInfo): string {
  if (table.status === 'waiting') {
    const free = table.seats.filter((seat) => seat.kind === 'free').length
    return free > 0 ? t('table-seats-free', { free, seats: table.seats.length }) : t('table-ready-to-start')
  }
  if (table.status === 'finished') return resultText(table)
  if (table.status === 'closed') return t('table-closed')
  if (isMyTurn(table)) return t('your-turn')
  const awaited = table.awaiting.map((seat) => seatName(table, seat))
  return awaited.length > 0 && awaited.length <= 3
    ? t('table-awaits', { names: listText(awaited) })
    : t('table-playing')
}

export function resultText(table: TableInfo): string {
  const { outcome } = table
  if (!outcome) return t('table-over')
  const first = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  const total = outcome.totals[first[0] ?? 0] ?? 0
  if (table.seats.length === 1) return t('table-solo-result', { total })
  if (table.seat !== null && first.length === 1 && first[0] === table.seat) return t('table-you-won', { total })
  return t('table-won-by', { names: listText(first.map((seat) => seatName(table, seat))), total })
}
