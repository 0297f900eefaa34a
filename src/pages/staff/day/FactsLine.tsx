import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { clockTime } from '@/domain/dates/day'
import { useNow } from '@/platform/useNow'
import { Button } from '@/ui/button/Button'
import styles from './FactsLine.module.css'
import { useFailedFacts } from './useFailedFacts'

interface Props {
  savedAt: Date
  /** Names of the reads that stand beside the names of children. */
  facts: ReadonlySet<string>
}

/** Over the list, always of the same height: its age, or how many facts of children are being read again (specification 8, section 1). */
export function FactsLine({ savedAt, facts }: Props) {
  const { count, readAgain } = useFailedFacts(facts)
  return (
    <div className={`${styles.line} screen-only hit spread-3`} data-failed={count > 0 || undefined}>
      <p role="status">{count > 0 && `아이 정보 ${count}건을 다시 불러오고 있어요.`}</p>
      {count > 0 ? <Button onClick={readAgain}>지금 다시</Button> : <ListAge savedAt={savedAt} />}
    </div>
  )
}

/** The list's time; how old it is after a failed refetch. */
function ListAge({ savedAt }: { savedAt: Date }) {
  const now = useNow(secondsToMilliseconds(10))
  const minutes = now ? differenceInMinutes(now, savedAt) : 0
  return (
    <p className={`${styles.age} note semibold tabular push`} data-old={minutes > 0 || undefined}>
      {minutes > 0 ? `${minutes}분 전` : `${clockTime(savedAt)} 확인`}
    </p>
  )
}
