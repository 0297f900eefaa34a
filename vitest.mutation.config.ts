import { configDefaults, defineConfig } from 'vitest/config'
import { alias, environmentOptions } from './vitest.config'

const room = process.env.ROOM ?? 'domain'

/** A process for all files of a room, where starting one for each takes longer than its tests. */
const shared: Record<string, object> = {
  // As in vitest.config.ts.
  domain: { environment: 'node', setupFiles: ['tests/setup.ts'] },
  repository: {
    // Auth is the browser's.
    environment: 'happy-dom',
    environmentOptions,
    setupFiles: ['tests/setup.ts', 'tests/setupShared.ts'],
    // Replaces modules that the other files have loaded.
    exclude: [...configDefaults.exclude, 'tests/repository/firestore/appCheck.test.ts'],
  },
}
const isolated = {
  isolate: true,
  environment: 'happy-dom',
  setupFiles: ['tests/setup.ts', 'tests/setupDom.ts'],
}

/** The tests of the room that `stryker.config.mjs` changes. */
export default defineConfig({
  resolve: { alias },
  test: {
    include: [`tests/${room}/**/*.test.{ts,tsx}`],
    isolate: false,
    ...(shared[room] ?? isolated),
    env: { VITE_BUILD_YEAR: '2026' },
    testTimeout: 20_000,
  },
})
