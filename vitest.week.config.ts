import { defineConfig } from 'vitest/config'
import { alias } from './vitest.config'

/** A week of one agit, on demand: see `scripts/testWeek.ts`. */
export default defineConfig({
  resolve: { alias },
  test: {
    include: ['tests/week/week.test.ts'],
    environment: 'node',
    env: { TZ: 'Asia/Seoul' },
    testTimeout: 120_000,
  },
})
