import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { dayOf } from '@/domain/dates/day'
import { formatTime } from '@/domain/dates/seoulTime'
import {
  addWeeklyDays,
  draftProblems,
  draftTime,
  estimateDraft,
  nearDayName,
  quoteDraft,
  type ReservationDraft,
  routeDistanceKm,
} from '@/domain/rides/drafts/reservationDraft'
import {
  nextStep,
  previousStep,
  type ReservationStep,
  stepPaths,
  stepProblems,
} from '@/domain/rides/drafts/reservationSteps'
import { nightNote, tariffOn } from '@/domain/rides/fares/fare'
import { hasLeadTime, type TimeOfDay } from '@/domain/rides/reservations/reservation'
import { paths } from '@/domain/site/paths'
import type { ChildChoice } from '@/features/account/useChildren'
import { ComingFare } from '@/features/prices/FareNow'
import { TimeSelects } from '@/features/rides/TimeSelects'
import { now as clockNow } from '@/platform/clock'
import { useFares } from '@/remote/publicSettings'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { Form } from '@/ui/form/Form'
import { Card } from '@/ui/layout/Card'
import { FareList } from '../form/FareList'
import { type FieldErrors, fieldErrors, focusFirstError } from '../form/fieldErrors'
import { OptionFields } from '../form/OptionFields'
import { RouteFields } from '../form/RouteFields'
import { RouteFigure } from '../form/RouteFigure'
import { useDraft } from '../form/useDraft'
import styles from './WizardScreen.module.css'
import { ChildStep, DateStep, ReviewStep } from './WizardSteps'

interface Props {
  step: ReservationStep
  now: Date
  onFinish: () => void
}

/** A step with 「이전」 and 「다음」; the last adds to the cart. */
export function WizardScreen({ step, now, onFinish }: Props) {
  const { draft: entered, update, childList, restOf } = useDraft()
  const fares = useFares()
  const [hasTried, setHasTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  // Continuing confirms the time shown.
  const draft = step === 'time' ? { ...entered, time: draftTime(entered) } : entered
  const errors = fieldErrors(
    stepProblems(step, draftProblems(draft, childList, now, restOf)),
    hasTried,
  )
  const previous = previousStep(step)
  const next = nextStep(step)

  const onContinue = (event: FormEvent) => {
    event.preventDefault()
    if (stepProblems(step, draftProblems(draft, childList, clockNow(), restOf)).length > 0) {
      flushSync(() => setHasTried(true))
      focusFirstError(form.current)
      return
    }
    if (step === 'time') update({ time: draft.time })
    if (next) navigate(stepPaths[next])
    else onFinish()
  }

  const content: Record<ReservationStep, () => Elements> = {
    child: () => (
      <ChildStep
        childList={childList}
        value={draft.childId}
        onChange={(childId) => update({ childId })}
        error={errors.child}
      />
    ),
    date: () => (
      <DateStep
        dates={draft.dates}
        onChange={(dates) => update({ dates })}
        onAddWeekly={(days) => update(addWeeklyDays(draft, days))}
        route={draft.route}
        now={now}
        error={errors.date}
      />
    ),
    time: () => (
      <TimeStep
        time={draftTime(draft)}
        onChange={(time) => update({ time })}
        dates={draft.dates}
        onDropDay={(day) => update({ dates: draft.dates.filter((date) => date !== day) })}
        now={now}
        error={errors.time}
      />
    ),
    route: () => <RouteStep draft={draft} update={update} childList={childList} errors={errors} />,
    options: () => (
      <OptionFields draft={draft} update={update} childList={childList} errors={errors} />
    ),
    review: () => <ReviewStep draft={draft} estimate={estimateDraft(draft, childList, fares)} />,
  }

  return (
    <Form className="min-0 stack-5" ref={form} onSubmit={onContinue}>
      {step === 'date' ? (
        content.date()
      ) : (
        <Card className={`${styles.card} p-6-5 min-0`}>{content[step]()}</Card>
      )}
      <div className={`${styles.bar} sticky-bar wrap-3`}>
        <Button
          size="large"
          onClick={() => navigate(previous ? stepPaths[previous] : paths.pickup)}
        >
          이전
        </Button>
        <Button className={styles.next} tone="primary" size="large" type="submit">
          {next ? '다음' : '장바구니 담기'}
        </Button>
      </div>
    </Form>
  )
}

interface RouteStepProps {
  draft: ReservationDraft
  update: (change: Partial<ReservationDraft>) => void
  childList: readonly ChildChoice[]
  errors: FieldErrors
}

function RouteStep({ draft, update, childList, errors }: RouteStepProps) {
  const { route } = draft
  const quote = quoteDraft(draft, childList, useFares(), dayOf(clockNow()))
  return (
    <div className={`${styles.step} stack-5`}>
      <RouteFields route={route} onChange={(next) => update({ route: next })} errors={errors} />
      <RouteFigure origin={route.origin} dest={route.dest} km={routeDistanceKm(route)} />
      {quote && (
        <section aria-label="예상 요금">
          <h2 className="mb-3 text-18">
            <span>{'예상 요금 '}</span>
            {quote.rideCount > 1 && (
              <small className="accent text-14">{`${quote.rideCount}건`}</small>
            )}
          </h2>
          <FareList fare={quote.fare} totalKRW={quote.fare.total} />
        </section>
      )}
    </div>
  )
}

interface TimeStepProps {
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

function TimeStep({ time, onChange, dates, onDropDay, now, error }: TimeStepProps) {
  const fares = useFares()
  const [firstDate] = dates
  const isTooSoon = firstDate !== undefined && !hasLeadTime(firstDate, time, now)
  return (
    <div className="stack-5">
      <div className={`${styles.usual} stack-2`}>
        {usualTimes.map((usual) => (
          <button
            key={formatTime(usual.hour, usual.minute)}
            className={`${styles.time} min-h-56 edged rounded text-18 bold tabular on-surface`}
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
