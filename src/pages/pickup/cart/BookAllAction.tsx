import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { simulationNotice } from '@/content/info/simulationNotice'
import { type RemoteFailure, remoteFailures } from '@/domain/remoteFailure'
import { atFareOfDay, totalFareKRW } from '@/domain/rides/reservations/reservation'
import { bookable } from '@/domain/rides/reservations/reservationCart'
import { trialRideOf } from '@/domain/rides/reservations/trialRide'
import { AccountGate } from '@/features/account/AccountGate'
import { SignupInvitation } from '@/features/account/SignupInvitation'
import { askFares } from '@/features/rides/askFares'
import { now } from '@/platform/clock'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useReservationCart } from '@/stores/reservationCart'
import { useTrialRides } from '@/stores/trialRides'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { alertBooked, hasBookableElseAlert } from '../booking/cartMessages'
import styles from './BookAllAction.module.css'
import { BookingHint } from './BookingHint'

const MemberBookAll = lazy(async () => ({
  default: (await import('./MemberBookAll')).MemberBookAll,
}))

/** 「전체 예약하기」: real for members, a trial for guests. */
export function BookAllAction() {
  return (
    <AccountGate starting={<GuestBooking />} guest={<TrialBooking />} ended={<EndedBooking />}>
      {() => (
        <Suspense fallback={<LoadingBooking />}>
          <MemberBookAll />
        </Suspense>
      )}
    </AccountGate>
  )
}

/** Books for a trial, at fares that were just read. */
function TrialBooking() {
  const { book, isBusy, failure } = useTrialBooking()
  return <GuestBooking onBook={book} isBusy={isBusy} failure={failure} />
}

interface GuestProps {
  onBook?: () => void
  isBusy?: boolean
  failure?: RemoteFailure | undefined
}

function GuestBooking({ onBook, isBusy = false, failure }: GuestProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className={`${styles.action} stack-3 screen-only`}>
      <Button
        ref={button}
        tone="primary"
        size="large"
        isBlock
        isBusy={isBusy}
        isSinglePress
        onClick={onBook}
      >
        전체 예약하기
      </Button>
      <FailureMessage failure={failure} onRetry={onBook} focusNext={button} />
      <SignupInvitation to="booking" />
      <BookingHint>결제되지 않아요.</BookingHint>
    </div>
  )
}

function LoadingBooking() {
  return (
    <div className={`${styles.action} stack-3 screen-only`}>
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
    <div className={`${styles.action} stack-3 screen-only`}>
      <Button ref={button} tone="primary" size="large" isBlock onClick={() => setHasTried(true)}>
        전체 예약하기
      </Button>
      {hasTried && <FailureMessage failure={remoteFailures.signedOut} focusNext={button} />}
    </div>
  )
}

/** 「전체 예약하기」 of a guest: a trial booking of all bookable lines (specification 2, section 7). The cart stays. */
function useTrialBooking() {
  const client = useQueryClient()
  const branches = useBranchContacts()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<RemoteFailure>()
  const book = async () => {
    const { items } = useReservationCart.getState()
    const lines = bookable(items, now())
    if (!hasBookableElseAlert(items, lines)) return
    setFailure(undefined)
    setBusy(true)
    const asked = await askFares(client, lines, branches)
    setBusy(false)
    if (!asked.ok) return setFailure(asked.failure)
    const booked = atFareOfDay(lines, asked.fares)
    useTrialRides.getState().record(booked.map(trialRideOf))
    console.info('픽업 예약', { count: booked.length, totalKRW: totalFareKRW(booked) })
    alertBooked(
      booked,
      simulationNotice,
      items.filter((line) => !lines.includes(line)),
    )
  }
  return { book: () => void book(), isBusy, failure }
}
