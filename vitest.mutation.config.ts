import { defineConfig } from 'vitest/config'
import { alias } from './vitest.config'

const room = process.env.ROOM ?? 'domain'
const needsPage = room !== 'domain'

/** The tests of the room that `stryker.config.mjs` changes. */
export default defineConfig({
  resolve: { alias },
  test: {
    include: [`tests/${room}/**/*.test.{ts,tsx}`],
    // Pure files share a process, as in vitest.config.ts.
    isolate: needsPage,
    environment: needsPage ? 'happy-dom' : 'node',
    setupFiles: ['tests/setup.ts', ...(needsPage ? ['tests/setupDom.ts'] : [])],
    env: { VITE_BUILD_YEAR: '2026' },
    testTimeout: 20_000,
  },
})
