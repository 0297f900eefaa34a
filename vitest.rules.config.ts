import { defineConfig } from 'vitest/config'
import { alias, siteAlias } from './vitest.config.ts'

const LISTENING = 'tests/rules/listening.test.ts'

const shared = {
  environment: 'node',
  testTimeout: 60_000,
  // The first rules that an emulator is given wait for its start.
  hookTimeout: 60_000,
} as const

/** The security rules, on an emulator that evaluates them: see `scripts/testRules.ts`. */
export default defineConfig({
  // Files have projects of their own, so that two may ask the emulator at once.
  test: {
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias },
        test: {
          ...shared,
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          exclude: [LISTENING],
        },
      },
      {
        // As the site listens.
        resolve: { alias: siteAlias },
        test: { ...shared, name: 'listening', include: [LISTENING] },
      },
    ],
  },
})
