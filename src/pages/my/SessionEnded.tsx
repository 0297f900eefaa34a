import { useLocation } from 'react-router-dom'
import { remoteFailures } from '@/domain/remoteFailure'
import { paths } from '@/domain/site/paths'
import { ButtonLink } from '@/ui/ButtonLink'
import { StateMessage } from '@/ui/StateMessage'

/** The session is over, without the parent having ended it; after the login the page is there again. */
export function SessionEnded() {
  const { pathname } = useLocation()
  return (
    <StateMessage role="alert" message={remoteFailures.signedOut.message}>
      <ButtonLink tone="primary" to={`${paths.login}?next=${encodeURIComponent(pathname)}`}>
        로그인
      </ButtonLink>
    </StateMessage>
  )
}
