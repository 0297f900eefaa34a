import { useWatch } from 'react-hook-form'
import { LAST_DAY } from '@/domain/dates/day'
import { restSentence } from '@/domain/places/closures'
import { MIN_LEAD_MINUTES } from '@/domain/rides/reservations/leadTime'
import {
  earliestPickupTime,
  MAX_TEXT_LENGTH,
  type RequestedBranch,
} from '@/domain/rides/reservations/pickupRequest'
import { useNow } from '@/platform/useNow'
import { useClosures } from '@/remote/publicSettings'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { Form } from '@/ui/form/Form'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'
import { ConsentFields } from './ConsentFields'
import styles from './PickupRequestForm.module.css'
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
      <legend className="mb-4 text-18 extrabold tight">누가 신청하시나요?</legend>
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

/** Typed, or chosen from the parent's children. */
function ChildNameField({ request }: { request: PickupRequest }) {
  const { form, childNames } = request
  const childName = useWatch({ control: form.control, name: 'childName' })
  return (
    <div className={`${styles.child} stack-2 from-top`}>
      <TextField
        form={form}
        name="childName"
        label="자녀 이름"
        isRequired
        limit={MAX_TEXT_LENGTH}
        placeholder="김도담"
      />
      {childNames.length > 0 && (
        <ul className="wrap-2" aria-label="등록된 자녀">
          {childNames.map((name) => (
            <li key={name}>
              <button
                className={`${styles.suggestion} min-h-44 p-2-4 on-tonal pill text-14 bold`}
                type="button"
                aria-pressed={childName === name}
                onClick={() =>
                  form.setValue('childName', name, { shouldValidate: true, shouldTouch: true })
                }
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface RideFieldsProps {
  request: PickupRequest
  branch: RequestedBranch | undefined
}

function RideFields({ request, branch }: RideFieldsProps) {
  const { recheckTime } = request
  const now = useNow()
  return (
    <fieldset>
      <legend className="mb-4 text-18 extrabold tight">언제, 어디로 갈까요?</legend>
      <div className={`${styles.fields} top grid one-column`}>
        <div className={styles.wide}>
          <TextField
            form={request.form}
            name="datetime"
            label="희망 일시"
            isRequired
            hint={`지금부터 ${MIN_LEAD_MINUTES}분 이후로 고를 수 있어요. (한국 시각)`}
            onLeave={recheckTime}
            className={`${styles.datetime} tabular`}
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
function useRest({ request, branch }: RideFieldsProps): string | undefined {
  const datetime = useWatch({ control: request.form.control, name: 'datetime' })
  const closures = useClosures()
  return branch && restSentence(closures, branch, datetime.slice(0, 'yyyy-mm-dd'.length))
}

function RestNote(props: RideFieldsProps) {
  const rest = useRest(props)
  return (
    <p className="danger-note" role="alert">
      {rest}
    </p>
  )
}
