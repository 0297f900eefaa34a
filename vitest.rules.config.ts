import { defineConfig } from 'vitest/config'

/** The security rules, on an emulator that evaluates them: see `scripts/testRules.ts`. */
export default defineConfig({
  test: { include: ['tests/rules/**/*.test.ts'], environment: 'node', testTimeout: 20_000 },
})
