import { expect, test } from 'vitest'
import { totals } from '../../scripts/testTotals'

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
