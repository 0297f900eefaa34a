import { Button } from '@/ui/button/Button'
import styles from './FactsLine.module.css'
import { ListAge } from './ListAge'
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
    <div className={styles.line} data-failed={count > 0 || undefined}>
      <p role="status">{count > 0 && `아이 정보 ${count}건을 다시 불러오고 있어요.`}</p>
      {count > 0 ? <Button onClick={readAgain}>지금 다시</Button> : <ListAge savedAt={savedAt} />}
    </div>
  )
}
