import { Field } from '@/ui/Field'
import { ChildNameField } from './ChildNameField'
import styles from './PickupRequestForm.module.css'
import { registerField } from './registerField'
import type { PickupRequest } from './usePickupRequest'

/** Who asks, and for which child. */
export function PersonFields({ request }: { request: PickupRequest }) {
  const { errors } = request
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>누가 신청하시나요?</legend>
      <div className={styles.fields}>
        <Field label="신청자 이름" isRequired error={errors.requesterName?.message}>
          {(control) => (
            <input
              {...control}
              {...registerField(request, 'requesterName')}
              type="text"
              autoComplete="name"
              placeholder="홍길동"
            />
          )}
        </Field>
        <Field label="연락처" isRequired error={errors.phone?.message}>
          {(control) => (
            <input
              {...control}
              {...registerField(request, 'phone')}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              placeholder="010-1234-5678"
            />
          )}
        </Field>
        <ChildNameField request={request} />
      </div>
    </fieldset>
  )
}
