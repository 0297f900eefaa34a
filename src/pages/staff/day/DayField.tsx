import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addDays, isDay, weekdayLabel, weekdayOf } from '@/domain/dates/day'
import { IconButton } from '@/ui/button/IconButton'
import styles from './DayField.module.css'

export interface DayFieldProps {
  day: string
  goToDay: (day: string) => void
  /** Gets each date while one is typed. */
  enterDay: (day: string) => void
}

export function DayField({ day, goToDay, enterDay }: DayFieldProps) {
  return (
    <div className={styles.day}>
      <IconButton label="이전 날" onClick={() => goToDay(addDays(day, -1))}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <div className={styles.date}>
        <input
          type="date"
          aria-label="날짜"
          value={day}
          onChange={({ target }) => {
            if (isDay(target.value)) enterDay(target.value)
          }}
        />
        <span aria-hidden="true">{`(${weekdayLabel(weekdayOf(day))})`}</span>
      </div>
      <IconButton label="다음 날" onClick={() => goToDay(addDays(day, 1))}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  )
}
