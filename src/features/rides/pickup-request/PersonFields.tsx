import { TextField } from '@/ui/form/TextField'
import { ChildNameField } from './ChildNameField'
import styles from './PickupRequestForm.module.css'
import type { PickupRequest } from './usePickupRequest'

export function PersonFields({ request }: { request: PickupRequest }) {
  return (
    <fieldset>
      <legend className={styles.legend}>누가 신청하시나요?</legend>
      <div className={styles.fields}>
        <TextField
          form={request.form}
          name="requesterName"
          label="신청자 이름"
          isRequired
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
