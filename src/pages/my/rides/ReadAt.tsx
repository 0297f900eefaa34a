import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { clockTime, dayOf, formatDay } from '@/domain/dates/day'
import type { Staleness } from '@/remote/useRemoteRead'
import styles from './ReadAt.module.css'

/** A list is asked for at least once a minute while somebody looks at it. */
const RECENT_MS = minutesToMilliseconds(2)

interface Props {
  stale: Staleness | undefined
  now: Date
}

/** How old what is shown is: just read, or remembered from when there was a network. */
export function ReadAt({ stale, now }: Props) {
  const isOld = stale !== undefined && now.getTime() - stale.savedAt.getTime() > RECENT_MS
  return isOld ? <ReadThen at={stale.savedAt} /> : <p className={styles.line}>방금 확인했어요</p>
}

/** When what is shown was read. */
const ReadThen = ({ at }: { at: Date }) => (
  <p className={styles.line} data-old>
    {`${formatDay(dayOf(at))} ${clockTime(at)}에 확인했어요`}
  </p>
)
