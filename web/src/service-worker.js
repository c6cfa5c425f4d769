/*
 * Keeps the shell of the page, so that it opens without a network and says so itself. What is played is never kept:
 * /api and /ws always go to the server.
 */
const version = '__VERSION__'
const shell = ['__SHELL__']
const cacheName = `groma-${version}`

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(shell))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    // The newest page when the network answers, the kept one when it does not. A file to download is left alone.
    if (address.pathname.startsWith('/api/')) return
    event.respondWith(fetch(request).catch(() => caches.match('/')))
  } else if (shell.includes(address.pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
  }
})
