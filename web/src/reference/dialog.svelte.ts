/* The dialog with the rules: mounted once, wherever it is asked for first. */
import { mount } from 'svelte'

import ReferenceDialog from './ReferenceDialog.svelte'
import { rules } from './store.svelte'

export const shown = $state<{ isOpen: boolean; trail: string[] }>({ isOpen: false, trail: [] })
let isMounted = false

/** Shows an entry; the words are at hand before the dialog opens. */
export async function show(id: string): Promise<void> {
  // Without the rules the dialog says so itself.
  await rules().catch(() => undefined)
  if (!isMounted) {
    mount(ReferenceDialog, { target: document.body })
    isMounted = true
  }
  shown.trail = [id]
  shown.isOpen = true
}
