import { defineConfig } from 'vitest/config'
import { siteAlias } from './vitest.config'

/** A week of one agit, on demand. */
export default defineConfig({
  resolve: { alias: siteAlias },
  test: {
    include: ['tests/week/week.test.ts'],
    environment: 'node',
    env: { TZ: 'Asia/Seoul' },
    testTimeout: 120_000,
  },
})
