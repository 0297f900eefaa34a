import { type ReactNode, useRef } from 'react'
import { failureOf } from '@/remote/failureOf'
import { Button } from '@/ui/Button'
import { FailureMessage } from '@/ui/FailureMessage'
import { SectionBoundary } from '@/ui/SectionBoundary'
import { Skeleton } from '@/ui/Skeleton'
import { StateMessage } from '@/ui/StateMessage'
import { useFocusKept } from '../useFocusKept'
import styles from './InboxList.module.css'
import type { InboxRead } from './useInbox'

interface Props<Row> {
  title: string
  /** What stands there when nothing has come. */
  none: string
  list: InboxRead<Row>
  children: (row: Row) => ReactNode
}

/** One kind of what has come, the newest first. */
export function InboxList<Row>({ title, none, list: { read, showMore }, children }: Props<Row>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focus = useFocusKept(read.status === 'loaded' ? read.data : undefined, heading)
  return (
    <section className={styles.section}>
      <h2 className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <SectionBoundary>
        {read.status === 'loading' && <Skeleton height="132px" />}
        {read.status === 'failed' && (
          <FailureMessage
            failure={failureOf(read.error)}
            onRetry={read.retry}
            focusNext={heading}
          />
        )}
        {read.status === 'loaded' && read.data.length === 0 && (
          <StateMessage role="status" message={none} />
        )}
        {read.status === 'loaded' && read.data.length > 0 && (
          <ul className={styles.list} aria-label={title} {...focus}>
            {read.data.map(children)}
          </ul>
        )}
        {showMore && (
          <Button className={styles.more} size="large" onClick={showMore}>
            더 보기
          </Button>
        )}
      </SectionBoundary>
    </section>
  )
}
