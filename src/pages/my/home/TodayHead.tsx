import type { Ref } from 'react'
import { dayOf, formatShortDay } from '@/domain/dates/day'
import type { Elements } from '@/ui/elements'
import styles from './TodayHead.module.css'

interface Props {
  id?: string
  ref?: Ref<HTMLHeadingElement>
  now: Date
  children: Elements
}

export const TodayHead = ({ id, ref, now, children }: Props) => (
  <div className={styles.head}>
    <h2 id={id} ref={ref} tabIndex={-1}>
      오늘
    </h2>
    <span className={styles.date}>{formatShortDay(dayOf(now))}</span>
    {children}
  </div>
)
