import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import {
  addWeeklyDays,
  draftProblems,
  draftTime,
  estimateDraft,
} from '@/domain/rides/reservationDraft'
import {
  nextStep,
  previousStep,
  type ReservationStep,
  stepPaths,
  stepProblems,
} from '@/domain/rides/reservationSteps'
import { paths } from '@/domain/site/paths'
import { now as clockNow } from '@/platform/clock'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { Form } from '@/ui/form/Form'
import { Card } from '@/ui/layout/Card'
import { fieldErrors, focusFirstError } from '../form/fieldErrors'
import { OptionFields } from '../form/OptionFields'
import { useDraft } from '../form/useDraft'
import { ChildStep } from './ChildStep'
import { DateStep } from './DateStep'
import { ReviewStep } from './ReviewStep'
import { RouteStep } from './RouteStep'
import { TimeStep } from './TimeStep'
import styles from './WizardScreen.module.css'

interface Props {
  step: ReservationStep
  now: Date
  onFinish: () => void
}

/** A step with 「이전」 and 「다음」; the last adds to the cart. */
export function WizardScreen({ step, now, onFinish }: Props) {
  const { draft: entered, update, childList } = useDraft()
  const [hasTried, setHasTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  // Continuing confirms the time shown.
  const draft = step === 'time' ? { ...entered, time: draftTime(entered) } : entered
  const errors = fieldErrors(stepProblems(step, draftProblems(draft, childList, now)), hasTried)
  const previous = previousStep(step)
  const next = nextStep(step)

  const onContinue = (event: FormEvent) => {
    event.preventDefault()
    if (stepProblems(step, draftProblems(draft, childList, clockNow())).length > 0) {
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
    review: () => <ReviewStep draft={draft} estimate={estimateDraft(draft, childList)} />,
  }

  return (
    <Form className={styles.form} ref={form} onSubmit={onContinue}>
      {step === 'date' ? content.date() : <Card className={styles.card}>{content[step]()}</Card>}
      <div className={styles.bar}>
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
