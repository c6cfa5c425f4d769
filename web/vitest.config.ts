import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  // The words and facts of the games stand beside their rules, outside this folder.
  server: { fs: { allow: ['..'] } },
  resolve: { conditions: ['browser'] },
  test: {
    environment: 'happy-dom',
    // Style sheets are read too: tests look at the colours in them.
    css: true,
    include: ['src/**/*.test.ts'],
    maxWorkers: 2,
  },
})
