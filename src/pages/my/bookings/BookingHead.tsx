import type { ReactNode } from 'react'
import { formatKRW } from '@/domain/money/money'
import styles from './BookingHead.module.css'

interface Props {
  /** Of the words that tell which booking it is, where buttons are described by them. */
  id?: string
  picture: ReactNode
  /** `15:00`, `13:00~15:00` */
  time: string
  childName: string
  /** What it is, behind the name. */
  kind?: string
  fareKRW?: number
  isPast?: boolean
  /** What stands at the end of the line: the status, a button. */
  children: ReactNode
}

/** When, who and how much: the first line of a booking's card. */
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
