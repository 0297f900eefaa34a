import { accountRows } from '../failures/accountRows'
import { browserRows } from '../failures/browserRows'
import { careRows } from '../failures/care/careRows'
import { noteRows } from '../failures/care/noteRows'
import { stayRows } from '../failures/care/stayRows'
import { type FailureRows, faults } from '../failures/failureRows'
import { orderRows } from '../failures/orderRows'
import { placeRows } from '../failures/placeRows'
import { publicReadRows } from '../failures/publicReadRows'
import { rideRows } from '../failures/rideRows'
import { seatRows } from '../failures/seatRows'
import { careStaffRows } from '../failures/staff/careStaffRows'
import { contentRows } from '../failures/staff/contentRows'
import { staffRows } from '../failures/staff/staffRows'

/**
 * What happens when something the site depends on fails. Each area has two files in `failures/`: `<area>Rows.ts` says in words
 * what is seen and what still works, `<area>.spec.ts` proves it in a browser, through `proveCells` (each cell is a
 * first visit) or `proveRows` (the four faults one after the other, after one sign-in). A new area's rows are added to
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
  ...stayRows,
  ...noteRows,
  ...placeRows,
  ...staffRows,
  ...careStaffRows,
  ...contentRows,
}

export const failureCells = Object.entries(failureMatrix).flatMap(([dependency, cells]) =>
  faults.map((fault) => ({ dependency, fault, ...cells[fault] })),
)

export const failureTable = [
  '| What fails | How | What a parent sees | What can still be done |',
  '|---|---|---|---|',
  ...failureCells.map(
    ({ dependency, fault, seen, works }) =>
      `| ${dependency} | ${fault} | ${seen} | ${works ?? '–'} |`,
  ),
].join('\n')
