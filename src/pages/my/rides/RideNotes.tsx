import { Ban, Car, Clock, ReceiptText, ShieldCheck, UserRound } from 'lucide-react'
import { formatKRW } from '@/domain/money'
import { DRIVER_OPEN, isDriverOpen, type Ride } from '@/domain/rides/booked/ride'
import styles from './RideNotes.module.css'

export function RideNote({ ride: { status, reason, cancelFeeKRW } }: { ride: Ride }) {
  if (status === 'requested')
    return (
      <p className={`${styles.note} beside on-tonal top icons-20 grid rounded semibold balance`}>
        <Clock aria-hidden="true" />
        <span>아직 확정 전이에요. 아지트에서 확인하면 확정돼요.</span>
      </p>
    )
  if (status === 'declined')
    return (
      <p
        className={`${styles.note} beside on-tonal top icons-20 grid rounded semibold balance`}
        data-tone="red"
      >
        <Ban aria-hidden="true" />
        <span>{`사유: ${reason}`}</span>
      </p>
    )
  if (status === 'cancelled' && cancelFeeKRW > 0)
    return (
      <p
        className={`${styles.note} beside on-tonal top icons-20 grid rounded semibold balance`}
        data-tone="red"
      >
        <ReceiptText aria-hidden="true" />
        <span>{`취소 수수료 ${formatKRW(cancelFeeKRW)}`}</span>
      </p>
    )
  return null
}

/** In the place of a code word: the device never stores one, and nothing may move when it comes. */
export const UnknownWord = () => <span className={`${styles.word} rounded`} aria-hidden="true" />

export function DriverFacts({ ride }: { ride: Ride }) {
  const { driver, codeWord } = ride
  return (
    <div className={`${styles.facts} gap-10px icons-18 grid`}>
      {isDriverOpen(ride) && (
        <p>
          <UserRound aria-hidden="true" />
          <span>{DRIVER_OPEN}</span>
        </p>
      )}
      {driver && (
        <p>
          <UserRound aria-hidden="true" />
          <span>{`담당 ${driver.name} 선생님`}</span>
        </p>
      )}
      {driver && driver.car !== '' && (
        <p>
          <Car aria-hidden="true" />
          <span>{driver.car}</span>
        </p>
      )}
      <p className="screen-only">
        <ShieldCheck aria-hidden="true" />
        <span>
          <span>암호</span>{' '}
          <b className="accent text-18 extrabold tight">
            {codeWord === '' ? <UnknownWord /> : codeWord}
          </b>
        </span>
      </p>
    </div>
  )
}
