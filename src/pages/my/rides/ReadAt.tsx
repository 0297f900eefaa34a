import { compareAsc } from 'date-fns/compareAsc'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { clockTime, dayOf, formatDay } from '@/domain/dates/day'
import type { RemoteRead } from '@/remote/useRemoteRead'
import styles from './ReadAt.module.css'

/** Lists are polled at least every minute. */
const RECENT_MS = minutesToMilliseconds(2)

interface Props {
  reads: readonly RemoteRead<unknown>[]
  now: Date
}

/** Age of the oldest list shown, or the time of remembered data. */
export function ReadAt({ reads, now }: Props) {
  const [oldest] = reads
    .flatMap((read) => (read.status === 'loaded' && read.stale ? [read.stale.savedAt] : []))
    .toSorted(compareAsc)
  const isOld = oldest !== undefined && now.getTime() - oldest.getTime() > RECENT_MS
  return isOld ? <ReadThen at={oldest} /> : <p className={styles.line}>방금 확인했어요</p>
}

const ReadThen = ({ at }: { at: Date }) => (
  <p className={styles.line} data-old>
    {`${formatDay(dayOf(at))} ${clockTime(at)}에 확인했어요`}
  </p>
)
