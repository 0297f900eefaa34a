import { memo, useState } from 'react'
import { dayOf, monthOf } from '@/domain/dates/day'
import { MonthCalendar } from '@/ui/calendar/MonthCalendar'
import styles from './SessionDatePicker.module.css'

interface Props {
  /** Selectable days, ascending. */
  dates: readonly string[]
  date: string | undefined
  now: Date
  onChoose: (date: string) => void
  /** Default: the month of the last day. */
  lastMonth?: string
  marked?: readonly string[]
  noteOf?: (day: string) => string | undefined
  noneInMonth?: string
}

export const SessionDatePicker = memo(function SessionDatePicker({
  dates,
  date,
  now,
  onChoose,
  lastMonth,
  noneInMonth,
  ...days
}: Props) {
  const today = dayOf(now)
  const [shownMonth, setShownMonth] = useState<string>()
  const fromMonth = monthOf(dates[0] ?? today)
  const toMonth = lastMonth ?? monthOf(dates.at(-1) ?? today)
  const isShowable = shownMonth !== undefined && shownMonth >= fromMonth
  const month = isShowable ? shownMonth : monthOf(date ?? today)
  return (
    <div className={`${styles.calendar} min-0`}>
      <MonthCalendar
        month={month}
        onMonthChange={setShownMonth}
        fromMonth={fromMonth}
        toMonth={toMonth}
        today={today}
        selected={date === undefined ? [] : [date]}
        onPress={onChoose}
        isDisabled={(day) => !dates.includes(day)}
        {...days}
      />
      {noneInMonth !== undefined && !dates.some((day) => monthOf(day) === month) && (
        <p className="pt-2 muted text-center" role="status">
          {noneInMonth}
        </p>
      )}
    </div>
  )
})
