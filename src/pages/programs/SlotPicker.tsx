import { formatDay } from '@/domain/day'
import { type Program, seatsOf, slotsOn } from '@/domain/program'
import { isPicked, type ProgramBooking } from '@/domain/programSelection'
import styles from './SlotPicker.module.css'

interface Props {
  program: Program
  date: string | undefined
  now: Date
  bookings: readonly ProgramBooking[]
  /** Nothing can be picked, as there is no child to book for. */
  isLocked: boolean
  onPress: (slotId: string) => void
}

/** The times of the chosen day. A picked one is pressed again to leave it out. */
export function SlotPicker({ program, date, now, bookings, isLocked, onPress }: Props) {
  const slots = date === undefined ? [] : slotsOn(program, date)
  return (
    <div className={styles.picker}>
      <p className={styles.date} aria-live="polite">
        <span>선택한 날짜</span>
        <b>{date === undefined ? '없음' : formatDay(date)}</b>
      </p>
      {date === undefined || slots.length === 0 ? (
        <p className={styles.empty} role="status">
          선택한 날짜에 예약 가능한 시간이 없습니다.
        </p>
      ) : (
        <ul className={styles.slots} aria-label="시간">
          {slots.map((slot) => {
            const seats = seatsOf(slot, date, now)
            return (
              <li key={slot.slotId}>
                <button
                  className={styles.slot}
                  type="button"
                  disabled={seats === 0 || isLocked}
                  aria-pressed={seats === 0 ? undefined : isPicked(bookings, slot.slotId)}
                  onClick={() => onPress(slot.slotId)}
                >
                  <b>
                    {slot.start}~{slot.end}
                  </b>{' '}
                  <span data-last={seats === 1}>{seats === 0 ? '마감' : `잔여 ${seats}`}</span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
