import { useRef } from 'react'
import { failureOf } from '@/remote/failureOf'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { SectionBoundary } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import { StateMessage } from '@/ui/message/StateMessage'
import { useKeepFocusInList } from '../useKeepFocusInList'
import styles from './InboxList.module.css'
import type { InboxRead } from './useInbox'

interface Props<Row> {
  title: string
  none: string
  list: InboxRead<Row>
  children: (row: Row) => Elements
}

export function InboxList<Row>({ title, none, list: { read, showMore }, children }: Props<Row>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focus = useKeepFocusInList(read.status === 'loaded' ? read.data : undefined, heading)
  return (
    <section className="stack-3">
      <h2 className="text-18" ref={heading} tabIndex={-1}>
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
          <ul className="stack-3" aria-label={title} {...focus}>
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
