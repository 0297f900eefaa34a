import type { RefObject } from 'react'
import { remoteFailures } from '@/domain/remoteFailure'
import { paths } from '@/domain/site/paths'
import { useAccount } from '@/features/account/useAccount'
import { useChildren } from '@/features/account/useChildren'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Remote } from '@/ui/message/Remote'
import { StateMessage } from '@/ui/message/StateMessage'

/** Why a member has no child to choose; else nothing. */
export function ChildListNotice({ focusNext }: { focusNext: RefObject<HTMLElement | null> }) {
  const known = useChildren()
  const isEnded = useAccount().status === 'ended'
  if (isEnded) return <FailureMessage failure={remoteFailures.signedOut} focusNext={focusNext} />
  if (known.owner === 'device') return null
  return (
    <Remote what="자녀" read={known.read} focusNext={focusNext}>
      {(childList) =>
        childList.length === 0 && (
          <StateMessage role="status" message="등록된 자녀가 없어요.">
            <ButtonLink to={paths.myChildren}>자녀 추가</ButtonLink>
          </StateMessage>
        )
      }
    </Remote>
  )
}
