import { useState } from 'react'
import { isOpenRequest, type ReceivedPickupRequest } from '@/domain/staff/inbox'
import { foldOfPhone } from '@/domain/staff/inboxRows'
import { Button } from '@/ui/button/Button'
import { Disclosure } from '@/ui/layout/Disclosure'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { useCompleteRequests } from './commands'
import { RequestItem } from './RequestItem'
import styles from './StaffInboxPage.module.css'

interface Props {
  phone: string
  others: readonly ReceivedPickupRequest[]
  /** Open requests of this phone, where not all have come. */
  total: number | undefined
}

/** Older open requests of the same phone as the one above. */
export function FoldedRequests({ phone, others, total = 0 }: Props) {
  const complete = useCompleteRequests()
  const [isOpen, setIsOpen] = useState(false)
  const isAnyOpen = others.some(isOpenRequest)
  return (
    <li className={`${styles.fold} card wrap-2 to-end middle`} data-row={foldOfPhone(phone)}>
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
      {(isAnyOpen || complete.isBusy) && (
        <Button
          isBusy={complete.isBusy}
          onClick={() => void complete.run({ phone }, { row: foldOfPhone(phone) })}
        >
          모두 완료
        </Button>
      )}
      {isAnyOpen && <CommandFailure isInline command={complete} />}
    </li>
  )
}
