import type { ReactNode, Ref } from 'react'
import { dayOf, formatShortDay } from '@/domain/dates/day'
import styles from './Today.module.css'

interface Props {
  id?: string
  /** To take the focus when what stands below goes away. */
  ref?: Ref<HTMLHeadingElement>
  now: Date
  /** How old what stands below is. */
  children: ReactNode
}

/** What 「오늘」 is headed by. */
export const TodayHead = ({ id, ref, now, children }: Props) => (
  <div className={styles.head}>
    <h2 id={id} ref={ref} tabIndex={-1}>
      오늘
    </h2>
    <span className={styles.date}>{formatShortDay(dayOf(now))}</span>
    {children}
  </div>
)
