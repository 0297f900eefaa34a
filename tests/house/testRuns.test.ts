import { execFileSync } from 'node:child_process'
import picomatch from 'picomatch'
import { describe, expect, test } from 'vitest'
import playwright from '../../playwright.config'
import { totals } from '../../scripts/testTotals'
import { projectFiles } from '../../vitest.config'
import rules from '../../vitest.rules.config'

const testFiles = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))

const projects: Record<string, readonly string[]> = {
  ...projectFiles,
  rules: rules.test?.include ?? [],
  'end to end': [`${playwright.testDir}/**/*.spec.ts`],
}

describe('every test file is run', () => {
  test('there are test files', () => expect(testFiles.length).toBeGreaterThan(100))

  test.each(testFiles)('%s belongs to exactly one project', (file) => {
    const names = Object.keys(projects).filter((name) =>
      picomatch.isMatch(file, [...(projects[name] ?? [])]),
    )
    expect(names).toHaveLength(1)
  })
})

describe('a test that passed at the second try only', () => {
  test('counts as failed', () => {
    const unit = { numPassedTests: 10, numFailedTests: 1 }
    const e2e = { stats: { expected: 5, flaky: 2, unexpected: 3 } }
    expect(totals(unit, e2e)).toEqual({ passed: 15, failed: 6 })
    expect(totals({}, {})).toEqual({ passed: 0, failed: 0 })
    const rules = { numPassedTests: 4, numFailedTests: 1 }
    expect(totals(unit, e2e, rules)).toEqual({ passed: 19, failed: 7 })
  })

  test('fails the run', () => {
    expect(playwright.failOnFlakyTests).toBe(true)
  })
})
