import { useRef } from 'react'
import { remoteFailures } from '@/domain/remoteFailure'
import { FailureMessage } from '@/ui/message/FailureMessage'

/** The session is over, without the parent having ended it; after the login the page is there again. */
export function SessionEnded() {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div ref={frame}>
      <FailureMessage failure={remoteFailures.signedOut} focusNext={frame} />
    </div>
  )
}
