import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useRef } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  checkRideMessage,
  lateText,
  lateTimes,
  MAX_MESSAGE,
  type MessageSubject,
  messageHint,
  messageKinds,
  type RideMessage,
  type RideMessageKind,
  rideMessageLabels,
} from '@/domain/rides/booked/rideMessage'
import { tidyText } from '@/domain/text/tidyText'
import { useMember } from '@/remote/useMember'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { Form } from '@/ui/form/Form'
import { RadioRow } from '@/ui/form/RadioRow'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { useSendMessage } from './commands'
import styles from './MessageForm.module.css'

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
        <p className="note mb-2 bold" id={headingId}>
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
      <DialogFoot onClose={onClose}>
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
    <fieldset aria-label="늦는 시간" className={`${styles.times} thirds grid gap-2`}>
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

type MessageEntry = Pick<RideMessage, 'kind' | 'text'>

/** Whether words are needed depends on the kind. */
const messageSchema: z.ZodMiniType<MessageEntry, MessageEntry> = z
  .object({ kind: z.enum(messageKinds), text: z.string() })
  .check(({ value: { kind, text }, issues }) => {
    const result = checkRideMessage(text, kind)
    if (!result.ok)
      issues.push({ code: 'custom', input: text, message: result.reason, path: ['text'] })
  })

const isLateText = (text: string): boolean => lateTimes.some((time) => lateText(time) === text)

function useMessageForm(about: MessageSubject, onSent: () => void) {
  const { familyUid } = useMember()
  const command = useSendMessage()
  const form = useForm<MessageEntry>({
    defaultValues: { kind: 'late', text: '' },
    resolver: zodResolver(messageSchema),
  })
  const send = ({ kind, text }: MessageEntry) => {
    void command.run({ uid: familyUid, ...about, kind, text: tidyText(text) }, { onDone: onSent })
  }
  return {
    form,
    kindField: form.register('kind', {
      deps: ['text'],
      // The words of a button belong to its kind; typed ones stay.
      onChange: () => {
        if (isLateText(form.getValues('text'))) form.setValue('text', '')
      },
    }),
    submit: form.handleSubmit(send),
    command,
  }
}
