import { useState } from 'react'
import { careDayNote } from '@/domain/care/careDayNote'
import { windowEnd } from '@/domain/care/passUses'
import { addDays, dayOf, daysBetween, weekdayLabel, weekdayOf } from '@/domain/dates/day'
import type { Pass } from '@/domain/orders/pass'
import type { Closures } from '@/domain/places/closures'
import { dayLabel } from '@/ui/calendar/MonthCalendar'
import styles from './CareDayLine.module.css'

interface Props {
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
export function CareDayLine(props: Props) {
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
                className={`${styles.day} rounded edged nowrap center relative rigid semibold tabular on-surface`}
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
