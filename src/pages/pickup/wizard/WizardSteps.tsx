import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { childAvatar } from '@/content/childAvatar'
import { addDays, dayOf, formatDay } from '@/domain/dates/day'
import { formatTime } from '@/domain/dates/seoulTime'
import { formatKRW } from '@/domain/money'
import {
  draftTime,
  type Estimate,
  type ReservationDraft,
} from '@/domain/rides/drafts/reservationDraft'
import {
  mergeDays,
  patternDays,
  type WeeklyPattern,
} from '@/domain/rides/drafts/reservationPattern'
import type { ChildChoice } from '@/features/account/useChildren'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/button/Button'
import { RadioRow } from '@/ui/form/RadioRow'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/Picture'
import { ChildListNotice } from '../form/ChildListNotice'
import { DayPicker } from '../form/DayPicker'
import { useRests } from '../form/useRests'
import { WeeklyPanel } from './WeeklyPanel'
import styles from './WizardSteps.module.css'

interface ChildStepProps {
  childList: readonly ChildChoice[]
  value: string
  onChange: (childId: string) => void
  error: string | undefined
}

export function ChildStep({ childList, value, onChange, error }: ChildStepProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      className="stack-3"
      aria-describedby={error ? 'child-error' : undefined}
    >
      <legend className="sr-only">자녀</legend>
      {childList.map(({ id, name, school }) => (
        <RadioRow
          key={id}
          name="child"
          checked={id === value}
          onChange={() => onChange(id)}
          data-wrong={error ? true : undefined}
          label={
            <span className={`${styles.child} py-3 row-3`}>
              <Picture picture={childAvatar(id)} alt="" className="square-48 pill" />
              <span>
                <b>{name}</b> {school !== '' && <small>{school}</small>}
              </span>
            </span>
          }
        />
      ))}
      <ChildListNotice focusNext={group} />
      <p className="unless-empty danger-note" id="child-error" aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}

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
                  className={`${styles.day} on-tonal touch icons-16 pill text-14 bold tabular nowrap gap-6px`}
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

interface ReviewStepProps {
  draft: ReservationDraft
  estimate: Estimate
}

export function ReviewStep({ draft, estimate }: ReviewStepProps) {
  const names = [...new Set(estimate.items.map(({ child }) => child.name))]
  return (
    <div className="stack-5">
      <dl className="stack-2 inset p-4">
        <Fact name="자녀" value={names.join(', ')} />
        <Fact name="장소" value={`${draft.route.origin?.name} → ${draft.route.dest?.name}`} />
        <Fact
          name="시각"
          value={[draftTime(draft), draft.returnTime]
            .flatMap((time) => (time ? formatTime(time.hour, time.minute) : []))
            .join(' · 돌아오는 시각 ')}
        />
        {draft.memo.trim() !== '' && <Fact name="메모" value={draft.memo.trim()} />}
      </dl>
      <ul className="grid" aria-label="예약할 픽업">
        {estimate.items.map(({ child, date, time, origin, fare }) => (
          <li
            key={`${child.id} ${date} ${origin.id}`}
            className={`${styles.ride} py-3 line-below spread-3 wrap`}
          >
            <span>
              <b className="num">{`${formatDay(date)} ${formatTime(time.hour, time.minute)}`}</b>
              <small className="block note">{`${child.name} · ${origin.name} 출발`}</small>
            </span>
            <b className="tabular nowrap push">{formatKRW(fare.total)}</b>
          </li>
        ))}
      </ul>
      <p className="sum-line wrap bold">
        <span>{`합계 ${estimate.items.length}건`}</span>
        <Amount size={28} isTotal>
          {formatKRW(estimate.total)}
        </Amount>
      </p>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={`${styles.fact} stack-3`}>
      <dt className="muted">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
