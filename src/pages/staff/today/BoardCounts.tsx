import type { Ride } from '@/domain/rides/ride'
import { boardCounts } from '@/domain/rides/rideBoard'
import { ListAge } from '../day/ListAge'
import styles from './BoardCounts.module.css'

interface Props {
  rides: readonly Ride[]
  savedAt: Date | undefined
}

export function BoardCounts({ rides, savedAt }: Props) {
  const { requested, confirmed, underWay, arrived } = boardCounts(rides)
  return (
    <div className={styles.counts}>
      <Count kind="requested" label="접수" count={requested} />
      <Count kind="confirmed" label="확정" count={confirmed} />
      <Count kind="underWay" label="운행 중" count={underWay} />
      <Count kind="arrived" label="도착" count={arrived} />
      {savedAt && <ListAge savedAt={savedAt} />}
    </div>
  )
}

function Count({ kind, label, count }: { kind: string; label: string; count: number }) {
  return (
    <span className={styles.count} data-kind={kind}>
      <span>{label}</span> <b>{count}</b>
    </span>
  )
}
