import { type InboxPage, inboxPage } from '@/domain/staff/inbox'
import { type Followable, followableAll } from './followable'

/** What is open, filled up with the newest of all. */
export const followPage = <Row extends { id: string; createdAt: Date }>(
  parts: readonly Followable<Row[]>[],
  limit: number,
): Followable<InboxPage<Row>> =>
  followableAll(parts, ([open = [], newest = [], ...others]) => {
    const page = inboxPage(open, newest, limit)
    if (others.length === 0) return page
    const ids = new Set(page.rows.map(({ id }) => id))
    const added = others.flat().filter(({ id }) => !ids.has(id))
    return inboxPage([...page.rows, ...added], [], limit)
  })
