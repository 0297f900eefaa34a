import type { Child } from '@/domain/child'
import type { Program } from '@/domain/program'
import {
  nextSibling,
  overlappingRows,
  type ProgramBooking,
  type SelectionAction,
} from '@/domain/programSelection'
import { BookingRow } from './BookingRow'
import styles from './BookingRows.module.css'

interface Props {
  program: Program
  now: Date
  bookings: readonly ProgramBooking[]
  childList: readonly Child[]
  onChange: (action: SelectionAction) => void
}

/** What is picked: one row for one child at one time. */
export function BookingRows({ program, now, bookings, childList, onChange }: Props) {
  const overlapping = overlappingRows(bookings)
  const childIds = childList.map(({ id }) => id)
  return (
    <>
      <h3 className={styles.heading}>선택한 예약</h3>
      {bookings.length === 0 && <p className={styles.empty}>선택한 시간이 없습니다.</p>}
      {bookings.length > 0 && (
        <ul className={styles.rows} aria-label="선택한 예약">
          {bookings.map((booking) => (
            <BookingRow
              key={booking.rowId}
              booking={booking}
              childList={childList}
              isOverlapping={overlapping.has(booking.rowId)}
              canAddSibling={
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
