import { memo, useState } from 'react'
import { dayOf, monthOf } from '@/domain/dates/day'
import { MonthCalendar } from './MonthCalendar'
import styles from './SessionDatePicker.module.css'

interface Props {
  /** Days that can be chosen, ascending. */
  dates: readonly string[]
  date: string | undefined
  now: Date
  onChoose: (date: string) => void
  /** The last month that can be shown; that of the last day otherwise. */
  lastMonth?: string
  /** Days that hold something already. */
  marked?: readonly string[]
  /** What else is said of a day. */
  noteOf?: (day: string) => string | undefined
  /** Said under a month in which no day can be chosen. */
  noneInMonth?: string
}

/** The months in which something can be booked; only days that can be chosen answer. */
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
  // A month that is over by now is left behind.
  const isShowable = shownMonth !== undefined && shownMonth >= fromMonth
  const month = isShowable ? shownMonth : monthOf(date ?? today)
  return (
    <div className={styles.calendar}>
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
        <p className={styles.none} role="status">
          {noneInMonth}
        </p>
      )}
    </div>
  )
})
