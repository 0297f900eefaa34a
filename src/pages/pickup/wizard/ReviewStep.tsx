import { formatDay } from '@/domain/dates/day'
import { formatTime } from '@/domain/dates/seoulTime'
import { formatKRW } from '@/domain/money'
import {
  draftTime,
  type Estimate,
  type ReservationDraft,
} from '@/domain/rides/drafts/reservationDraft'
import { Amount } from '@/ui/Amount'
import styles from './ReviewStep.module.css'

interface Props {
  draft: ReservationDraft
  estimate: Estimate
}

export function ReviewStep({ draft, estimate }: Props) {
  const names = [...new Set(estimate.items.map(({ child }) => child.name))]
  return (
    <div className="stack-5">
      <dl className="stack-2 inset p-4">
        <Fact name="자녀" value={names.join(', ')} />
        <Fact name="장소" value={`${draft.route.origin?.name} → ${draft.route.dest?.name}`} />
        <Fact
          name="시각"
          value={[draftTime(draft), draft.returnTime]
            .flatMap((time) => (time ? formatTime(time.hour, time.minute) : []))
            .join(' · 돌아오는 시각 ')}
        />
        {draft.memo.trim() !== '' && <Fact name="메모" value={draft.memo.trim()} />}
      </dl>
      <ul className="grid" aria-label="예약할 픽업">
        {estimate.items.map(({ child, date, time, origin, fare }) => (
          <li
            key={`${child.id} ${date} ${origin.id}`}
            className={`${styles.ride} py-3 line-below spread-3 wrap`}
          >
            <span>
              <b className="num">{`${formatDay(date)} ${formatTime(time.hour, time.minute)}`}</b>
              <small className="block note">{`${child.name} · ${origin.name} 출발`}</small>
            </span>
            <b className="tabular nowrap push">{formatKRW(fare.total)}</b>
          </li>
        ))}
      </ul>
      <p className="sum-line wrap bold">
        <span>{`합계 ${estimate.items.length}건`}</span>
        <Amount size={28} isTotal>
          {formatKRW(estimate.total)}
        </Amount>
      </p>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={`${styles.fact} stack-3`}>
      <dt className="muted">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
