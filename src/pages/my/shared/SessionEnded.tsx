import { useRef } from 'react'
import { remoteFailures } from '@/domain/remoteFailure'
import { FailureMessage } from '@/ui/message/FailureMessage'

export function SessionEnded() {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div ref={frame}>
      <FailureMessage failure={remoteFailures.signedOut} focusNext={frame} />
    </div>
  )
}
