import { useId, useState } from 'react'
import { dayOf, formatDay, monthOf } from '@/domain/dates/day'
import { MonthCalendar } from '@/ui/calendar/MonthCalendar'
import { Skeleton } from '@/ui/message/Skeleton'
import styles from './DayPicker.module.css'

interface Props {
  dates: readonly string[]
  onPress: (day: string) => void
  now: Date | undefined
  error: string | undefined
}

export function DayPicker({ dates, onPress, now, error }: Props) {
  const errorId = useId()
  const [shownMonth, setShownMonth] = useState<string>()
  const today = now && dayOf(now)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take the focus when the day is missing.
    <div
      className={`${styles.picker} rounded`}
      role="group"
      aria-label="날짜"
      aria-describedby={error ? errorId : undefined}
      tabIndex={-1}
      data-wrong={error ? true : undefined}
    >
      {today === undefined ? (
        <Skeleton height="356px" />
      ) : (
        <MonthCalendar
          month={shownMonth ?? monthOf(dates[0] ?? today)}
          onMonthChange={setShownMonth}
          fromMonth={monthOf(today)}
          today={today}
          selected={dates}
          onPress={onPress}
          isDisabled={(day) => day < today}
        />
      )}
      <p className="unless-empty danger-note mt-2" id={errorId} aria-live="polite">
        {error}
      </p>
    </div>
  )
}

export function chosenDaysText(dates: readonly string[]): string {
  const [first] = dates
  if (first === undefined) return '선택 전'
  return dates.length === 1 ? formatDay(first) : `${formatDay(first)} 외 ${dates.length - 1}일`
}
