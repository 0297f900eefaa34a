import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { clockTime } from '@/domain/dates/day'
import type { Ride } from '@/domain/rides/ride'
import { boardCounts } from '@/domain/rides/rideBoard'
import { useNow } from '@/platform/useNow'
import styles from './BoardCounts.module.css'

interface Props {
  rides: readonly Ride[]
  /** When the list was true; undefined before it ever was. */
  savedAt: Date | undefined
}

/** How the day stands, and how old that knowledge is. */
export function BoardCounts({ rides, savedAt }: Props) {
  const { requested, confirmed, underWay, arrived } = boardCounts(rides)
  return (
    <div className={styles.counts}>
      <Count kind="requested" label="접수" count={requested} />
      <Count kind="confirmed" label="확정" count={confirmed} />
      <Count kind="underWay" label="운행 중" count={underWay} />
      <Count kind="arrived" label="도착" count={arrived} />
      {savedAt && <Age savedAt={savedAt} />}
    </div>
  )
}

function Count({ kind, label, count }: { kind: string; label: string; count: number }) {
  return (
    <span className={styles.count} data-kind={kind}>
      {label} <b>{count}</b>
    </span>
  )
}

const MINUTE_MS = minutesToMilliseconds(1)

/** A list that could not be asked for again says for how long. */
function Age({ savedAt }: { savedAt: Date }) {
  const now = useNow(10_000)
  const minutes = now ? Math.floor((now.getTime() - savedAt.getTime()) / MINUTE_MS) : 0
  return (
    <p className={styles.age} data-old={minutes > 0 || undefined}>
      {minutes > 0 ? `${minutes}분 전` : `${clockTime(savedAt)} 확인`}
    </p>
  )
}
