import { accountRows } from './failures/accountRows'
import { browserRows } from './failures/browserRows'
import { careRows } from './failures/careRows'
import { careStaffRows } from './failures/careStaffRows'
import { type FailureRows, faults } from './failures/failureRows'
import { noteRows } from './failures/noteRows'
import { orderRows } from './failures/orderRows'
import { publicReadRows } from './failures/publicReadRows'
import { rideRows } from './failures/rideRows'
import { seatRows } from './failures/seatRows'
import { staffRows } from './failures/staffRows'

/**
 * What happens when something the site depends on fails. Each area has two files in `failures/`: `<area>Rows.ts` says in words
 * what is seen and what still works, `<area>.spec.ts` proves it in a browser, through `proveCells` (each cell in a browser of
 * its own) or `proveRows` (the four faults one after the other, after one sign-in). A new area's rows are added to
 * `failureMatrix` below; `npm run docs` writes them into `docs/generated`.
 */
export const failureMatrix: FailureRows = {
  ...publicReadRows,
  ...browserRows,
  ...rideRows,
  ...accountRows,
  ...orderRows,
  ...seatRows,
  ...careRows,
  ...noteRows,
  ...staffRows,
  ...careStaffRows,
}

/** Every cell with its place in the matrix. */
export const failureCells = Object.entries(failureMatrix).flatMap(([dependency, cells]) =>
  faults.map((fault) => ({ dependency, fault, ...cells[fault] })),
)

/** The matrix as `docs/generated/failures.md` prints it. */
export const failureTable = [
  '| What fails | How | What a parent sees | What can still be done |',
  '|---|---|---|---|',
  ...failureCells.map(
    ({ dependency, fault, seen, works }) =>
      `| ${dependency} | ${fault} | ${seen} | ${works ?? '–'} |`,
  ),
].join('\n')
