import type { ReactNode } from 'react'
import { clockTime, dayOf, formatDay } from '@/domain/dates/day'
import { type InboxKind, keyOfItem } from '@/domain/staff/rowsOfLists'
import type { Elements } from '@/ui/elements'
import { UnreadableRow } from '../UnreadableRow'
import styles from './InboxItem.module.css'

interface Props {
  kind: InboxKind
  item: { id: string; createdAt: Date; isUnreadable?: boolean | undefined }
  title: string
  tag: Elements
  isNew: boolean
  facts: readonly (readonly [name: string, value: ReactNode])[]
  children: ReactNode
}

export function InboxItem({ kind, item, title, tag, isNew, facts, children }: Props) {
  const { id, createdAt: receivedAt } = item
  const row = keyOfItem(kind, id)
  if (item.isUnreadable)
    return (
      <UnreadableRow as="li" id={id} row={row} at={receivedAt}>
        {children}
      </UnreadableRow>
    )
  return (
    <li
      className={`${styles.item} p-4-5 card stack-3`}
      data-row={row}
      data-new={isNew || undefined}
    >
      <div className={`${styles.head} row wrap`}>
        <h3 className="min-0 clip">{title}</h3>
        {tag}
        <time className="note tabular push" dateTime={receivedAt.toISOString()}>
          {`${formatDay(dayOf(receivedAt))} ${clockTime(receivedAt)}`}
        </time>
      </div>
      <dl className={`${styles.facts} gap-6px grid`}>
        {facts.map(([name, value]) =>
          value === '' ? null : (
            <div key={name}>
              <dt className="note">{name}</dt>
              <dd className="min-0 clip">{value}</dd>
            </div>
          ),
        )}
      </dl>
      <div className="unless-empty wrap-2 to-end">{children}</div>
    </li>
  )
}
