import { defineConfig } from 'vitest/config'
import { environmentOptions, listeningSdk, setupFiles, siteAlias } from './vitest.config'

const room = process.env.ROOM ?? 'domain'
const environment = room.startsWith('domain') ? 'node' : 'happy-dom'

/** The tests of the room that `stryker.config.mjs` changes, all in one process. */
export default defineConfig({
  resolve: { alias: siteAlias },
  test: {
    include: [`tests/${room}/**/*.test.{ts,tsx}`],
    environment,
    environmentOptions,
    isolate: false,
    setupFiles: setupFiles(environment),
    server: { deps: { external: listeningSdk } },
    env: { VITE_BUILD_YEAR: '2026' },
    testTimeout: 20_000,
  },
})
