import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mirroredTests } from './mirroredTests'

/** Checks a change in a minute or two: format, lint, types, the house's rules and the tests beside what git calls changed. */

const git = (...words: string[]): string[] =>
  execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean)

if (!existsSync('.git'))
  throw new Error(
    'test:quick asks git what has changed. This folder is no clone: npm test needs none.',
  )

/** Since a commit such as `main`, else what is not committed. */
const base = process.argv[2] ?? 'HEAD'
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
]
const beside = mirroredTests(changed, existsSync)

const runs = (command: string): boolean =>
  spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0

const isGreen = [
  'npm run check',
  'npx vitest run tests/house',
  // Of these only the ones that import what has changed.
  ...(beside.length > 0
    ? [`npx vitest run --passWithNoTests --changed ${base} ${beside.join(' ')}`]
    : []),
].every(runs)
process.exitCode = isGreen ? 0 : 1
