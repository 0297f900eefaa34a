import { compareAsc } from 'date-fns/compareAsc'
import { isCareProgram } from '../../care/careSession'
import { isCancelled, type Stay, staysOf } from '../../care/stay'
import { arrivalOf } from '../../care/stayState'
import { clockTime, dayOf, formatShortDay, formatTimeSpan } from '../../dates/day'
import { groupBy } from '../../groupBy'
import { formatKRW } from '../../money'
import type { Order } from '../../orders/order'
import { canCancelBooking, type SessionBooking } from '../../programs/programSession'
import { canCancel } from '../booked/cancellationFee'
import { isActive, type Ride } from '../booked/ride'
import { type MessageSubject, subjectOfRide, subjectOfStay } from '../booked/rideMessage'
import { childOf } from './memberBookings'

/** 쉬는 날 (specification 8, section 4): what a child has on a day. */
export type HomeItem = PlannedItem | { kind: 'snack'; key: string; order: Order }

type PlannedItem =
  | { kind: 'ride'; key: string; ride: Ride }
  | { kind: 'stay'; key: string; stay: Stay }
  | { kind: 'program'; key: string; booking: SessionBooking }

export interface HomeDay {
  childId: string
  childName: string
  /** `yyyy-mm-dd` */
  day: string
}

interface Known {
  rides: readonly Ride[]
  bookings: readonly SessionBooking[]
}

const startOf = (item: PlannedItem): Date => {
  switch (item.kind) {
    case 'ride':
      return item.ride.startsAt
    case 'stay':
      return item.stay.startsAt
    case 'program':
      return item.booking.startsAt
  }
}

const rideItem = (ride: Ride): PlannedItem => ({ kind: 'ride', key: `ride-${ride.id}`, ride })
const stayItem = (stay: Stay): PlannedItem => ({
  kind: 'stay',
  key: `stay-${stay.bookings[0].id}`,
  stay,
})
const programItem = (booking: SessionBooking): PlannedItem => ({
  kind: 'program',
  key: `program-${booking.id}`,
  booking,
})

/** Rides, stays and programs that are not over at `now`, of everybody, by time. */
function plannedItems({ rides, bookings }: Known, now: Date): PlannedItem[] {
  const programs = bookings.filter(
    (booking) =>
      !isCareProgram(booking.programId) && !booking.cancelledAt && booking.startsAt > now,
  )
  const stays = staysOf(bookings).filter((stay) => !isCancelled(stay) && stay.endsAt > now)
  const items = [
    ...rides.filter(isActive).map(rideItem),
    ...stays.map(stayItem),
    ...programs.map(programItem),
  ]
  return items.sort((a, b) => compareAsc(startOf(a), startOf(b)))
}

const dayOfItem = (item: PlannedItem): HomeDay => {
  const { childId, childName } = childOf(item)
  return { childId, childName, day: dayOf(startOf(item)) }
}

/** Children with something ahead on a day, in order of time; none that is there already. */
export function homeDays(known: Known, day: string, now: Date): HomeDay[] {
  const items = plannedItems(known, now)
  const there = new Set(
    items.flatMap((item) =>
      item.kind === 'stay' && arrivalOf(item.stay) ? [item.stay.childId] : [],
    ),
  )
  const ofDay = items.map(dayOfItem).filter((one) => one.day === day && !there.has(one.childId))
  return [...groupBy(ofDay, ({ childId }) => childId).values()].flatMap(([first]) => first ?? [])
}

/** What the child has on the day, in order of time, snacks last. */
export function homeItems(
  { childId, day }: HomeDay,
  { orders, ...known }: Known & { orders: readonly Order[] },
  now: Date,
): HomeItem[] {
  const planned = plannedItems(known, now).filter((item) => {
    const of = dayOfItem(item)
    return of.childId === childId && of.day === day
  })
  const snacks = orders.filter(
    (order) =>
      order.kind === 'snack' &&
      order.childId === childId &&
      order.day === day &&
      (order.status === 'awaitingPayment' || order.status === 'paid'),
  )
  return [
    ...planned,
    ...snacks.map((order): HomeItem => ({ kind: 'snack', key: `snack-${order.id}`, order })),
  ]
}

const leavable = (stay: Stay, now: Date) =>
  stay.bookings.filter((booking) => canCancelBooking(booking, now))

/** `cancel`: a press cancels it; `message`: it has begun, and a message goes to the agit; `fixed`: nothing can be done here. */
export function homeChoice(item: HomeItem, now: Date): 'cancel' | 'message' | 'fixed' {
  switch (item.kind) {
    case 'ride':
      return canCancel(item.ride, now).ok ? 'cancel' : 'fixed'
    case 'stay':
      return leavable(item.stay, now).length === item.stay.bookings.length ? 'cancel' : 'message'
    case 'program':
      return canCancelBooking(item.booking, now) ? 'cancel' : 'fixed'
    case 'snack':
      return item.order.status === 'awaitingPayment' ? 'cancel' : 'fixed'
  }
}

export const homeFeeKRW = (item: HomeItem, now: Date): number => {
  const answer = item.kind === 'ride' ? canCancel(item.ride, now) : undefined
  return answer?.ok ? answer.feeKRW : 0
}

type TitleOf = (programId: string) => string | undefined

const snackNames = ({ lines }: Order): string =>
  lines.map(({ name, quantity }) => `${name} ${quantity}`).join(', ')

/** `픽업 13:00` · `돌봄 13:00~17:00` · `코딩 15:00` · `간식 우유 1` */
export function homeName(item: HomeItem, titleOf: TitleOf): string {
  switch (item.kind) {
    case 'ride':
      return `픽업 ${clockTime(item.ride.startsAt)}`
    case 'stay':
      return `돌봄 ${formatTimeSpan(item.stay)}`
    case 'program':
      return `${titleOf(item.booking.programId) ?? '프로그램'} ${clockTime(item.booking.startsAt)}`
    case 'snack':
      return `간식 ${snackNames(item.order)}`
  }
}

function stayEffect(stay: Stay, now: Date): string {
  if (homeChoice({ kind: 'stay', key: '', stay }, now) === 'message')
    return '이용권은 돌아오지 않아요'
  const uses = stay.bookings.filter(({ passId }) => passId !== undefined).length
  return uses > 0 ? `이용권 ${uses}회가 돌아와요` : '이용료 없음'
}

/** What comes of it: `수수료 0원`. */
export function homeEffect(item: HomeItem, now: Date): string {
  const isFixed = homeChoice(item, now) === 'fixed'
  switch (item.kind) {
    case 'ride':
      return isFixed
        ? '이미 출발했어요. 전화해 주세요.'
        : `수수료 ${formatKRW(homeFeeKRW(item, now))}`
    case 'stay':
      return stayEffect(item.stay, now)
    case 'program':
      return '이용료 없음'
    case 'snack':
      return isFixed ? '환불은 아지트에 문의해 주세요.' : '입금 전이라 취소돼요'
  }
}

interface HomeMessage {
  about: MessageSubject
  kind: 'absent' | 'other'
  /** Sent without words, too. */
  isDue: boolean
}

const subjectOf = (item: HomeItem): MessageSubject | undefined => {
  if (item.kind === 'ride') return subjectOfRide(item.ride)
  return item.kind === 'stay' ? subjectOfStay(item.stay) : undefined
}

/** What is left, begun, or under way. */
const staying = (items: readonly HomeItem[], ticked: ReadonlySet<string>, now: Date): HomeItem[] =>
  items.filter((item) => !ticked.has(item.key) || homeChoice(item, now) !== 'cancel')

export const somethingStays = (...of: Parameters<typeof staying>): boolean =>
  staying(...of).length > 0

/** What the message is about: the first stay that stays, else the first ride that stays, else the first of all; undefined where there is neither. */
export function homeMessage(
  items: readonly HomeItem[],
  ticked: ReadonlySet<string>,
  now: Date,
): HomeMessage | undefined {
  const stays = staying(items, ticked, now)
  const stay = stays.find(({ kind }) => kind === 'stay')
  const about = stay ?? stays.find(({ kind }) => kind === 'ride') ?? items.find(subjectOf)
  const subject = about && subjectOf(about)
  if (!subject) return undefined
  return {
    about: subject,
    kind: stay ? 'absent' : 'other',
    isDue: stay !== undefined && ticked.has(stay.key),
  }
}

/** `12.02(수) 김하준 쉬어요` */
export const homeDayName = ({ childName, day }: HomeDay): string =>
  `${formatShortDay(day)} ${childName} 쉬어요`
