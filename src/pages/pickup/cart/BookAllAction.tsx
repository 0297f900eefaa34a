import { lazy, Suspense, useRef, useState } from 'react'
import { remoteFailures } from '@/domain/remoteFailure'
import { AccountGate } from '@/features/account/AccountGate'
import { SignupInvitation } from '@/features/account/SignupInvitation'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'
import styles from './BookAllAction.module.css'
import { BookingHint } from './BookingHint'
import { bookAll } from './bookAll'

const MemberBookAll = lazy(async () => ({
  default: (await import('./MemberBookAll')).MemberBookAll,
}))

/** 「전체 예약하기」: real for members, a trial for guests. */
export function BookAllAction() {
  return (
    <AccountGate
      starting={<GuestBooking />}
      guest={<GuestBooking onBook={bookAll} />}
      ended={<EndedBooking />}
    >
      {() => (
        <Suspense fallback={<LoadingBooking />}>
          <MemberBookAll />
        </Suspense>
      )}
    </AccountGate>
  )
}

function GuestBooking({ onBook }: { onBook?: () => void }) {
  return (
    <div className={styles.action}>
      <Button tone="primary" size="large" isBlock isSinglePress onClick={onBook}>
        전체 예약하기
      </Button>
      <SignupInvitation to="booking" />
      <BookingHint>결제되지 않아요.</BookingHint>
    </div>
  )
}

function LoadingBooking() {
  return (
    <div className={styles.action}>
      <Button tone="primary" size="large" isBlock isBusy>
        전체 예약하기
      </Button>
      <BookingHint>요금은 도착한 뒤에 정산해요.</BookingHint>
    </div>
  )
}

/** The carts of an expired session stay, but not for a guest's trial. */
function EndedBooking() {
  const [hasTried, setHasTried] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className={styles.action}>
      <Button ref={button} tone="primary" size="large" isBlock onClick={() => setHasTried(true)}>
        전체 예약하기
      </Button>
      {hasTried && <FailureMessage failure={remoteFailures.signedOut} focusNext={button} />}
    </div>
  )
}
