import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['browser'] },
  test: {
    environment: 'happy-dom',
    // Style sheets are read too: tests look at the colours in them.
    css: true,
    include: ['src/**/*.test.ts'],
    maxWorkers: 2,
  },
})
