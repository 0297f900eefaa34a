import { type CareRow, type PassesAndUses, passSlotsOfRows, rowStart } from '@/domain/care/careCart'
import { careProgramId } from '@/domain/care/careSession'
import type { SeatRow } from './commands'

interface Family extends Pick<PassesAndUses, 'passes' | 'usesOf'> {
  uid: string
  children: readonly { id: string; name: string }[]
}

/** What is sent for these rows; those of an unknown child or pass are left out. */
export function careSeats(
  rows: readonly CareRow[],
  { uid, children, passes, usesOf }: Family,
): SeatRow<CareRow>[] {
  const slots = passSlotsOfRows(rows, { passes, usesOf })
  return rows.flatMap((row) => {
    const child = children.find(({ id }) => id === row.childId)
    const pass = passes.find(({ id }) => id === row.passId)
    if (!child || !pass) return []
    return [
      {
        row,
        seat: {
          sessionId: row.slotId,
          uid,
          childId: child.id,
          childName: child.name,
          programId: careProgramId(row.branchId),
          startsAt: rowStart(row),
        },
        pass: { passId: pass.id, orderId: pass.orderId, slots: slots.get(row.rowId) ?? [] },
      },
    ]
  })
}
