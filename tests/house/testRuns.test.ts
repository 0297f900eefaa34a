import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mirroredTests } from '../../scripts/mirroredTests'
import { totals } from '../../scripts/testTotals'
import { projectFiles } from '../../vitest.config'

test('the tests of all runners are counted; flaky ones pass and are counted apart', () => {
  const unit = { numPassedTests: 10, numFailedTests: 1 }
  const e2e = { stats: { expected: 5, flaky: 2, unexpected: 3 } }
  expect(totals(unit, e2e)).toEqual({ passed: 17, failed: 4, flaky: 2 })
  expect(totals({}, {})).toEqual({ passed: 0, failed: 0, flaky: 0 })
  const rules = { numPassedTests: 4, numFailedTests: 1 }
  expect(totals(unit, e2e, rules)).toEqual({ passed: 21, failed: 5, flaky: 2 })
})

test('a run that failed before its first test counts as one failure', () => {
  const rules = { numPassedTests: 4, numFailedTests: 0, success: false }
  expect(totals({}, {}, rules)).toEqual({ passed: 4, failed: 1, flaky: 0 })
})

test('a quick run takes the tests that stand where the change stands', () => {
  const folders = ['tests/domain/rides', 'tests/pages/my', 'tests/emulators/auth']
  const beside = (...changed: string[]) => mirroredTests(changed, (path) => folders.includes(path))
  expect(beside('src/domain/rides/fares/fare.ts', 'src/domain/rides/window.ts')).toEqual([
    'tests/domain/rides',
  ])
  expect(beside('src/pages/my/care/row/Row.tsx')).toEqual(['tests/pages/my'])
  expect(beside('emulators/auth/server.ts')).toEqual(['tests/emulators/auth'])
  expect(beside('tests/pages/my/openMyPage.tsx', 'tests/stores/cart.test.ts')).toEqual([
    'tests/pages/my',
    'tests/stores/cart.test.ts',
  ])
  expect(beside('firestore.rules')).toEqual(['tests/emulators/firestore/rules'])
  expect(beside('src/main.tsx', 'README.md', 'tests/setup.ts')).toEqual([])
})

test('what counts all timers of its process has one of its own', () => {
  const counting = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file}`)
    .filter((file) => file.endsWith('.test.tsx'))
    .filter((file) => readFileSync(file, 'utf8').includes('vi.getTimerCount()'))
  expect(counting.length).toBeGreaterThan(0)
  expect(counting.filter((file) => !projectFiles.alone.includes(file))).toEqual([])
})
