import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

const require = createRequire(createRequire(import.meta.url).resolve('firebase/app'))

const sdkOf = (name: string, file: string) =>
  join(dirname(require.resolve(`@firebase/${name}/package.json`)), file)

/** Of every test. */
export const alias = [
  { find: '@', replacement: fileURLToPath(new URL('src', import.meta.url)) },
  // The SDKs as browsers load them: Node's own builds send no codes, keep no session and listen by gRPC.
  { find: 'firebase/auth', replacement: sdkOf('auth', 'dist/esm/index.js') },
]
/** Where the site runs: Firebase's library for tests of rules brings the SDK's other build itself. */
export const siteAlias = [
  ...alias,
  { find: /^firebase\/firestore$/, replacement: sdkOf('firestore', 'dist/index.esm.js') },
]

/** Loaded once a process: the app keeps the first copy, whose classes a second does not know. */
export const listeningSdk = [/\/@firebase\/firestore\/dist\/.+\.esm\.js$/]

/** Which test files a project runs. Those of the domain run twice, once in each of two time zones. */
export const projectFiles = {
  domain: ['tests/domain/**/*.test.ts'],
  // A week (tests/week) takes minutes: `npm run test:week`.
  node: ['tests/!(domain|rules|week)/**/*.test.ts'],
  dom: ['tests/**/*.test.tsx'],
  // Other files' late code neither guards their requests nor is counted among their requests and timers.
  alone: [
    'tests/pages/home/MainBanner.test.tsx',
    'tests/pages/staff/overloadedPolls.test.tsx',
    'tests/platform/useNow.test.tsx',
    'tests/remote/followedQuery.test.tsx',
    'tests/services/firebaseWorkarounds/*.test.tsx',
  ],
}

/** Pages on the local backend without mocks or an account of Auth: `localSite` takes the site back after each test, so its modules stay loaded. */
const backendPages = readdirSync(join(import.meta.dirname, 'tests'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.test.tsx'))
  .map((file) => join('tests', file))
  .filter((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    const isOwnWorld = /vi\.(mock|doMock|resetModules)\(|signInByPhone/.test(text)
    return /(local|failing)Site\(/.test(text) && !isOwnWorld
  })
  .filter((file) => !projectFiles.alone.includes(file))

/** Without a question before every request that goes to another port. */
export const environmentOptions = {
  happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } },
}

/** In this order: what a file leaves behind is taken back last. */
export const setupFiles = (environment: 'node' | 'happy-dom'): string[] => [
  'tests/setupShared.ts',
  'tests/setup.ts',
  ...(environment === 'happy-dom' ? ['tests/setupDom.ts'] : []),
]

/** A project of test files. Time zones need a process each, so every project forks. */
const project = (
  name: string,
  include: string[],
  environment: 'node' | 'happy-dom',
  TZ: string,
  {
    isolate = false,
    exclude = projectFiles.alone,
    env = {},
  }: { isolate?: boolean; exclude?: string[]; env?: Record<string, string> } = {},
) => ({
  resolve: { alias: siteAlias },
  test: {
    name,
    include,
    exclude: [...configDefaults.exclude, ...exclude],
    environment,
    environmentOptions,
    pool: 'forks' as const,
    // Pages make much that is gone at once: with the usual 16 MB a fifth of the time goes into collecting it.
    execArgv: ['--max-semi-space-size=64'],
    // A process tries many files: what they share is loaded once, in a third of the time.
    isolate,
    env: { TZ, VITE_BUILD_YEAR: '2026', ...env },
    setupFiles: setupFiles(environment),
    server: { deps: { external: listeningSdk } },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})

export default defineConfig({
  test: {
    // Read, not imported.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/firestore.rules'],
    // One file a core. Left alone, Vitest keeps a core for itself, which is one of two where CI runs.
    maxWorkers: '100%',
    projects: [
      // Rules about days and hours must not depend on where the phone stands.
      project('domain · Seoul', projectFiles.domain, 'node', 'Asia/Seoul'),
      project('domain · Los Angeles', projectFiles.domain, 'node', 'America/Los_Angeles'),
      project('node', projectFiles.node, 'node', 'Asia/Seoul'),
      project('dom', projectFiles.dom, 'happy-dom', 'America/Los_Angeles', {
        exclude: [...projectFiles.alone, ...backendPages],
      }),
      project('pages', backendPages, 'happy-dom', 'America/Los_Angeles', {
        env: { KEEPS_MODULES: '1' },
      }),
      project('alone', projectFiles.alone, 'happy-dom', 'America/Los_Angeles', {
        isolate: true,
        exclude: [],
      }),
    ],
  },
})
