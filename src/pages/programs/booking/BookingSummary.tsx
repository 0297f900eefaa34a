import type { RefObject } from 'react'
import { type ProgramRow, selectionTotalKRW } from '@/domain/programs/programSelection'
import { SignupInvitation } from '@/features/account/SignupInvitation'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { StickyBar } from '@/ui/layout/StickyBar'
import { ProgramPrice } from '../ProgramFacts'
import styles from './BookingSummary.module.css'

interface Props {
  bookings: readonly ProgramRow[]
  isGuest?: boolean
  note?: Elements
  isBusy?: boolean
  buttonRef?: RefObject<HTMLButtonElement | null>
  onBook?: () => void
}

export function BookingSummary({
  bookings,
  isGuest = false,
  note,
  isBusy = false,
  buttonRef,
  onBook,
}: Props) {
  const hasAny = bookings.length > 0
  return (
    <StickyBar label="예약 요약" note={note}>
      <p
        className={`${styles.sum} grid keeps-end`}
        aria-live="polite"
        data-empty={!hasAny || undefined}
      >
        <span className="note">
          <span>예약</span> <b>{`${bookings.length}건`}</b>
        </span>{' '}
        <strong>
          {hasAny ? (
            <ProgramPrice priceKRW={selectionTotalKRW(bookings)} />
          ) : (
            <>
              <span>0</span>
              <small>원</small>
            </>
          )}
        </strong>
      </p>
      <div className={`${styles.action} grid grow`}>
        <Button
          ref={buttonRef}
          tone="primary"
          size="large"
          disabled={!hasAny && !isBusy}
          isBusy={isBusy}
          onClick={onBook}
        >
          예약하기
        </Button>
        {isGuest && <SignupInvitation to="booking" />}
      </div>
    </StickyBar>
  )
}
