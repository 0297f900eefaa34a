import { memo, useState } from 'react'
import { dayOf, monthOf } from '@/domain/dates/day'
import { MonthCalendar } from '@/features/calendar/MonthCalendar'
import styles from './SessionDatePicker.module.css'

interface Props {
  /** Days that can be chosen, ascending. */
  dates: readonly string[]
  date: string | undefined
  now: Date
  onChoose: (date: string) => void
}

/** The months in which something can be booked; only days that can be chosen answer. */
export const SessionDatePicker = memo(function SessionDatePicker({
  dates,
  date,
  now,
  onChoose,
}: Props) {
  const today = dayOf(now)
  const [shownMonth, setShownMonth] = useState<string>()
  const fromMonth = monthOf(dates[0] ?? today)
  const toMonth = monthOf(dates.at(-1) ?? today)
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
      />
    </div>
  )
})
