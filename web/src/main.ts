import './look/base.css'

import { mount } from 'svelte'

import Page from './Page.svelte'
import { fetchPage } from './pages'
import { listen, route } from './router.svelte'
import { settings, show } from './settings.svelte'
import { speak } from './text/words.svelte'

// A page kept open over an update asks for parts that are gone: the newest page has them. Without a network there is no
// newer page to be had, and what is on the screen stays.
addEventListener('vite:preloadError', () => {
  if (navigator.onLine) location.reload()
})

show()
// On its way while the words are; whoever shows the page says what went wrong.
fetchPage(route().name)?.catch(() => undefined)
await speak(settings.language)
listen()
mount(Page, { target: document.getElementById('page') as HTMLElement })

/** The shell is kept once the page has come to rest: it fetches every part, which the first page must not wait for. */
function keepShell(): void {
  const keep = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  setTimeout(() => (navigator.onLine ? keep() : addEventListener('online', keep, { once: true })), 4000)
}

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  if (document.readyState === 'complete') keepShell()
  else addEventListener('load', keepShell)
}
