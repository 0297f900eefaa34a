import type { ReactNode } from 'react'
import { formatKRW } from '@/domain/money/money'
import styles from './BookingHead.module.css'

interface Props {
  /** Describes the card's buttons. */
  id?: string
  picture: ReactNode
  /** `15:00`, `13:00~15:00` */
  time: string
  childName: string
  /** After the name. */
  kind?: string
  fareKRW?: number
  isPast?: boolean
  /** At the line's end: status or button. */
  children: ReactNode
}

/** Time, child and price. */
export function BookingHead({
  id,
  picture,
  time,
  childName,
  kind,
  fareKRW,
  isPast = false,
  children,
}: Props) {
  return (
    <div className={styles.head} data-past={isPast || undefined}>
      {picture}
      <div id={id}>
        <p className={styles.time}>{time}</p>
        <p className="note">
          {childName}
          {kind !== undefined && ` · ${kind}`}
          {fareKRW !== undefined && (
            <>
              {' '}
              <span className={styles.fare}>{formatKRW(fareKRW)}</span>
            </>
          )}
        </p>
      </div>
      <div className={styles.tags}>{children}</div>
    </div>
  )
}
