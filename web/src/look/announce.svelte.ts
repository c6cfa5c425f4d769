/* What a screen reader should say at once. The two live regions stand in Page.svelte and are never taken away. */
export type Urgency = 'polite' | 'assertive'

export const said = $state({ polite: '', assertive: '' })

const waiting: Record<Urgency, string[]> = { polite: [], assertive: [] }
const timers: Partial<Record<Urgency, ReturnType<typeof setTimeout>>> = {}
const stale: Partial<Record<Urgency, ReturnType<typeof setTimeout>>> = {}

/** Has a sentence read out. Sentences that come together are read one after the other, none is lost. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  waiting[urgency].push(text)
  timers[urgency] ??= setTimeout(() => {
    delete timers[urgency]
    const next = waiting[urgency].splice(0).join(' ')
    // The same sentence twice is a change only if something differs.
    said[urgency] = said[urgency] === next ? `${next}\u00a0` : next
    // What was read out long ago should not be come upon as if it were new.
    clearTimeout(stale[urgency])
    stale[urgency] = setTimeout(() => (said[urgency] = ''), 7000)
  }, 60)
}
