import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** A week of one agit, on demand: see `scripts/testWeek.ts`. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    include: ['tests/week/week.test.ts'],
    environment: 'node',
    env: { TZ: 'Asia/Seoul' },
    testTimeout: 120_000,
  },
})
