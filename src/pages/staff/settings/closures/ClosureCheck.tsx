import { Link } from 'react-router-dom'
import { dayOf } from '@/domain/dates/day'
import { branchesText, type ClosureItem, daySpanText, passDays } from '@/domain/places/closures'
import { paths } from '@/domain/site/paths'
import { type ClosureWork, cancelText, type FamilyPass, ownText } from '@/domain/staff/closureWork'
import { now } from '@/platform/clock'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { focusOnMount } from '@/ui/focusOnMount'
import type { ToCall } from './closureQueries'

export interface Consequence {
  item: ClosureItem
  work: ClosureWork
  passes: readonly FamilyPass[]
  isExtending: boolean
  isAnnounced: boolean
  toCall: ToCall
}

/** What the closure will change, with its numbers. */
export function ClosureCheck({ consequence }: { consequence: Consequence }) {
  const { item, work, passes, isExtending, toCall } = consequence
  const own = ownText(work)
  return (
    <div className="stack-3" ref={focusOnMount} tabIndex={-1}>
      <ClosureWho item={item} />
      <p className="bold">{cancelText(work)}</p>
      {isExtending && (
        <p className="bold">{`이용권 ${passes.length}개의 기간을 ${passDays(item)}일 늘려요.`}</p>
      )}
      {toCall.requests.length + toCall.snacks.length > 0 && (
        <p>
          <Link className="underlined accent" to={paths.staffInbox}>
            {`픽업 신청 ${toCall.requests.length}건`}
          </Link>
          <span>{' · '}</span>
          <span className="nowrap">
            <Link className="underlined accent" to={paths.staffOrders}>
              {`간식 ${toCall.snacks.length}건`}
            </Link>
            <span>은</span>
          </span>{' '}
          <span>직접 연락해 주세요.</span>
        </p>
      )}
      {own && <p role="status">{own}</p>}
    </div>
  )
}

export function ClosureWho({ item }: { item: ClosureItem }) {
  const branches = useBranchContacts()
  return (
    <p>
      <b className="num">{daySpanText(item, dayOf(now()))}</b>{' '}
      <span className="muted">{`${branchesText(item.branchIds, branches)} · ${item.reason}`}</span>
    </p>
  )
}
