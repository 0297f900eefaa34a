import { groupBy } from '../groupBy'
import { newestFirst } from '../newestFirst'
import type { BranchSuggestion } from '../places/branchSuggestion'
import type { Received } from '../received'

/** First page of each list of 요청함, and each 「더 보기」 (specification 5, section 8). */
export const INBOX_PAGE_SIZE = 100

/** Specification 4, sections 4 and 7. */
export const requestStatuses = ['new', 'called', 'done'] as const
export type RequestStatus = (typeof requestStatuses)[number]

export const requestStatusLabels: Record<RequestStatus, string> = {
  new: '새 신청',
  called: '연락함',
  done: '완료',
}

/** A document `pickup_requests/{id}`, with its field names. */
export interface ReceivedPickupRequest extends Received {
  id: string
  applicantName: string
  phone: string
  datetime: Date
  pickupAddress: string
  destAddress: string
  childName: string
  memo: string
  isMarketingAllowed: boolean
  branchId: string
  status: RequestStatus
  createdAt: Date
}

/** A document `branch_suggestions/{id}`. */
export interface ReceivedSuggestion extends BranchSuggestion, Received {
  id: string
  createdAt: Date
  seenAt: Date | null
}

export const nextRequestStatuses = (status: RequestStatus): readonly RequestStatus[] =>
  requestStatuses.slice(requestStatuses.indexOf(status) + 1)

export interface InboxPage<Row> {
  rows: Row[]
  hasMore: boolean
}

/** The newest open items, filled up with the newest of all, newest first. */
export function inboxPage<Row extends { id: string; createdAt: Date }>(
  open: readonly Row[],
  newest: readonly Row[],
  limit: number,
): InboxPage<Row> {
  const openIds = new Set(open.map(({ id }) => id))
  const others = newest.filter(({ id }) => !openIds.has(id))
  return {
    rows: [...open, ...others.slice(0, Math.max(0, limit - open.length))].sort(newestFirst),
    hasMore: open.length >= limit || newest.length >= limit,
  }
}

export const isOpenRequest = ({ status }: ReceivedPickupRequest): boolean => status !== 'done'

/** Each with the older open ones of its phone, which are folded, in the order of the newest; what is done or cannot be read stands alone. */
export function groupByPhone(requests: readonly ReceivedPickupRequest[]) {
  const isAlone = (each: ReceivedPickupRequest) =>
    !isOpenRequest(each) || each.isUnreadable || each.phone === ''
  const groups = groupBy(requests, (each) => (isAlone(each) ? each.id : each.phone))
  return [...groups.values()].flatMap(([request, ...others]) =>
    request ? [{ request, others }] : [],
  )
}
