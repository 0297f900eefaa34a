import type { DayNoteEntry } from '@/domain/care/dayNote'
import type { LedgerKind } from '@/domain/orders/ledger'
import type { OrderStatus } from '@/domain/orders/order'
import type { NewPass } from '@/domain/orders/pass'
import type { RideStatus } from '@/domain/rides/booked/ride'
import type { NewOrder } from '@/repository/orders/orders'
import type { Branch } from './families'

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

interface Entry {
  readonly kind: LedgerKind
  readonly refId: string
  readonly amountKRW: number
}

export interface RideRecord {
  readonly uid: string
  readonly branchId: Branch
  readonly fareKRW: number
  status: RideStatus
  feeKRW: number
}

/** Presses reported as done, which the documents must match. */
export class Journal {
  readonly sessions = new Map<string, { capacity: number; isClosed: boolean }>()
  readonly seats = new Map<string, Seat>()
  readonly ledgers = new Map<string, Entry[]>()
  readonly orders = new Map<string, NewOrder & { status: OrderStatus }>()
  /** What went back, by order. */
  readonly refundedKRW = new Map<string, number>()
  /** Orders whose receipt is issued. */
  readonly receipts = new Set<string>()
  readonly rides = new Map<string, RideRecord>()
  /** By request and time: what became of it. */
  readonly doses = new Map<string, string>()
  readonly medicines = new Set<string>()
  /** How many, by note. */
  readonly photos = new Map<string, number>()
  readonly passes = new Map<string, NewPass & { uid: string }>()
  readonly notes = new Map<string, DayNoteEntry & { isSeen: boolean }>()
  readonly watches = new Set<string>()
  /** By family and guardian. */
  readonly guardianships = new Set<string>()
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

  setStatus(orderId: string, status: OrderStatus): void {
    const order = this.orders.get(orderId)
    if (!order) throw new Error(`No order ${orderId} was placed.`)
    order.status = status
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
