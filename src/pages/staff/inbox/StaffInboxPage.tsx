import { useState } from 'react'
import { clockTime } from '@/domain/dates/day'
import {
  type InboxPage,
  isOpenRequest,
  type ReceivedPickupRequest,
  type ReceivedSuggestion,
} from '@/domain/staff/inbox'
import {
  foldOfPhone,
  type InboxKind,
  keyOfItem,
  phoneOfFold,
  requestRows,
  seenRows,
} from '@/domain/staff/rowsOfLists'
import { mayUse } from '@/domain/staff/staffPerson'
import { Button } from '@/ui/button/Button'
import { Disclosure } from '@/ui/layout/Disclosure'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Tag } from '@/ui/Tag'
import { TeacherBranch } from '../day/FilterSelect'
import { SteadyLists } from '../list/SteadyLists'
import { useSteadyRows } from '../list/useSteadyRows'
import { PhoneLink } from '../PhoneLink'
import { SeenActions } from '../SeenActions'
import { useStaffMember } from '../StaffMemberContext'
import { staffHead } from '../staffHead'
import { useCompleteRequests } from './commands'
import { InboxItem } from './InboxItem'
import { InboxList, MessageItem, RequestItem } from './InboxItems'
import styles from './StaffInboxPage.module.css'
import { type InboxRead, useInbox } from './useInbox'

const staffInboxHead = staffHead('요청함')

/** 「요청함」 (specification 4, section 4). */
export function StaffInboxPage() {
  const { role } = useStaffMember()
  const inbox = useInbox()
  const { lists, requestsIn, messages, suggestions } = useInboxRows(inbox)
  const { read } = inbox.requests
  const page = read.status === 'loaded' ? read.data : undefined
  return (
    <div className={`${styles.page} grid`}>
      <h1 className={`${styles.title} text-22`}>요청함</h1>
      <TeacherBranch />
      <SteadyLists lists={lists}>
        <InboxList
          title="픽업 신청"
          none="들어온 픽업 신청이 없어요."
          list={inbox.requests}
          tools={page && <CompleteShown requests={page.rows} />}
        >
          {requestsIn('requests').map(({ key, item }) =>
            item ? (
              <RequestItem key={key} request={item} />
            ) : (
              <FoldedRequests
                key={key}
                phone={phoneOfFold(key)}
                others={requestsIn(key).flatMap((other) => other.item ?? [])}
                total={page?.totals[phoneOfFold(key)]}
              />
            ),
          )}
        </InboxList>
        <InboxList title="알림" none="보호자가 보낸 알림이 없어요." list={inbox.messages}>
          {messages.map((message) => (
            <MessageItem key={message.id} message={message} />
          ))}
        </InboxList>
        {mayUse(role, 'suggestions') && (
          <InboxList title="지점 제안" none="들어온 지점 제안이 없어요." list={inbox.suggestions}>
            {suggestions.map((suggestion) => (
              <SuggestionItem key={suggestion.id} suggestion={suggestion} />
            ))}
          </InboxList>
        )}
      </SteadyLists>
    </div>
  )
}

/** For the requests that the list holds, folded ones too. */
function CompleteShown({ requests }: { requests: readonly ReceivedPickupRequest[] }) {
  const complete = useCompleteRequests()
  const ids = requests.filter(isOpenRequest).map(({ id }) => id)
  const ask = () => {
    if (window.confirm(`보이는 ${ids.length}건을 모두 완료할까요?`)) void complete.run({ ids })
  }
  return (
    <>
      {(ids.length > 1 || complete.isBusy) && (
        <Button isBusy={complete.isBusy} onClick={ask}>
          보이는 것 모두 완료
        </Button>
      )}
      {ids.length > 0 && <CommandFailure isInline command={complete} />}
    </>
  )
}

function SuggestionItem({ suggestion }: { suggestion: ReceivedSuggestion }) {
  const { seenAt, contact } = suggestion
  return (
    <InboxItem
      kind="suggestions"
      item={suggestion}
      title={suggestion.place}
      isNew={seenAt === null}
      tag={seenAt ? <Tag tone="plain">{`확인함 ${clockTime(seenAt)}`}</Tag> : <Tag>새 제안</Tag>}
      facts={[
        ['이유', suggestion.reason],
        ['연락처', contact === '' ? '' : <PhoneLink key="phone" phone={contact} />],
      ]}
    >
      <SeenActions
        kind="suggestions"
        item={suggestion}
        row={keyOfItem('suggestions', suggestion.id)}
      />
    </InboxItem>
  )
}

interface Shown<Row> {
  key: string
  /** Undefined for the row of a phone's older requests. */
  item: Row | undefined
}

const rowsOf = <Row,>({ read }: InboxRead<InboxPage<Row>>): readonly Row[] =>
  read.status === 'loaded' ? read.data.rows : []

/** The three lists as they are shown. */
function useInboxRows({ requests, messages, suggestions }: ReturnType<typeof useInbox>) {
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

interface Props {
  phone: string
  others: readonly ReceivedPickupRequest[]
  /** Open requests of this phone, where not all have come. */
  total: number | undefined
}

/** Older open requests of the same phone as the one above. */
function FoldedRequests({ phone, others, total = 0 }: Props) {
  const complete = useCompleteRequests()
  const [isOpen, setIsOpen] = useState(false)
  const isAnyOpen = others.some(isOpenRequest)
  return (
    <li className={`${styles.fold} card wrap-2 to-end middle`} data-row={foldOfPhone(phone)}>
      <Disclosure
        summary={
          <>
            <b>{phone}</b> <span>{`${Math.max(others.length, total - 1)}건 더`}</span>
          </>
        }
        onOpen={() => setIsOpen(true)}
      >
        {isOpen && (
          <ul className="stack-3">
            {others.map((other) => (
              <RequestItem key={other.id} request={other} />
            ))}
          </ul>
        )}
      </Disclosure>
      {(isAnyOpen || complete.isBusy) && (
        <Button
          isBusy={complete.isBusy}
          onClick={() => void complete.run({ phone }, { row: foldOfPhone(phone) })}
        >
          모두 완료
        </Button>
      )}
      {isAnyOpen && <CommandFailure isInline command={complete} />}
    </li>
  )
}

export { StaffInboxPage as Component, staffInboxHead as head }
