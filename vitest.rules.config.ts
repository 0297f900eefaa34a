import { defineConfig } from 'vitest/config'
import { alias } from './vitest.config.ts'

/** The security rules, on an emulator that evaluates them: see `scripts/testRules.ts`. */
export default defineConfig({
  resolve: { alias },
  // Files have projects of their own, so that two may ask the emulator at once.
  test: {
    include: ['tests/rules/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    // The first rules that an emulator is given wait for its start.
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
