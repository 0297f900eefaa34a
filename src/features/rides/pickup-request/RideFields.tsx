import { useWatch } from 'react-hook-form'
import { LAST_DAY } from '@/domain/dates/day'
import { restSentence } from '@/domain/places/closures'
import { MIN_LEAD_MINUTES } from '@/domain/rides/leadTime'
import {
  earliestPickupTime,
  MAX_TEXT_LENGTH,
  type RequestedBranch,
} from '@/domain/rides/pickupRequest'
import { useNow } from '@/platform/useNow'
import { useClosures } from '@/remote/publicSettings'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'
import styles from './PickupRequestForm.module.css'
import type { PickupRequest } from './usePickupRequest'

interface Props {
  request: PickupRequest
  branch: RequestedBranch | undefined
}

export function RideFields({ request, branch }: Props) {
  const { recheckTime } = request
  const now = useNow()
  return (
    <fieldset>
      <legend className={`${styles.legend} text-18 extrabold tight`}>언제, 어디로 갈까요?</legend>
      <div className={`${styles.fields} top grid one-column`}>
        <div className={styles.wide}>
          <TextField
            form={request.form}
            name="datetime"
            label="희망 일시"
            isRequired
            hint={`지금부터 ${MIN_LEAD_MINUTES}분 이후로 고를 수 있어요. (한국 시각)`}
            onLeave={recheckTime}
            className={styles.datetime}
            type="datetime-local"
            min={now && earliestPickupTime(now)}
            max={`${LAST_DAY}T23:59`}
          />
          <RestNote request={request} branch={branch} />
        </div>
        <TextField
          form={request.form}
          name="pickupAddr"
          label="픽업 주소"
          isRequired
          limit={MAX_TEXT_LENGTH}
          autoComplete="section-pickup address-line1"
          placeholder="아이를 만날 곳"
        />
        <TextField
          form={request.form}
          name="dropoffAddr"
          label="도착 주소"
          isRequired
          limit={MAX_TEXT_LENGTH}
          autoComplete="section-dropoff address-line1"
          placeholder="아이가 내릴 곳"
        />
        <div className={styles.wide}>
          <TextAreaField
            form={request.form}
            name="note"
            label="요청 사항"
            limit={MAX_TEXT_LENGTH}
            rows={3}
            autoComplete="off"
            placeholder="예) 정문 말고 후문에서 만나 주세요."
          />
        </div>
      </div>
    </fieldset>
  )
}

/** The branch rests on the day that was typed. */
export function useRest({ request, branch }: Props): string | undefined {
  const datetime = useWatch({ control: request.form.control, name: 'datetime' })
  const closures = useClosures()
  return branch && restSentence(closures, branch, datetime.slice(0, 'yyyy-mm-dd'.length))
}

function RestNote(props: Props) {
  const rest = useRest(props)
  return (
    <p className="danger-note" role="alert">
      {rest}
    </p>
  )
}
