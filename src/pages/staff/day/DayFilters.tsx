import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import {
  addDays,
  formatShortDay,
  isDay,
  LAST_DAY,
  weekdayLabel,
  weekdayOf,
} from '@/domain/dates/day'
import { IconButton } from '@/ui/button/IconButton'
import type { Elements } from '@/ui/elements'
import styles from './DayFilters.module.css'

interface Props extends DayFieldProps {
  /** Phones show the date in short and a search as a button, beside each other. */
  isOneRow?: boolean
  children: Elements
}

export function DayFilters({ isOneRow = false, children, ...day }: Props) {
  return (
    <div className={`${styles.filters} wrap-2 screen-only`} data-one-row={isOneRow || undefined}>
      <div className={styles.day}>
        <DayField {...day} isShort={isOneRow} />
      </div>
      {children}
    </div>
  )
}

interface DayFieldProps {
  day: string
  goToDay: (day: string) => void
  /** Gets each date while one is typed. */
  enterDay: (day: string) => void
  /** On phones `11.26(목)` is drawn over the field. */
  isShort?: boolean
}

export function DayField({ day, goToDay, enterDay, isShort = false }: DayFieldProps) {
  // What is half typed, with the day that was shown meanwhile.
  const [typed, setTyped] = useState({ text: day, shown: day })
  const type = (text: string) => {
    const isWhole = isDay(text)
    setTyped({ text, shown: isWhole ? text : day })
    if (isWhole) enterDay(text)
  }
  return (
    <div
      className={`${styles.field} edged grid rounded on-surface`}
      data-short={isShort || undefined}
    >
      <IconButton label="이전 날" onClick={() => goToDay(addDays(day, -1))}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <div className={`${styles.date} to-middle row-1 wrap bold tabular nowrap`}>
        <input
          type="date"
          aria-label="날짜"
          max={LAST_DAY}
          value={typed.shown === day ? typed.text : day}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped({ text: day, shown: day })}
        />
        {isShort && (
          <span className={styles.short} aria-hidden="true">
            {formatShortDay(day)}
          </span>
        )}
        <span
          className={styles.weekday}
          aria-hidden="true"
        >{`(${weekdayLabel(weekdayOf(day))})`}</span>
      </div>
      <IconButton label="다음 날" onClick={() => goToDay(addDays(day, 1))}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  )
}
