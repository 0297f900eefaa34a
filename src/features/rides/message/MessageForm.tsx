import { useId, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import {
  lateText,
  lateTimes,
  MAX_MESSAGE,
  type MessageSubject,
  messageHint,
  type RideMessage,
  type RideMessageKind,
  rideMessageLabels,
} from '@/domain/rides/rideMessage'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { Form } from '@/ui/form/Form'
import { RadioRow } from '@/ui/form/RadioRow'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { CommandFailure } from '@/ui/message/CommandFailure'
import styles from './MessageForm.module.css'
import { useMessageForm } from './useMessageForm'

interface Props {
  kinds: readonly RideMessageKind[]
  about: MessageSubject
  summary: Elements
  /** Said while 「쉬어요」 is chosen. */
  restAdvice?: Elements
  /** What stands in place of words and 「보내기」 while 「약을 챙겨 주세요」 is chosen. */
  medicineForm?: Elements
  onClose: () => void
  onDone: (message: string) => void
}

/** Content of dialog 「아지트에 알리기」, for rides and stays (specification 6, section 5). */
export function MessageForm({
  kinds,
  about,
  summary,
  restAdvice,
  medicineForm,
  onClose,
  onDone,
}: Props) {
  const headingId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { form, kindField, submit, command } = useMessageForm(about, () =>
    onDone('아지트에 알렸어요.'),
  )
  const chosen = useWatch({ control: form.control, name: 'kind' })
  const inPlace = chosen === 'medicine' && medicineForm
  return (
    <Form className="stack-5" onSubmit={submit}>
      {summary}
      <div role="radiogroup" aria-labelledby={headingId}>
        <p className={`${styles.legend} note mb-2 bold`} id={headingId}>
          알릴 내용
        </p>
        <div className="stack-2">
          {kinds.map((kind) => (
            <RadioRow key={kind} {...kindField} value={kind} label={rideMessageLabels[kind]} />
          ))}
        </div>
      </div>
      {chosen === 'absent' && restAdvice}
      {chosen === 'late' && <LateTimes form={form} />}
      {inPlace || (
        <TextAreaField
          form={form}
          name="text"
          label="내용"
          hint={messageHint(chosen)}
          rows={3}
          limit={MAX_MESSAGE}
        />
      )}
      <CommandFailure command={command} onRetry={() => void submit()} focusNext={button} />
      <DialogFoot>
        <Button size="large" onClick={onClose}>
          닫기
        </Button>
        {!inPlace && (
          <Button ref={button} type="submit" tone="primary" size="large" isBusy={command.isBusy}>
            보내기
          </Button>
        )}
      </DialogFoot>
    </Form>
  )
}

type MessageFormReturn = UseFormReturn<Pick<RideMessage, 'kind' | 'text'>>

function LateTimes({ form }: { form: MessageFormReturn }) {
  const text = useWatch({ control: form.control, name: 'text' })
  const fill = (words: string) =>
    form.setValue('text', words, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  return (
    <fieldset aria-label="늦는 시간" className={`${styles.times} grid gap-2`}>
      {lateTimes.map((time) => (
        <Button
          key={time}
          tone={text === lateText(time) ? 'tonal' : 'line'}
          onClick={() => fill(lateText(time))}
        >
          {time}
        </Button>
      ))}
    </fieldset>
  )
}
