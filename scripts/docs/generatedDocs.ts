import { activityTable, costTable } from '../../e2e/support/costModel.ts'
import { failureCounts, failureTable } from '../../e2e/support/failureMatrix.ts'
import { jobsTable } from '../../e2e/support/jobs.ts'
import { limitsTable } from './rulesLimits.ts'

const NOTICE = 'Written by `npm run docs`; a test fails when it is out of date.'

const { all, onPages, inBrowser } = failureCounts

export const generatedDocs: Readonly<Record<string, string>> = {
  'failures.md': `# What fails, and what a parent sees

${NOTICE} The rows stand in the files \`*Rows.ts\` of \`tests/failures/rows\` and \`e2e/failures\`;
\`tests/failures\` proves the first on the site's pages, which a local backend fails, \`e2e/failures\` the others in a browser, with a list and a command of the first as a sample.

${all} cells: ${onPages} tried on pages, ${inBrowser} in a browser, ${all - onPages - inBrowser} that cannot happen.

${failureTable}
`,
  'cost.md': `# What a day costs

${NOTICE} The numbers and their assumptions stand in \`e2e/support/costModel.ts\`; \`e2e/site/cost.spec.ts\` counts them in a browser.

${activityTable}

${costTable}
`,
  'jobs.md': `# What a parent does every day

${NOTICE} The numbers stand in \`e2e/support/jobs.ts\`; \`e2e/member/everyday-jobs.spec.ts\` presses as a parent does, on a phone, and counts.

A tap on a link, a button, a day or an answer to a native question is a press; a select takes two.

${jobsTable}
`,
  'limits.md': `# What the largest commits take of the rules' limits

${NOTICE} Of each kind of commit the row of \`tests/rules\` that takes most expressions, and below it the one that looks up more, counted by the local
Firestore, which counts as the official emulator does (\`limitExpressions.ts\`). Rows of the family are a guardian's, whose right is looked up besides. One write may take 1,000 expressions and look up 10 documents, all writes of a commit 20.

${await limitsTable()}
`,
}
