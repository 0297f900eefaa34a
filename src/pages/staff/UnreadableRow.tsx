import type { ReactNode } from 'react'
import { NO_TIME, UNREADABLE } from '@/domain/agit/received'
import { clockTime, dayOf, formatDay } from '@/domain/dates/day'
import styles from './UnreadableRow.module.css'

interface Props {
  /** An item of its own, or what stands in one. */
  as?: 'li' | 'div'
  id: string
  /** When it came, or begins; nothing is said of `NO_TIME`. */
  at: Date
  /** What can be done about it all the same. */
  children?: ReactNode
}

/** What a list shows of a document that it cannot read, so that nobody's goes unseen (specification 5, section 8). */
export function UnreadableRow({ as: Element = 'div', id, at, children }: Props) {
  return (
    <Element className={styles.row}>
      <p className={styles.words}>{UNREADABLE}</p>
      <p className={styles.facts}>
        <span>{id}</span>
        {at > NO_TIME && (
          <time dateTime={at.toISOString()}>
            {formatDay(dayOf(at))} {clockTime(at)}
          </time>
        )}
      </p>
      {children && <div className={styles.actions}>{children}</div>}
    </Element>
  )
}
