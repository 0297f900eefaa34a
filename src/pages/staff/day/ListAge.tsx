import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { clockTime } from '@/domain/dates/day'
import { useNow } from '@/platform/useNow'
import styles from './ListAge.module.css'

/** The list's time; how old it is after a failed refetch. */
export function ListAge({ savedAt }: { savedAt: Date }) {
  const now = useNow(secondsToMilliseconds(10))
  const minutes = now ? differenceInMinutes(now, savedAt) : 0
  return (
    <p className={`${styles.age} note semibold tabular push`} data-old={minutes > 0 || undefined}>
      {minutes > 0 ? `${minutes}분 전` : `${clockTime(savedAt)} 확인`}
    </p>
  )
}
