import type { RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { OUTDATED_PAGE, type RemoteFailure } from '@/domain/remoteFailure'
import { loginPath } from '@/domain/site/internalPath'
import { withParticle } from '@/domain/text/particle'
import { reloadPage, useWaitingVersion } from '@/platform/network/serviceWorker'
import { Button } from '../button/Button'
import { ButtonLink } from '../button/ButtonLink'
import { RetryButton } from '../button/RetryButton'
import { StateMessage } from './StateMessage'

interface Props {
  /** The name of what could not be read; undefined for a command. */
  what?: string | undefined
  /** Kept at least. */
  height?: string | undefined
  failure: RemoteFailure | undefined
  onRetry?: (() => void) | undefined
  /** Gets the focus after a retry; default: a button beside the message. */
  focusNext?: RefObject<HTMLElement | null>
  /** One line beside a button instead of a card. */
  isInline?: boolean
}

export function FailureMessage({
  what,
  height,
  failure,
  onRetry,
  focusNext,
  isInline = false,
}: Props) {
  const newVersion = useWaitingVersion()
  if (!failure) return null
  const { remedy } = failure
  const message = remedy === 'reload' && newVersion ? OUTDATED_PAGE : failure.message
  const unread = what && `${withParticle(what, 'object')} 불러오지 못했어요.`
  const wayOut = (
    <>
      {remedy === 'reload' && <Button onClick={reloadPage}>새로 고침</Button>}
      {remedy === 'login' && <LoginLink />}
      {remedy === 'retry' && onRetry && <RetryButton onRetry={onRetry} focusNext={focusNext} />}
    </>
  )
  if (isInline)
    return (
      <div className="gap-2-3 row wrap danger semibold" role="alert">
        {unread && <p>{unread}</p>}
        <p>{message}</p>
        {wayOut}
      </div>
    )
  return (
    <StateMessage role="alert" title={unread} height={height} message={message}>
      {wayOut}
    </StateMessage>
  )
}

function LoginLink() {
  const { pathname, search } = useLocation()
  return <ButtonLink to={loginPath(`${pathname}${search}`)}>로그인</ButtonLink>
}
