import { Repeat2, UsersRound } from 'lucide-react'
import { formatTime } from '@/domain/dates/seoulTime'
import { draftTime, type ReservationDraft } from '@/domain/rides/drafts/reservationDraft'
import {
  reservationHours,
  reservationMinutes,
  type TimeOfDay,
} from '@/domain/rides/reservations/reservation'
import type { ChildChoice } from '@/features/account/useChildren'
import { Field } from '@/ui/form/Field'
import { Select } from '@/ui/form/Select'
import type { FieldErrors } from './fieldErrors'
import styles from './OptionFields.module.css'

interface Props {
  draft: ReservationDraft
  update: (change: Partial<ReservationDraft>) => void
  childList: readonly ChildChoice[]
  errors: FieldErrors
}

const RETURN_AFTER_HOURS = 2

export function OptionFields({ draft, update, childList, errors }: Props) {
  const { returnTime, siblingIds, memo } = draft
  const siblings = childList.filter(({ id }) => id !== draft.childId)
  const toggle = (id: string) =>
    update({
      siblingIds: siblingIds.includes(id)
        ? siblingIds.filter((sibling) => sibling !== id)
        : [...siblingIds, id],
    })
  const isShared = siblings.some(({ id }) => siblingIds.includes(id))
  return (
    <div className="stack-5">
      <div className="wrap-2">
        <button
          className={`${styles.chip} inline-flex edged icons-18 pill semibold middle gap-2 on-surface`}
          type="button"
          aria-pressed={returnTime !== undefined}
          onClick={() => update({ returnTime: returnTime ? undefined : laterThan(draft) })}
        >
          <Repeat2 aria-hidden="true" />
          <span>왕복</span>
        </button>
        {draft.childId !== '' && siblings.length > 0 && (
          <button
            className={`${styles.chip} inline-flex edged icons-18 pill semibold middle gap-2 on-surface`}
            type="button"
            aria-pressed={isShared}
            onClick={() => update({ siblingIds: isShared ? [] : siblings.map(({ id }) => id) })}
          >
            <UsersRound aria-hidden="true" />
            <span>다른 자녀도 함께</span>
          </button>
        )}
      </div>
      {isShared && siblings.length > 1 && (
        <div className="wrap-2">
          {siblings.map(({ id, name }) => (
            <button
              key={id}
              className={`${styles.chip} inline-flex edged icons-18 pill semibold middle gap-2 on-surface`}
              type="button"
              aria-pressed={siblingIds.includes(id)}
              onClick={() => toggle(id)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      {returnTime && (
        <Select
          label="돌아오는 시각"
          hint="같은 날, 도착지에서 출발지로 돌아와요."
          error={errors.return}
          value={formatTime(returnTime.hour, returnTime.minute)}
          onChoose={(value) => {
            const [hour = 0, minute = 0] = value.split(':').map(Number)
            update({ returnTime: { hour, minute } })
          }}
        >
          {dayTimes.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </Select>
      )}
      <Field label="메모" error={errors.memo}>
        {(control) => (
          <textarea
            {...control}
            value={memo}
            placeholder="예) 정문 말고 후문에서 만나 주세요."
            onChange={({ target }) => update({ memo: target.value })}
          />
        )}
      </Field>
    </div>
  )
}

const dayTimes = reservationHours.flatMap((hour) =>
  reservationMinutes.map((minute) => formatTime(hour, minute)),
)

/** Default return time: two hours later, same day. */
const laterThan = (draft: ReservationDraft): TimeOfDay => {
  const { hour, minute } = draftTime(draft)
  return hour + RETURN_AFTER_HOURS < 24
    ? { hour: hour + RETURN_AFTER_HOURS, minute }
    : { hour: 23, minute: 50 }
}
