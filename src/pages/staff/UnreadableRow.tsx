import type { ReactNode } from 'react'
import { clockTime, dayOf, formatDay } from '@/domain/dates/day'
import { NO_TIME, UNREADABLE } from '@/domain/received'
import styles from './UnreadableRow.module.css'

interface Props {
  as?: 'li' | 'div'
  id: string
  /** Its key in the lists of the page; without it the id. */
  row?: string
  /** When it arrived or starts; `NO_TIME` is not shown. */
  at: Date
  children?: ReactNode
}

/** A document that cannot be parsed, shown so that nobody's request is missed (specification 5, section 8). */
export function UnreadableRow({ as: Element = 'div', id, row = id, at, children }: Props) {
  return (
    <Element className={`${styles.row} grid gap-6px`} data-row={Element === 'li' ? row : undefined}>
      <p className="semibold">{UNREADABLE}</p>
      <p className="gap-1-3 wrap muted flex">
        <span>{id}</span>
        {at > NO_TIME && (
          <time dateTime={at.toISOString()}>{`${formatDay(dayOf(at))} ${clockTime(at)}`}</time>
        )}
      </p>
      {children && <div className="row-2 wrap">{children}</div>}
    </Element>
  )
}
