import type { Stay } from '../../care/stay'
import { departureOf } from '../../care/stayState'
import { newestFirst } from '../../newestFirst'
import type { Received } from '../../received'
import { accepted, type RuleResult } from '../../rule'
import { checkRequiredText } from '../../text/textLimit'
import { isVisibleText } from '../../text/visibleText'
import type { Ride } from './ride'

/** What a parent writes to the agit; the child of a ride cannot be `absent`: the ride is cancelled. */
export const rideMessageKinds = ['late', 'person', 'medicine', 'other'] as const
export const messageKinds = ['late', 'absent', 'person', 'medicine', 'other'] as const
export type RideMessageKind = (typeof messageKinds)[number]

/** A parent's message about a ride or a stay (specifications 4, section 3, and 6, sections 5 and 8: `messages/{id}`). */
export interface RideMessage extends Received {
  id: string
  uid: string
  /** Empty about care. */
  rideId: string
  /** The first booking of a stay, and its session; empty about a ride. */
  bookingId: string
  sessionId: string
  /** Where it is read; empty in messages of before, as are `by` and `phone`. */
  branchId: string
  /** Uid of who wrote it. */
  by: string
  /** Of who wrote it, with the country's code. */
  phone: string
  kind: RideMessageKind
  text: string
  createdAt: Date
  seenAt: Date | null
}

export const rideMessageLabels: Record<RideMessageKind, string> = {
  late: '늦어요',
  absent: '쉬어요',
  person: '데려갈 분이 바뀌었어요',
  medicine: '약을 챙겨 주세요',
  other: '기타',
}

/** What a message is about. */
export type MessageSubject = Pick<RideMessage, 'rideId' | 'bookingId' | 'sessionId' | 'branchId'>

export const subjectOfRide = ({ id, branchId }: Pick<Ride, 'id' | 'branchId'>): MessageSubject => ({
  rideId: id,
  bookingId: '',
  sessionId: '',
  branchId,
})

export const subjectOfStay = ({
  branchId,
  bookings: [{ id, sessionId }],
}: Pick<Stay, 'branchId' | 'bookings'>): MessageSubject => ({
  rideId: '',
  bookingId: id,
  sessionId,
  branchId,
})

/** In UTF-16 units, as the rules count. */
export const MAX_MESSAGE = 200

/** Whether a message of the kind may do without words. */
export const isTextOptional = (kind: RideMessageKind): boolean =>
  kind === 'late' || kind === 'absent'

export const checkRideMessage = (text: string, kind: RideMessageKind): RuleResult =>
  isTextOptional(kind) && !isVisibleText(text)
    ? accepted
    : checkRequiredText(text, MAX_MESSAGE, '내용을')

/** 「늦는 시간」: what its buttons write (specification 6, section 5). */
export const lateTimes = ['10분', '20분', '30분 이상'] as const
export const lateText = (time: (typeof lateTimes)[number]): string => `${time} 늦어요.`

export const messageHint = (kind: RideMessageKind): string =>
  kind === 'medicine' ? '약 이름, 양, 시간을 적어 주세요.' : `${MAX_MESSAGE}자까지 적을 수 있어요.`

/** Said beside 「쉬어요」 while the stay can be cancelled. */
export const RESTING_COSTS = '이용권은 예약을 취소해야 돌아와요.'

/** Until the child has left or the stay is over; nothing is written about what is cancelled. */
export const canMessageAbout = (stay: Stay, now: Date): boolean =>
  !stay.bookings[0].cancelledAt && departureOf(stay) === undefined && now < stay.endsAt

/** Newest first. A stay is named by what was its first booking when the message was written. */
export const messagesOfStay = (
  messages: readonly RideMessage[],
  { bookings }: Pick<Stay, 'bookings'>,
): RideMessage[] =>
  messages.filter(({ bookingId }) => bookings.some(({ id }) => id === bookingId)).sort(newestFirst)

/** Has the parent written that the child stays away? Who is late after all comes. */
export const isReportedAbsent = (
  messages: readonly RideMessage[],
  stay: Pick<Stay, 'bookings'>,
): boolean =>
  messagesOfStay(messages, stay).find(({ kind }) => isTextOptional(kind))?.kind === 'absent'
