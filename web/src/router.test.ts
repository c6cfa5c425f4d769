import { expect, it } from 'vitest'

import { parseRoute } from './router.svelte'

it.each([
  ['/', { name: 'home' }],
  ['/new', { name: 'new' }],
  ['/mine/', { name: 'mine' }],
  ['/t/AbC_-123', { name: 'table', id: 'AbC_-123' }],
  ['/j/token', { name: 'invitation', token: 'token' }],
  ['/r/AbC', { name: 'replay', id: 'AbC' }],
  ['/rules', { name: 'rules', rest: '' }],
  ['/rules/cards/silos', { name: 'rules', rest: 'cards/silos' }],
  ['/t', { name: 'lost', path: '/t' }],
  ['/t/a/b', { name: 'lost', path: '/t/a/b' }],
  ['/new/table', { name: 'lost', path: '/new/table' }],
  ['/%E0%A4%A', { name: 'lost', path: '/%E0%A4%A' }],
])('%s is a page, or none', (path, route) => expect(parseRoute(path)).toEqual(route))
