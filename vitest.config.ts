import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = { '@': fileURLToPath(new URL('src', import.meta.url)) }

/** A project of test files. Time zones need a process each, so every project forks. */
const project = (
  name: string,
  include: string[],
  environment: 'node' | 'happy-dom',
  TZ: string,
) => ({
  resolve: { alias },
  test: {
    name,
    include,
    environment,
    pool: 'forks' as const,
    env: { TZ, VITE_BUILD_YEAR: '2026' },
    setupFiles:
      environment === 'happy-dom' ? ['tests/setup.ts', 'tests/setupDom.ts'] : ['tests/setup.ts'],
    testTimeout: 20_000,
  },
})

export default defineConfig({
  test: {
    projects: [
      // Rules about days and hours must not depend on where the phone stands.
      project('domain · Seoul', ['tests/domain/**/*.test.ts'], 'node', 'Asia/Seoul'),
      project('domain · Los Angeles', ['tests/domain/**/*.test.ts'], 'node', 'America/Los_Angeles'),
      project(
        'node',
        ['tests/{content,emulators,house,platform,repository,services,stores}/**/*.test.ts'],
        'node',
        'Asia/Seoul',
      ),
      project('dom', ['tests/**/*.test.tsx'], 'happy-dom', 'America/Los_Angeles'),
    ],
  },
})
