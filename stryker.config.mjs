// Workers inherit the zone: days and hours must not depend on where the machine stands.
process.env.TZ = 'America/Los_Angeles'

/** A room of `src` or a folder of it, whose code is changed bit by bit, and of `tests`, of which one must fail each time. */
const room = process.env.ROOM ?? 'domain'

export default {
  mutate: [`src/${room}/**/*.ts`],
  testRunner: 'vitest',
  // The first run shows which tests reach a change; Vitest need not look again each time.
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // A constant of a module would need all tests again in a new process.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `.stryker/${room}.incremental.json`,
  tempDirName: '.stryker/sandbox',
  cleanTempDir: 'always',
  ignorePatterns: ['dist', 'docs', 'e2e', 'public', 'bench', 'test-results'],
  // Stryker rewrites it with TypeScript's API, which version 7 has not.
  tsconfigFile: 'none',
  concurrency: 2,
  // An endless loop; a test may be slow on a machine that does other things.
  timeoutMS: 30_000,
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: `.stryker/${room}.html` },
  jsonReporter: { fileName: `.stryker/${room}.json` },
}
