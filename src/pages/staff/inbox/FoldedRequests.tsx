import { useState } from 'react'
import type { RequestGroup } from '@/domain/staff/inbox'
import { staffFailureOf } from '@/remote/failureOf'
import { retryOf } from '@/remote/retryOf'
import { Button } from '@/ui/button/Button'
import { Disclosure } from '@/ui/layout/Disclosure'
import { FailureMessage } from '@/ui/message/FailureMessage'
import styles from './InboxList.module.css'
import { RequestItem } from './RequestItem'
import { useCompleteRequests } from './useInbox'

interface Props {
  group: RequestGroup
  /** Open requests of this phone, where not all have come. */
  total: number | undefined
}

/** Older open requests of the same phone as the one above. */
export function FoldedRequests({ group: { request, others }, total = 0 }: Props) {
  const complete = useCompleteRequests()
  const [isOpen, setIsOpen] = useState(false)
  const { phone } = request
  return (
    <li className={styles.fold}>
      <Disclosure
        summary={
          <>
            <b>{phone}</b> <span>{`${Math.max(others.length, total - 1)}건 더`}</span>
          </>
        }
        onOpen={() => setIsOpen(true)}
      >
        {isOpen && (
          <ul className="stack-3">
            {others.map((other) => (
              <RequestItem key={other.id} request={other} />
            ))}
          </ul>
        )}
      </Disclosure>
      <Button isBusy={complete.isPending} onClick={() => complete.mutate({ phone })}>
        모두 완료
      </Button>
      <FailureMessage
        isInline
        failure={staffFailureOf(complete.error)}
        onRetry={retryOf(complete)}
      />
    </li>
  )
}
