import type { GuardianRight } from '@/domain/account/guardianRight'
import type { DayNoteEntry } from '@/domain/care/dayNote'
import type { LedgerKind } from '@/domain/orders/ledger'
import type { OrderStatus } from '@/domain/orders/order'
import type { NewPass } from '@/domain/orders/pass'
import type { RideStatus } from '@/domain/rides/ride'
import type { NewRide } from '@/domain/rides/rideDraft'
import type { NewOrder } from '@/repository/orders/orders'
import type { NewRideMessage } from '@/repository/rides/messages'

/** From a press to its answer. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

export interface Seat {
  readonly sessionId: string
  readonly uid: string
  readonly childId: string
  readonly passId: string
  hasUse: boolean
  isCancelled: boolean
  arrived?: Span | undefined
  left?: Span | undefined
  leftWith?: string | undefined
}

interface RideRecord {
  readonly uid: string
  /** Of whoever booked it. */
  readonly phone: string
  readonly childName: string
  status: RideStatus
  startsAt: Date
  fareKRW: number
  feeKRW: number
  driver: string
  readonly reached: Map<RideStatus, Span>
}

interface Entry {
  readonly kind: LedgerKind
  readonly refId: string
  readonly amountKRW: number
}

/** Presses reported as done, which the documents must match. */
export class Journal {
  readonly sessions = new Map<string, { capacity: number; isClosed: boolean }>()
  readonly seats = new Map<string, Seat>()
  readonly rides = new Map<string, RideRecord>()
  readonly ledgers = new Map<string, Entry[]>()
  readonly orders = new Map<string, NewOrder & { status: OrderStatus }>()
  readonly passes = new Map<string, NewPass & { uid: string }>()
  readonly notes = new Map<string, DayNoteEntry & { isSeen: boolean }>()
  readonly messages = new Map<string, NewRideMessage & { isSeen: boolean }>()
  readonly watches = new Set<string>()
  /** Rights, by family and guardian. */
  readonly guardianships = new Map<string, GuardianRight>()
  /** By guardian and family: also of those who were put out, until their next page. */
  readonly sharedFamilies = new Set<string>()
  /** Codes that are open. */
  readonly invites = new Set<string>()
  /** Schools that were changed, by child. */
  readonly schools = new Map<string, string>()
  /** How many broken documents there are, by collection. */
  readonly hostile = new Map<string, number>()
  /** Unexplained answers. */
  readonly surprises: string[] = []
  /** Sessions that were full at some time. */
  readonly onceFull = new Set<string>()
  readonly counts = new Map<string, number>()

  count(what: string, by = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + by)
  }

  enter(uid: string, { kind, refId, amountKRW }: Entry): void {
    this.ledgers.set(uid, [...(this.ledgers.get(uid) ?? []), { kind, refId, amountKRW }])
  }

  balanceKRW(uid: string): number {
    return (this.ledgers.get(uid) ?? []).reduce((sum, { amountKRW }) => sum + amountKRW, 0)
  }

  /** What is not yet taken for waiting orders. */
  spendableKRW(uid: string): number {
    return [...this.orders.values()]
      .filter((order) => order.uid === uid && order.status === 'awaitingPayment')
      .filter(({ payWith }) => payWith === 'balance')
      .reduce((left, { totalKRW }) => left - totalKRW, this.balanceKRW(uid))
  }

  rightOf(uid: string, guardianUid: string): GuardianRight | undefined {
    return this.guardianships.get(`${uid}/${guardianUid}`)
  }

  setStatus(orderId: string, status: OrderStatus): void {
    const order = this.orders.get(orderId)
    if (!order) throw new Error(`No order ${orderId} was placed.`)
    order.status = status
  }

  ride(id: string): RideRecord {
    const ride = this.rides.get(id)
    if (!ride) throw new Error(`No ride ${id} was booked.`)
    return ride
  }

  book({ id, uid, phone, childName, startsAt, fareKRW, status }: NewRide): void {
    const reached = new Map<RideStatus, Span>()
    this.rides.set(id, {
      uid,
      phone,
      childName,
      status,
      startsAt,
      fareKRW,
      feeKRW: 0,
      driver: '',
      reached,
    })
  }

  seated(sessionId: string): Seat[] {
    return [...this.seats.values()].filter(
      (seat) => seat.sessionId === sessionId && !seat.isCancelled,
    )
  }

  isFull(sessionId: string): boolean {
    return this.seated(sessionId).length >= (this.sessions.get(sessionId)?.capacity ?? 0)
  }

  usesOf(passId: string): Seat[] {
    return [...this.seats.values()].filter((seat) => seat.passId === passId && seat.hasUse)
  }
}

export const seatKey = ({ sessionId, uid, childId }: Pick<Seat, 'sessionId' | 'uid' | 'childId'>) =>
  `${sessionId}/${uid}/${childId}`
