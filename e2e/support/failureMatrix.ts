import { type FailureRows, faults } from '../../tests/failures/rows/failureRows'
import { pageRows } from '../../tests/failures/rows/pageRows'
import { browserRows } from '../failures/browserRows'
import { sessionRows } from '../failures/sessionRows'

/**
 * What happens when something the site depends on fails. `<area>Rows.ts` says in words what is seen and what still works. Rows
 * of documents, accounts and most of the device stand in `tests/failures/rows`, proven by `tests/failures/<area>.test.tsx` on the local backend;
 * what only a browser can prove stands in `e2e/failures`, with a spec beside it (`proveCells`: each cell is a first visit). A new area's rows are added to `pageRows` or to `browserMatrix` below;
 * `npm run docs` writes them into `docs/generated`.
 */
const browserMatrix: FailureRows = {
  ...browserRows,
  ...sessionRows,
}

const cellsOf = (rows: FailureRows) =>
  Object.entries(rows).flatMap(([dependency, cells]) =>
    faults.map((fault) => ({ dependency, fault, ...cells[fault] })),
  )
const countTried = (rows: FailureRows): number =>
  cellsOf(rows).filter(({ works }) => works !== undefined).length

const cells = cellsOf({ ...pageRows, ...browserMatrix })

export const failureCounts = {
  all: cells.length,
  onPages: countTried(pageRows),
  inBrowser: countTried(browserMatrix),
}

export const failureTable = [
  '| What fails | How | What a parent sees | What can still be done |',
  '|---|---|---|---|',
  ...cells.map(
    ({ dependency, fault, seen, works }) =>
      `| ${dependency} | ${fault} | ${seen} | ${works ?? '–'} |`,
  ),
].join('\n')
