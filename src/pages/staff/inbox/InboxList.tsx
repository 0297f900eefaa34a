import { useRef } from 'react'
import type { InboxPage } from '@/domain/staff/inbox'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { Remote } from '@/ui/message/Remote'
import { SectionBoundary } from '@/ui/message/SectionBoundary'
import { StateMessage } from '@/ui/message/StateMessage'
import { useKeepFocusInList } from '../useKeepFocusInList'
import type { InboxRead } from './useInbox'

interface Props<Page extends InboxPage<unknown>> {
  title: string
  none: string
  list: InboxRead<Page>
  /** Above the items. */
  tools?: Elements
  /** The items of the list, as they are shown. */
  children: readonly Elements[]
}

export function InboxList<Page extends InboxPage<unknown>>({
  title,
  none,
  list: { read, showMore },
  tools,
  children,
}: Props<Page>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const page = read.status === 'loaded' ? read.data : undefined
  const focus = useKeepFocusInList(children, heading)
  return (
    <section className="stack-3">
      <h2 className="text-18" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <SectionBoundary>
        <Remote what={title} read={read} height="132px" focusNext={heading} />
        {tools}
        {page && children.length === 0 && <StateMessage role="status" message={none} />}
        {children.length > 0 && (
          <ul className="stack-3" aria-label={title} {...focus}>
            {children}
          </ul>
        )}
        {page && showMore && (
          <div className="stack-2 centred">
            <p role="status">{`${page.rows.length}건까지 보여요`}</p>
            <Button size="large" onClick={showMore}>
              더 보기
            </Button>
          </div>
        )}
      </SectionBoundary>
    </section>
  )
}
