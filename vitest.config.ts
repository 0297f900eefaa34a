import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = { '@': fileURLToPath(new URL('src', import.meta.url)) }

const DOMAIN_TESTS = 'tests/domain/**/*.test.ts'

/** A project of test files. Time zones need a process each, so every project forks. */
const project = (
  name: string,
  include: string[],
  environment: 'node' | 'happy-dom',
  TZ: string,
  isolate = true,
) => ({
  resolve: { alias },
  test: {
    name,
    include,
    environment,
    pool: 'forks' as const,
    isolate,
    env: { TZ, VITE_BUILD_YEAR: '2026' },
    setupFiles:
      environment === 'happy-dom' ? ['tests/setup.ts', 'tests/setupDom.ts'] : ['tests/setup.ts'],
    testTimeout: 20_000,
  },
})

export default defineConfig({
  test: {
    projects: [
      // Rules about days and hours must not depend on where the phone stands. They are pure, nothing of
      // theirs is replaced: one process tries all files of a zone, in a quarter of the time.
      project('domain · Seoul', [DOMAIN_TESTS], 'node', 'Asia/Seoul', false),
      project('domain · Los Angeles', [DOMAIN_TESTS], 'node', 'America/Los_Angeles', false),
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
