import { describe, expect, test } from 'vitest'
import playwright from '../../playwright.config'
import { totals } from '../../scripts/testTotals'

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
