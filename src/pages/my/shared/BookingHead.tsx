import type { ReactNode } from 'react'
import { formatKRW } from '@/domain/money'
import type { Elements } from '@/ui/elements'
import styles from './BookingHead.module.css'

interface Props {
  id?: string
  picture: Elements
  time: string
  childName: string
  kind?: string
  fareKRW?: number
  isPast?: boolean
  children: ReactNode
}

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
    <div className={`${styles.head} row-3 wrap`} data-past={isPast || undefined}>
      {picture}
      <div id={id}>
        <p className={`${styles.time} extrabold tabular lh-head`}>{time}</p>
        <p className="note">
          <span>{`${childName}${kind !== undefined ? ` · ${kind}` : ''}`}</span>
          {fareKRW !== undefined && (
            <>
              {' '}
              <span className={`${styles.fare} tabular nowrap`}>{formatKRW(fareKRW)}</span>
            </>
          )}
        </p>
      </div>
      <div className={`${styles.tags} gap-6px row wrap to-end push`}>{children}</div>
    </div>
  )
}
