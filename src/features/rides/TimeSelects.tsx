import { Clock } from 'lucide-react'
import {
  hasLeadTime,
  reservationHours,
  reservationMinutes,
  type TimeOfDay,
} from '@/domain/rides/reservations/reservation'
import { Select } from '@/ui/form/Select'

interface Props {
  hour: number | undefined
  minute: number
  onHour: (hour: number | undefined) => void
  onMinute: (minute: number) => void
  /** The first chosen day; its past hours are disabled. */
  date: string | undefined
  now: Date | undefined
  error: string | undefined
}

export function TimeSelects({ hour, minute, onHour, onMinute, date, now, error }: Props) {
  const isOver = (time: TimeOfDay) =>
    date !== undefined && now !== undefined && !hasLeadTime(date, time, now)
  const lastMinute = reservationMinutes.at(-1) ?? 0
  return (
    <div className="two-columns top stack-3">
      <Select
        label="시"
        icon={<Clock aria-hidden="true" />}
        error={error}
        value={hour ?? ''}
        onChoose={(value) => onHour(value === '' ? undefined : Number(value))}
      >
        <option value="">선택</option>
        {reservationHours.map((value) => (
          <option key={value} value={value} disabled={isOver({ hour: value, minute: lastMinute })}>
            {`${value}시`}
          </option>
        ))}
      </Select>
      <Select label="분" value={minute} onChoose={(value) => onMinute(Number(value))}>
        {reservationMinutes.map((value) => (
          <option
            key={value}
            value={value}
            disabled={hour !== undefined && isOver({ hour, minute: value })}
          >
            {`${String(value).padStart(2, '0')}분`}
          </option>
        ))}
      </Select>
    </div>
  )
}
