import { compareAsc } from 'date-fns/compareAsc'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { clockTime, dayOf, formatDay } from '@/domain/dates/day'
import type { RemoteRead } from '@/remote/useRemoteRead'
import styles from './ReadAt.module.css'

/** A list is asked for at least once a minute while somebody looks at it. */
const RECENT_MS = minutesToMilliseconds(2)

interface Props {
  /** The lists that are shown. */
  reads: readonly RemoteRead<unknown>[]
  now: Date
}

/** How old the oldest of what is shown is: just read, or remembered from when there was a network. */
export function ReadAt({ reads, now }: Props) {
  const [oldest] = reads
    .flatMap((read) => (read.status === 'loaded' && read.stale ? [read.stale.savedAt] : []))
    .toSorted(compareAsc)
  const isOld = oldest !== undefined && now.getTime() - oldest.getTime() > RECENT_MS
  return isOld ? <ReadThen at={oldest} /> : <p className={styles.line}>방금 확인했어요</p>
}

/** When what is shown was read. */
const ReadThen = ({ at }: { at: Date }) => (
  <p className={styles.line} data-old>
    {`${formatDay(dayOf(at))} ${clockTime(at)}에 확인했어요`}
  </p>
)
