import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repositoryFiles } from '../../scripts/repositoryFiles'
import { PINNED_NOW } from '../pinnedClock'

const files = repositoryFiles()
const textOf = (file: string) => readFileSync(file, 'utf8')

describe('the repository', () => {
  test('the lockfiles carry no download addresses', () => {
    const lockfiles = files.filter((file) => basename(file) === 'package-lock.json')
    expect(lockfiles.filter((file) => textOf(file).includes('"resolved"'))).toEqual([])
  })
})

describe('what the tests ask of a machine', () => {
  test('is no git: an archive has none', () => {
    const house = files.filter((file) => /^(?:tests|e2e)\/.*\.tsx?$/.test(file))
    expect(house.filter((file) => /\(\s*'git',/.test(textOf(file)))).toEqual([])
  })
})

describe('the clock of the tests', () => {
  const tests = files.filter((file) => /^tests\/.*\.tsx?$/.test(file))

  test('is pinned before a test’s modules load', () => {
    expect(new Date()).toEqual(PINNED_NOW)
  })

  // A week is played on a clock of its own.
  test('is never given back: the set-up pins it after every test', () => {
    const real = tests.filter((file) => /vi\.useRealTimers\(/.test(textOf(file)))
    expect(real).toEqual(['tests/week/weekClock.ts'])
  })
})

describe('the clock of end-to-end tests', () => {
  test('is asked in one place', () => {
    const asks = /new Date\(\)|(?<!evaluate\(\(\) => )Date\.now\(\)|clock\.install\(\)/
    const asking = files.filter((file) => /^e2e\/.*\.ts$/.test(file) && asks.test(textOf(file)))
    expect(asking).toEqual(['e2e/support/clock.ts'])
  })
})

describe('the README', () => {
  const readme = textOf('README.md')
  const { scripts } = JSON.parse(textOf('package.json'))

  test('names only scripts that exist', () => {
    const named = [...readme.matchAll(/npm (?:run ([\w:-]+)|(test)\b)/g)].map(
      ([, run, plain]) => run ?? plain ?? '',
    )
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test('links only to files that exist', () => {
    const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) => target)
    const exists = (target: string) =>
      files.some((file) => file === target || file.startsWith(`${target.replace(/\/$/, '')}/`))
    expect(links.filter((target) => !exists(target))).toEqual([])
  })
})

describe('the source', () => {
  const sources = files.filter((file) => /^src\/.*\.tsx?$/.test(file))
  const filesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(textOf(file)))

  test('reads the clock in one place', () => {
    expect(filesWith(/\bnew Date\(\)|\bDate\.now\b/)).toEqual(['src/platform/clock.ts'])
  })

  test('sends and renews in one place', () => {
    expect(filesWith(/\buseMutation\b/)).toEqual(['src/remote/useCommand.ts'])
    const renewing = filesWith(/\.(invalidateQueries|refetchQueries|resetQueries)\(/)
    expect(renewing.filter((file) => !file.startsWith('src/remote/'))).toEqual([])
  })

  test('reads each list by pages again by itself after a failure', () => {
    const count = (file: string, text: string) => textOf(file).split(text).length
    const forgetful = filesWith(/\binfiniteQueryOptions\(/).filter(
      (file) => count(file, 'infiniteQueryOptions(') > count(file, 'refetchInterval: retryPause'),
    )
    expect(forgetful).toEqual([])
  })

  test('puts an error into words in one place', () => {
    const speaking = filesWith(/\b(failureOf|staffWordsOf)\(/)
    expect(speaking.filter((file) => /^src\/(pages|features)\//.test(file))).toEqual([])
  })

  test('has no number fields, which a mouse wheel changes', () => {
    expect(filesWith(/type="number"/)).toEqual([])
  })
})
