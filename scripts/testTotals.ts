/** A test runner's report; empty if it did not get so far. */
export interface Report {
  numPassedTests?: number
  numFailedTests?: number
  /** Also false when only the preparation failed. */
  success?: boolean
  stats?: { expected?: number; flaky?: number; unexpected?: number }
}

const failedOf = ({ numFailedTests = 0, success = true }: Report): number =>
  numFailedTests === 0 && !success ? 1 : numFailedTests

/** Passed and failed tests; `flaky` ones passed at a retry and count as passed. */
export const totals = (
  unit: Report,
  { stats }: Report,
  rules: Report = {},
): { passed: number; failed: number; flaky: number } => ({
  passed:
    (unit.numPassedTests ?? 0) +
    (rules.numPassedTests ?? 0) +
    (stats?.expected ?? 0) +
    (stats?.flaky ?? 0),
  failed: failedOf(unit) + failedOf(rules) + (stats?.unexpected ?? 0),
  flaky: stats?.flaky ?? 0,
})
