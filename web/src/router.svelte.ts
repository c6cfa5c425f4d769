/* Which page is shown: the address is the only memory, so that back, reload and a sent link all do what one expects. */
import { tick } from 'svelte'

export type Route =
  | { name: 'home' }
  | { name: 'new' }
  | { name: 'join' }
  | { name: 'mine' }
  | { name: 'watch' }
  | { name: 'account' }
  | { name: 'rules'; rest: string }
  | { name: 'table'; id: string }
  | { name: 'invitation'; token: string }
  | { name: 'replay'; id: string }
  | { name: 'lost'; path: string }

export function parseRoute(path: string): Route {
  const [first = '', second = '', ...more] = path.split('/').filter(Boolean).map(decoded)
  if (first === '') return { name: 'home' }
  if (first === 'rules') return { name: 'rules', rest: [second, ...more].filter(Boolean).join('/') }
  if (more.length === 0) {
    if (second === '') {
      if (first === 'new' || first === 'join' || first === 'mine' || first === 'watch' || first === 'account')
        return { name: first }
      if (first === 'r') return { name: 'replay', id: '' }
    } else {
      if (first === 't') return { name: 'table', id: second }
      if (first === 'j') return { name: 'invitation', token: second }
      if (first === 'r') return { name: 'replay', id: second }
    }
  }
  return { name: 'lost', path }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const here = $state({ path: location.pathname, search: location.search, hash: location.hash })

/** The route shown now, and what follows it in the address; reactive. */
export function route(): Route {
  return parseRoute(here.path)
}

export function search(): URLSearchParams {
  return new URLSearchParams(here.search)
}

/** Goes to another page of the app. `replace` leaves no step for the back button: for pages that only lead on. */
export async function go(path: string, { replace = false } = {}): Promise<void> {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  await arrive()
}

async function arrive(): Promise<void> {
  const isNewPage = here.path !== location.pathname
  here.path = location.pathname
  here.search = location.search
  here.hash = location.hash
  if (!isNewPage) return
  await tick()
  window.scrollTo(0, 0)
  focusTitle(location.pathname, 120)
}

/** Keyboard and screen reader begin at the new page's title, as after loading it; its parts may still be on the way. */
function focusTitle(path: string, tries: number): void {
  const title = document.querySelector<HTMLElement>('main:not([aria-busy="true"]) h1, .frame h1')
  if (title) title.focus({ preventScroll: true })
  else if (tries > 0 && path === location.pathname) requestAnimationFrame(() => focusTitle(path, tries - 1))
}

/** Lets plain clicks on links of the app change the page without loading it anew. */
export function listen(): void {
  addEventListener('popstate', () => void arrive())
  addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = (event.target as Element | null)?.closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    void go(link.pathname + link.search + link.hash)
  })
}
