import { CalendarCheck, Check } from 'lucide-react'
import { useId, useState } from 'react'
import { type CareTimeState, careTimeState } from '@/domain/care/careBooking'
import { careDayNote } from '@/domain/care/careDayNote'
import { careTimesOf } from '@/domain/care/careSession'
import { windowEnd } from '@/domain/care/passUses'
import { addDays, dayOf, daysBetween, weekdayLabel, weekdayOf } from '@/domain/dates/day'
import type { Pass } from '@/domain/orders/pass'
import type { Closures } from '@/domain/places/closures'
import { URGENT_SEATS } from '@/domain/programs/program'
import { closedSessionText, type ProgramSession } from '@/domain/programs/programSession'
import { canWatch } from '@/domain/programs/seatWatch'
import { WatchButton } from '@/features/programs/seat-watch/WatchButton'
import { dayLabel } from '@/ui/calendar/MonthCalendar'
import styles from './CareTimeRow.module.css'
import type { CareRows } from './useCareRows'

interface Props {
  session: ProgramSession
  childId: string | undefined
  rows: CareRows
  now: Date
  onPress: () => void
}

const notOpenLabels: Record<Exclude<CareTimeState, 'open' | 'closed'>, string> = {
  over: '마감',
  full: '마감',
  booked: '예약함',
}

/** A session: a press selects or deselects it; a full one has 「빈자리 알림」. */
export function CareTimeRow({ session, childId, rows, now, onPress }: Props) {
  const id = useId()
  const { start, end } = careTimesOf(session)
  const seats = session.capacity - session.taken
  const state = careTimeState(session, childId, rows.bookings, now)
  const isPicked = rows.rows.some((row) => row.slotId === session.id && row.childId === childId)
  const isOpen = state === 'open'
  return (
    <li className={`${styles.item} stack-2`} data-full={state === 'full' || undefined}>
      <button
        id={id}
        className={`${styles.time} edged-softly wrap-3 rounded tabular middle full on-surface icons-18 min-h-60 p-2-4`}
        type="button"
        disabled={!isOpen}
        aria-pressed={isOpen ? isPicked : undefined}
        onClick={onPress}
      >
        <b className="text-18 bold tight nowrap">{`${start}~${end}`}</b>{' '}
        {isOpen ? (
          <span data-last={seats <= URGENT_SEATS || undefined}>{`잔여 ${seats}석`}</span>
        ) : (
          <span>
            {state === 'booked' && <CalendarCheck aria-hidden="true" />}
            <span>
              {state === 'closed' ? closedSessionText('휴원', session) : notOpenLabels[state]}
            </span>
          </span>
        )}
        {isOpen && (
          <i className={`${styles.check} center icons-16`}>
            {isPicked && <Check aria-hidden="true" />}
          </i>
        )}
      </button>
      {state === 'full' && canWatch(session, now) && (
        <WatchButton session={session} describedBy={id} />
      )}
    </li>
  )
}

interface CareDayLineProps {
  /** Those that can be booked, ascending. */
  days: readonly string[]
  date: string | undefined
  branchId: string
  pass: Pass
  closures: Closures
  /** Days with a picked time. */
  marked: readonly string[]
  now: Date
  onChoose: (day: string) => void
}

/** A button for each day of the pass's window; pressed, one that cannot be booked says why (specification 8, section 2). */
export function CareDayLine(props: CareDayLineProps) {
  const { days, date, branchId, pass, closures, marked, now, onChoose } = props
  const [refused, setRefused] = useState<string>()
  const today = dayOf(now)
  const noteOf = (day: string) => careDayNote(day, { closures, branchId, pass }, now)
  const all = Array.from({ length: daysBetween(today, windowEnd(pass, today)) + 1 }, (_, index) =>
    addDays(today, index),
  )
  const press = (day: string) => {
    const isOpen = days.includes(day)
    setRefused(isOpen ? undefined : day)
    if (isOpen) onChoose(day)
  }
  return (
    <>
      <ul className={`${styles.line} flex gap-2`}>
        {all.map((day) => {
          const isOpen = days.includes(day)
          return (
            <li key={day}>
              <button
                type="button"
                className={`${styles.day} rounded edged nowrap center relative rigid semibold tabular on-surface min-h-48`}
                aria-pressed={day === date}
                aria-disabled={!isOpen || undefined}
                aria-label={dayLabel(day, [
                  day === today && '오늘',
                  day === date && '선택됨',
                  marked.includes(day) && '담은 시간 있음',
                  !isOpen && noteOf(day).name,
                ])}
                data-marked={marked.includes(day) || undefined}
                onClick={() => press(day)}
              >
                <span>{`${weekdayLabel(weekdayOf(day))} ${Number(day.slice(-2))}`}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <p className="unless-empty note mt-2" role="status">
        {refused === undefined ? '' : noteOf(refused).sentence}
      </p>
    </>
  )
}
