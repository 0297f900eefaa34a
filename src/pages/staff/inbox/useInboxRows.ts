import type { InboxPage } from '@/domain/staff/inbox'
import { type InboxKind, keyOfItem, requestRows, seenRows } from '@/domain/staff/inboxRows'
import { useSteadyRows } from '../list/useSteadyRows'
import { useStaffMember } from '../StaffMemberContext'
import type { InboxRead, useInbox } from './useInbox'

interface Shown<Row> {
  key: string
  /** Undefined for the row of a phone's older requests. */
  item: Row | undefined
}

const rowsOf = <Row>({ read }: InboxRead<InboxPage<Row>>): readonly Row[] =>
  read.status === 'loaded' ? read.data.rows : []

/** The three lists as they are shown. */
export function useInboxRows({ requests, messages, suggestions }: ReturnType<typeof useInbox>) {
  const { at } = useStaffMember()
  const items = {
    requests: rowsOf(requests),
    messages: rowsOf(messages),
    suggestions: rowsOf(suggestions),
  }
  const lists = useSteadyRows({
    scope: at ?? '',
    rows: [
      ...requestRows(items.requests),
      ...seenRows('messages', items.messages),
      ...seenRows('suggestions', items.suggestions),
    ],
  })
  const shownIn = <Row extends { id: string }>(
    name: string,
    kind: InboxKind,
    known: readonly Row[],
  ): Shown<Row>[] => {
    const byKey = new Map(known.map((item) => [keyOfItem(kind, item.id), item]))
    return lists.rows
      .filter(({ list }) => list === name)
      .map(({ key }) => ({ key, item: byKey.get(key) }))
  }
  return {
    lists,
    requestsIn: (name: string) => shownIn(name, 'requests', items.requests),
    messages: shownIn('messages', 'messages', items.messages).flatMap(({ item }) => item ?? []),
    suggestions: shownIn('suggestions', 'suggestions', items.suggestions).flatMap(
      ({ item }) => item ?? [],
    ),
  }
}
