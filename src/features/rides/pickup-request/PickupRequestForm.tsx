import { MAX_TEXT_LENGTH, type RequestedBranch } from '@/domain/rides/pickupRequest'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { ChildNameField } from './ChildNameField'
import { ConsentFields } from './ConsentFields'
import styles from './PickupRequestForm.module.css'
import { RideFields, useRest } from './RideFields'
import type { PickupRequest } from './usePickupRequest'

interface Props {
  request: PickupRequest
  branch: RequestedBranch | undefined
  children?: Elements
}

export function PickupRequestForm({ request, branch, children }: Props) {
  const { isSending } = request
  const rest = useRest({ request, branch })
  const isComplete = branch !== undefined && request.isComplete && rest === undefined
  return (
    <Form
      className="stack-8"
      onSubmit={(event) => {
        event.preventDefault()
        if (branch && !isSending && rest === undefined) request.send(branch)
      }}
    >
      {children}
      <PersonFields request={request} />
      <RideFields request={request} branch={branch} />
      <ConsentFields request={request} />
      {!isComplete && (
        <p className="faint text-14 text-center">필수 항목(*)을 모두 채우면 신청할 수 있어요.</p>
      )}
      <div className={`${styles.action} sticky-bar`}>
        <Button
          type="submit"
          tone="primary"
          size="large"
          isBlock
          disabled={!isComplete}
          isBusy={isSending}
        >
          {isSending ? '전송 중…' : '신청하기'}
        </Button>
      </div>
    </Form>
  )
}

function PersonFields({ request }: { request: PickupRequest }) {
  return (
    <fieldset>
      <legend className={`${styles.legend} text-18 extrabold tight`}>누가 신청하시나요?</legend>
      <div className={`${styles.fields} top grid one-column`}>
        <TextField
          form={request.form}
          name="requesterName"
          label="신청자 이름"
          isRequired
          limit={MAX_TEXT_LENGTH}
          autoComplete="name"
          placeholder="홍길동"
        />
        <TextField
          form={request.form}
          name="phone"
          label="연락처"
          isRequired
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="010-1234-5678"
        />
        <ChildNameField request={request} />
      </div>
    </fieldset>
  )
}
