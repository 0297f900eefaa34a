import type { RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import type { RemoteFailure } from '@/domain/remoteFailure'
import { loginPath } from '@/domain/site/internalPath'
import { Button } from '../button/Button'
import { ButtonLink } from '../button/ButtonLink'
import { RetryButton } from '../button/RetryButton'
import styles from './FailureMessage.module.css'
import { StateMessage } from './StateMessage'

interface Props {
  /** Nothing is shown without one. */
  failure: RemoteFailure | undefined
  /** Where trying again makes sense. */
  onRetry?: (() => void) | undefined
  /** Takes the focus on a retry, because the message goes away; without it a button beside the message does. */
  focusNext?: RefObject<HTMLElement | null>
  /** A line beside a button instead of a sheet in the place of contents. */
  isInline?: boolean
}

/** Says why something remote could not be read or written, with the way out. */
export function FailureMessage({ failure, onRetry, focusNext, isInline = false }: Props) {
  if (!failure) return null
  const { message, remedy } = failure
  const wayOut = (
    <>
      {remedy === 'reload' && <Button onClick={() => window.location.reload()}>새로 고침</Button>}
      {remedy === 'login' && <LoginLink />}
      {remedy === 'retry' && onRetry && <RetryButton onRetry={onRetry} focusNext={focusNext} />}
    </>
  )
  if (isInline)
    return (
      <div className={styles.inline} role="alert">
        <p>{message}</p>
        {wayOut}
      </div>
    )
  return (
    <StateMessage role="alert" message={message}>
      {wayOut}
    </StateMessage>
  )
}

/** Leads back here. */
function LoginLink() {
  const { pathname, search } = useLocation()
  return <ButtonLink to={loginPath(`${pathname}${search}`)}>로그인</ButtonLink>
}
