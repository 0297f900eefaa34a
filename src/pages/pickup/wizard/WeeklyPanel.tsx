import {
  addDays,
  formatDay,
  isDay,
  LAST_DAY,
  weekdayLabel,
  weekdaysFromMonday,
} from '@/domain/dates/day'
import {
  MAX_PATTERN_DAYS,
  patternDays,
  type WeeklyPattern,
} from '@/domain/rides/drafts/reservationPattern'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/form/Field'
import { Card } from '@/ui/layout/Card'
import styles from './WeeklyPanel.module.css'

interface Props {
  pattern: WeeklyPattern
  onChange: (pattern: WeeklyPattern) => void
  today: string
  chosen: readonly string[]
  onAdd: (days: readonly string[]) => void
  restOf: (day: string) => string | undefined
}

/** 매주 반복; skipped days are listed before adding. */
export function WeeklyPanel({ pattern, onChange, today, chosen, onAdd, restOf }: Props) {
  const { weekdays: picked, from, until } = pattern
  const isPeriod = isDay(from) && isDay(until) && from <= until
  const { days, skipped } = patternDays(pattern, today, restOf)
  const fresh = days.filter((day) => !chosen.includes(day))

  return (
    <Card as="section" className="stack-4 p-5">
      <h2 className="text-18">매주 반복</h2>
      <fieldset className={`${styles.weekdays} grid gap-6px`}>
        <legend className="sr-only">반복할 요일</legend>
        {weekdaysFromMonday.map((weekday) => (
          <button
            key={weekday}
            className={`${styles.weekday} min-h-48 edged rounded bold`}
            type="button"
            aria-label={`매주 ${weekdayLabel(weekday)}요일`}
            aria-pressed={picked.includes(weekday)}
            onClick={() =>
              onChange({
                ...pattern,
                weekdays: picked.includes(weekday)
                  ? picked.filter((other) => other !== weekday)
                  : [...picked, weekday],
              })
            }
          >
            {weekdayLabel(weekday)}
          </button>
        ))}
      </fieldset>
      <div className={`${styles.period} stack-3`}>
        <Field label="언제부터">
          {(control) => (
            <input
              {...control}
              type="date"
              value={from}
              min={today}
              max={LAST_DAY}
              onChange={({ target }) => onChange({ ...pattern, from: target.value })}
            />
          )}
        </Field>
        <Field
          label="언제까지"
          error={isPeriod ? undefined : '끝나는 날을 시작하는 날 뒤로 골라 주세요.'}
        >
          {(control) => (
            <input
              {...control}
              type="date"
              value={until}
              min={from}
              max={isDay(from) ? addDays(from, MAX_PATTERN_DAYS - 1) : LAST_DAY}
              onChange={({ target }) => onChange({ ...pattern, until: target.value })}
            />
          )}
        </Field>
      </div>
      <div className="unless-empty stack-2 note" aria-live="polite">
        {picked.length > 0 && isPeriod && (
          <p>
            <b className="plain">{`${days.length}일`}</b>
            {days.length > 0 && <span>{` · ${days.map(shortDay).join(', ')}`}</span>}
          </p>
        )}
        {picked.length > 0 && skipped.length > 0 && (
          <>
            <p className="plain bold">쉬는 날은 건너뛰어요</p>
            <ul className="stack-1" aria-label="건너뛰는 날">
              {skipped.map(({ day, reason }) => (
                <li key={day}>{`${formatDay(day)} ${reason}`}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Button
        tone="tonal"
        size="large"
        isBlock
        disabled={fresh.length === 0}
        onClick={() => onAdd(fresh)}
      >
        {fresh.length > 0 ? `${fresh.length}일 추가` : '추가할 날이 없어요'}
      </Button>
    </Card>
  )
}

const shortDay = (day: string) => formatDay(day).slice(5)
