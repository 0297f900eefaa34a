/** What the two test runners write; a runner that did not come so far wrote nothing. */
export interface Report {
  numPassedTests?: number
  numFailedTests?: number
  /** False also where no test failed but what was to prepare them. */
  success?: boolean
  stats?: { expected?: number; flaky?: number; unexpected?: number }
}

const failedOf = ({ numFailedTests = 0, success = true }: Report): number =>
  numFailedTests === 0 && !success ? 1 : numFailedTests

/** How many tests passed and failed in all; `flaky` ones failed and passed when they were tried again, and count as passed. */
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
