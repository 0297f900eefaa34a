import { dayOf } from '@/domain/dates/day'
import { formatTime } from '@/domain/dates/seoulTime'
import { nightNote, tariffOn } from '@/domain/rides/fare'
import { hasLeadTime, type TimeOfDay } from '@/domain/rides/reservation'
import { nearDayName } from '@/domain/rides/reservationDraft'
import { ComingFare } from '@/features/prices/FareNow'
import { TimeSelects } from '@/features/rides/TimeSelects'
import { useFares } from '@/remote/publicSettings'
import { Button } from '@/ui/button/Button'
import styles from './WizardScreen.module.css'

interface Props {
  time: TimeOfDay
  onChange: (time: TimeOfDay) => void
  dates: readonly string[]
  /** Removes a day on which the time is not possible. */
  onDropDay: (day: string) => void
  now: Date
  error: string | undefined
}

const usualTimes: readonly TimeOfDay[] = [
  { hour: 13, minute: 0 },
  { hour: 14, minute: 0 },
  { hour: 15, minute: 0 },
  { hour: 16, minute: 30 },
  { hour: 17, minute: 30 },
  { hour: 18, minute: 30 },
]

export function TimeStep({ time, onChange, dates, onDropDay, now, error }: Props) {
  const fares = useFares()
  const [firstDate] = dates
  const isTooSoon = firstDate !== undefined && !hasLeadTime(firstDate, time, now)
  return (
    <div className="stack-5">
      <div className={`${styles.usual} stack-2`}>
        {usualTimes.map((usual) => (
          <button
            key={formatTime(usual.hour, usual.minute)}
            className={`${styles.time} edged rounded text-18 bold tabular on-surface`}
            type="button"
            aria-pressed={usual.hour === time.hour && usual.minute === time.minute}
            onClick={() => onChange(usual)}
          >
            {formatTime(usual.hour, usual.minute)}
          </button>
        ))}
      </div>
      <TimeSelects
        hour={time.hour}
        minute={time.minute}
        onHour={(hour = time.hour) => onChange({ hour, minute: time.minute })}
        onMinute={(minute) => onChange({ hour: time.hour, minute })}
        date={dates.length === 1 ? firstDate : undefined}
        now={now}
        error={error}
      />
      {isTooSoon && dates.length > 1 && (
        <Button tone="tonal" onClick={() => onDropDay(firstDate)}>
          {`${nearDayName(firstDate, now)}은 빼고 예약하기`}
        </Button>
      )}
      <p className="note balance">{nightNote(tariffOn(fares, firstDate ?? dayOf(now)))}</p>
      <ComingFare />
    </div>
  )
}
