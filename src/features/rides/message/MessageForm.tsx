import { useId, useRef } from 'react'
import { MAX_MESSAGE, rideMessageKinds, rideMessageLabels } from '@/domain/rides/rideMessage'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { RadioRow } from '@/ui/form/RadioRow'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { RideSummary } from '../RideSummary'
import type { RideFormProps } from './rideFormProps'
import scope from './ScopeChoice.module.css'
import { useMessageForm } from './useMessageForm'

export function MessageForm({ ride, onClose, onDone }: RideFormProps) {
  const headingId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { form, submit, isBusy, failure } = useMessageForm(ride.id, () =>
    onDone('아지트에 알렸어요.'),
  )
  return (
    <Form className="stack-5" onSubmit={submit}>
      <RideSummary ride={ride} />
      <div role="radiogroup" aria-labelledby={headingId}>
        <p className={scope.legend} id={headingId}>
          알릴 내용
        </p>
        <div className="stack-2">
          {rideMessageKinds.map((kind) => (
            <RadioRow
              key={kind}
              {...form.register('kind')}
              value={kind}
              label={rideMessageLabels[kind]}
            />
          ))}
        </div>
      </div>
      <TextAreaField
        form={form}
        name="text"
        label="내용"
        hint={`${MAX_MESSAGE}자까지 적을 수 있어요.`}
        rows={3}
        maxLength={MAX_MESSAGE}
      />
      {failure && !isBusy && (
        <FailureMessage failure={failure} onRetry={() => void submit()} focusNext={button} />
      )}
      <DialogFoot>
        <Button size="large" onClick={onClose}>
          닫기
        </Button>
        <Button ref={button} type="submit" tone="primary" size="large" isBusy={isBusy}>
          보내기
        </Button>
      </DialogFoot>
    </Form>
  )
}
