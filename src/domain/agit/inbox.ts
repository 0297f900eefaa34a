import type { BranchSuggestion } from '../places/branchSuggestion'
import type { Received } from './received'

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
