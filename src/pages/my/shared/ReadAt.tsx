import { compareAsc } from 'date-fns/compareAsc'
import { subMinutes } from 'date-fns/subMinutes'
import { clockTime, dayOf, formatDay } from '@/domain/dates/day'
import type { RemoteRead } from '@/remote/useRemoteRead'
import styles from './ReadAt.module.css'

/** Lists are confirmed at least every minute. */
const RECENT_MIN = 2

/** Age of the oldest list shown, or the time of remembered data. */
export function ReadAt({ reads, now }: { reads: readonly RemoteRead<unknown>[]; now: Date }) {
  const [oldest] = reads
    .flatMap((read) => (read.status === 'loaded' && read.stale ? [read.stale] : []))
    .sort((a, b) => compareAsc(a.savedAt, b.savedAt))
    .filter(({ hasFailed, savedAt }) => hasFailed || savedAt < subMinutes(now, RECENT_MIN))
    .map(({ savedAt }) => savedAt)
  return oldest ? (
    <TimeOfRead at={oldest} now={now} />
  ) : (
    <p className={`${styles.line} row-2 note tabular`}>방금 확인했어요</p>
  )
}

/** When what is shown was read: not now. */
export const TimeOfRead = ({ at, now }: { at: Date; now: Date }) => (
  <p className={`${styles.line} row-2 note tabular`} data-old>
    {`${isSameDay(at, now) ? '' : `${formatDay(dayOf(at))} `}${clockTime(at)}에 확인한 내용이에요.`}
  </p>
)

const isSameDay = (a: Date, b: Date): boolean => dayOf(a) === dayOf(b)
