import { activityTable, costTable } from '../../e2e/costModel.ts'
import { failureCells, failureTable } from '../../e2e/failureMatrix.ts'

const HEAD = 'Written by `npm run docs`; a test fails when it is out of date.'

const tried = failureCells.filter(({ works }) => works !== undefined).length

/** The documents of `docs/generated`, by file name. */
export const generatedDocs: Readonly<Record<string, string>> = {
  'failures.md': `# What fails, and what a parent sees

${HEAD} The rows stand in \`e2e/failures/*Rows.ts\`; \`e2e/failures/*.spec.ts\` proves them in a browser.

${failureCells.length} cells: ${tried} tried in a browser, ${failureCells.length - tried} that cannot happen.

${failureTable}
`,
  'cost.md': `# What a day costs

${HEAD} The numbers and their assumptions stand in \`e2e/costModel.ts\`; \`e2e/cost.spec.ts\` counts them in a browser.

${activityTable}

${costTable}
`,
}
