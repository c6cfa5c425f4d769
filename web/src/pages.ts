/* Which part of the app shows which page. The home page comes with the shell; the others when they are gone to. */
import type { Component } from 'svelte'

import type { Route } from './router.svelte'

type Load = () => Promise<{ default: Component }>

const pages: Partial<Record<Route['name'], Load>> = {
  new: () => import('./lobby/NewTable.svelte'),
  join: () => import('./lobby/Join.svelte'),
  mine: () => import('./lobby/Mine.svelte'),
  watch: () => import('./lobby/Watch.svelte'),
  account: () => import('./lobby/Account.svelte'),
  invitation: () => import('./lobby/Invitation.svelte'),
  table: () => import('./table/TablePage.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  rules: () => import('./reference/Reference.svelte'),
}

/** Fetches a page; undefined for one that needs no fetching. */
export function fetchPage(name: Route['name']): ReturnType<Load> | undefined {
  return pages[name]?.()
}
