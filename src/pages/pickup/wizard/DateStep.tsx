import { X } from 'lucide-react'
import { useState } from 'react'
import { addDays, dayOf, formatDay } from '@/domain/dates/day'
import type { ReservationDraft } from '@/domain/rides/drafts/reservationDraft'
import {
  mergeDays,
  patternDays,
  type WeeklyPattern,
} from '@/domain/rides/drafts/reservationPattern'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import { DayPicker } from '../form/DayPicker'
import { useRests } from '../form/useRests'
import styles from './DateStep.module.css'
import { WeeklyPanel } from './WeeklyPanel'

interface Props {
  dates: readonly string[]
  onChange: (dates: readonly string[]) => void
  onAddWeekly: (days: readonly string[]) => void
  route: ReservationDraft['route']
  now: Date
  error: string | undefined
}

const FOUR_WEEKS = 28

export function DateStep({ dates, onChange, onAddWeekly, route, now, error }: Props) {
  const today = dayOf(now)
  const [pattern, setPattern] = useState<WeeklyPattern>({
    weekdays: [],
    from: today,
    until: addDays(today, FOUR_WEEKS),
  })
  const { reasonOf } = useRests()
  const restOf = (day: string) => reasonOf(route, day)
  const waiting = patternDays(pattern, today, restOf).days.length
  const drop = (day: string) => onChange(dates.filter((date) => date !== day))
  return (
    <div className={`${styles.step} stack-4`}>
      <Card className="p-5">
        <DayPicker
          dates={dates}
          onPress={(day) => (dates.includes(day) ? drop(day) : onChange(mergeDays(dates, [day])))}
          now={now}
          error={error && waiting > 0 ? `매주 반복의 ‘${waiting}일 추가’를 눌러 주세요.` : error}
        />
        <div className={`${styles.head} min-h-48 spread mt-2 muted`} aria-live="polite">
          <p>
            <span>선택한 날짜</span> <b>{`${dates.length}일`}</b>
          </p>
          {dates.length > 1 && (
            <Button tone="text" onClick={() => onChange([])}>
              모두 빼기
            </Button>
          )}
        </div>
        {dates.length > 0 && (
          <ul className="wrap-2" aria-label="선택한 날짜">
            {dates.map((day) => (
              <li key={day}>
                <button
                  className={`${styles.day} on-tonal touch icons-16 pill text-14 bold tabular nowrap`}
                  type="button"
                  onClick={() => drop(day)}
                >
                  <span>{formatDay(day)}</span> <span className="sr-only">빼기</span>
                  <X aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <WeeklyPanel
        pattern={pattern}
        onChange={setPattern}
        today={today}
        chosen={dates}
        onAdd={onAddWeekly}
        restOf={restOf}
      />
    </div>
  )
}
