import type { Program } from '@/domain/programs/program'
import { nextSibling, type SelectionAction } from '@/domain/programs/programSelection'
import type { ChildChoice } from '@/features/account/useChildren'
import { BookingRow } from './BookingRow'
import styles from './BookingRows.module.css'
import type { useSelection } from './useSelection'

interface Props {
  program: Program
  now: Date
  selection: ReturnType<typeof useSelection>
  overlapping: ReadonlySet<string>
  childList: readonly ChildChoice[]
  onChange: (action: SelectionAction) => void
}

export function BookingRows({ program, now, selection, overlapping, childList, onChange }: Props) {
  const { bookings, rows } = selection
  const childIds = childList.map(({ id }) => id)
  return (
    <>
      <h3 className={styles.heading}>선택한 예약</h3>
      {rows.length === 0 && (
        <p className={`${styles.empty} inset muted text-center`}>선택한 시간이 없습니다.</p>
      )}
      {rows.length > 0 && (
        <ul className="stack-3" aria-label="선택한 예약">
          {rows.map((booking) => (
            <BookingRow
              key={booking.rowId}
              booking={booking}
              childList={childList}
              isOverlapping={overlapping.has(booking.rowId)}
              isGone={selection.isGone(booking)}
              canAddSibling={
                !selection.isGone(booking) &&
                nextSibling(bookings, booking.rowId, childIds, program, now) !== undefined
              }
              onChange={onChange}
            />
          ))}
        </ul>
      )}
    </>
  )
}
