import { MIN_LEAD_MINUTES } from '@/domain/leadTime'
import { earliestPickupTime } from '@/domain/pickupRequest'
import { useNow } from '@/platform/useNow'
import { Field } from '@/ui/Field'
import styles from './PickupRequestForm.module.css'
import { registerField } from './registerField'
import type { PickupRequest } from './usePickupRequest'

/** Years of four digits: without a limit a browser lets six be typed. */
const LATEST = '9999-12-31T23:59'

/** When the child is met, where, and where the ride goes. */
export function RideFields({ request }: { request: PickupRequest }) {
  const { errors, judgeTimeAgain } = request
  const now = useNow()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>언제, 어디로 갈까요?</legend>
      <div className={styles.fields}>
        <div className={styles.wide}>
          <Field
            label="희망 일시"
            isRequired
            hint={`지금부터 ${MIN_LEAD_MINUTES}분 이후로 고를 수 있어요. (한국 시각)`}
            error={errors.datetime?.message}
          >
            {(control) => (
              <input
                {...control}
                {...registerField(request, 'datetime', judgeTimeAgain)}
                className={styles.datetime}
                type="datetime-local"
                min={now && earliestPickupTime(now)}
                max={LATEST}
              />
            )}
          </Field>
        </div>
        <Field label="픽업 주소" isRequired error={errors.pickupAddr?.message}>
          {(control) => (
            <input
              {...control}
              {...registerField(request, 'pickupAddr')}
              type="text"
              autoComplete="section-pickup address-line1"
              placeholder="아이를 만날 곳"
            />
          )}
        </Field>
        <Field label="도착 주소" isRequired error={errors.dropoffAddr?.message}>
          {(control) => (
            <input
              {...control}
              {...registerField(request, 'dropoffAddr')}
              type="text"
              autoComplete="section-dropoff address-line1"
              placeholder="아이가 내릴 곳"
            />
          )}
        </Field>
        <div className={styles.wide}>
          <Field label="요청 사항">
            {(control) => (
              <textarea
                {...control}
                {...registerField(request, 'note')}
                rows={3}
                autoComplete="off"
                placeholder="예) 정문 말고 후문에서 만나 주세요."
              />
            )}
          </Field>
        </div>
      </div>
    </fieldset>
  )
}
