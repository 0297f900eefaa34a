import { defineConfig } from 'vitest/config'
import { siteAlias } from './vitest.config'

/** A week and a month of the agit, on demand. */
export default defineConfig({
  resolve: { alias: siteAlias },
  test: {
    include: ['tests/week/*.test.ts'],
    setupFiles: ['tests/week/manyApps.ts'],
    fileParallelism: false,
    environment: 'node',
    env: { TZ: 'Asia/Seoul' },
    testTimeout: 120_000,
  },
})
