import type { RefObject } from 'react'
import { formatDay } from '@/domain/dates/day'
import type { Elements } from '@/ui/elements'
import styles from './DayPage.module.css'

interface Props {
  title: string
  /** Gets the focus when the list cannot. */
  heading: RefObject<HTMLHeadingElement | null>
  tools: Elements
  filters: Elements
  day: string
  chosen: readonly (string | undefined)[]
  children: Elements
}

export function DayPage({ title, heading, tools, filters, day, chosen, children }: Props) {
  return (
    <div className={`${styles.page} stack-3 one-column`}>
      <div className={`${styles.top} grid one-column`}>
        <div className={`${styles.head} wrap-3 middle`}>
          <h1 className={`${styles.title} keeps-end text-22`} ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {tools}
        </div>
        {filters}
      </div>
      <p className={styles.printed}>{[formatDay(day), ...chosen].filter(Boolean).join(' · ')}</p>
      {children}
    </div>
  )
}
