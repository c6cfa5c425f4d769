/*
 * Quiet sounds, made when they are needed: no recording is loaded. Pen on paper is filtered noise, the rest are short
 * soft tones. Nothing sounds before the visitor touched the page (browsers see to that) or with the sound off.
 */
import { settings } from '../settings.svelte'

export type Sound = 'card' | 'ink' | 'coin' | 'turn' | 'end' | 'chat'

let context: AudioContext | null = null

export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return
  try {
    context ??= new AudioContext()
    void context.resume()
    sounds[sound](context, context.currentTime)
  } catch {
    // A device without sound plays without it.
  }
}

const sounds: Record<Sound, (audio: AudioContext, now: number) => void> = {
  card: (audio, now) => brush(audio, now, 0.11, 2600, 0.05),
  ink: (audio, now) => {
    brush(audio, now, 0.09, 4200, 0.035)
    brush(audio, now + 0.08, 0.12, 3400, 0.035)
  },
  coin: (audio, now) => {
    tone(audio, now, 1318.5, 0.16, 0.045)
    tone(audio, now + 0.06, 1760, 0.26, 0.04)
  },
  turn: (audio, now) => {
    tone(audio, now, 523.25, 0.22, 0.05)
    tone(audio, now + 0.11, 659.25, 0.3, 0.045)
  },
  end: (audio, now) => {
    ;[392, 493.88, 587.33, 783.99].forEach((pitch, step) => tone(audio, now + step * 0.13, pitch, 0.5, 0.045))
  },
  chat: (audio, now) => tone(audio, now, 880, 0.12, 0.03),
}

function tone(audio: AudioContext, start: number, pitch: number, length: number, loudness: number): void {
  const voice = audio.createOscillator()
  const volume = audio.createGain()
  voice.type = 'sine'
  voice.frequency.value = pitch
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loudness, start + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  voice.connect(volume).connect(audio.destination)
  voice.start(start)
  voice.stop(start + length)
}

function brush(audio: AudioContext, start: number, length: number, pitch: number, loudness: number): void {
  const samples = Math.ceil(audio.sampleRate * length)
  const buffer = audio.createBuffer(1, samples, audio.sampleRate)
  const wave = buffer.getChannelData(0)
  for (let at = 0; at < samples; at++) wave[at] = (Math.random() * 2 - 1) * Math.sin((Math.PI * at) / samples)
  const voice = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  const volume = audio.createGain()
  voice.buffer = buffer
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  volume.gain.value = loudness
  voice.connect(filter).connect(volume).connect(audio.destination)
  voice.start(start)
}
