import { type ReactNode, useRef } from 'react'
import { failureOf } from '@/remote/failureOf'
import type { RemoteRead } from '@/remote/useRemoteRead'
import { FailureMessage } from '@/ui/FailureMessage'
import { SectionBoundary } from '@/ui/SectionBoundary'
import { Skeleton } from '@/ui/Skeleton'
import { StateMessage } from '@/ui/StateMessage'
import { useFocusKept } from '../useFocusKept'
import styles from './InboxList.module.css'

interface Props<Row> {
  title: string
  /** What stands there when nothing has come. */
  none: string
  read: RemoteRead<readonly Row[]>
  children: (row: Row) => ReactNode
}

/** One kind of what has come, the newest first. */
export function InboxList<Row>({ title, none, read, children }: Props<Row>) {
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
      </SectionBoundary>
    </section>
  )
}
