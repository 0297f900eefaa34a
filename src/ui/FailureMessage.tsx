import type { RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import type { RemoteFailure } from '@/domain/remoteFailure'
import { loginPath } from '@/domain/site/internalPath'
import { Button } from './Button'
import { ButtonLink } from './ButtonLink'
import { RetryButton } from './RetryButton'
import { StateMessage } from './StateMessage'

interface Props {
  failure: RemoteFailure
  /** Where trying again makes sense. */
  onRetry?: () => void
  /** Takes the focus on a retry, because the message goes away. */
  focusNext: RefObject<HTMLElement | null>
}

/** Says why something of a member's could not be read or written, with the way out. */
export function FailureMessage({ failure: { message, remedy }, onRetry, focusNext }: Props) {
  const { pathname, search } = useLocation()
  return (
    <StateMessage role="alert" message={message}>
      {remedy === 'reload' && <Button onClick={() => window.location.reload()}>새로 고침</Button>}
      {remedy === 'login' && <ButtonLink to={loginPath(`${pathname}${search}`)}>로그인</ButtonLink>}
      {remedy === 'retry' && onRetry && <RetryButton onRetry={onRetry} focusNext={focusNext} />}
    </StateMessage>
  )
}
