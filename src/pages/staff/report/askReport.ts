import { careProgramId } from '@/domain/care/careSession'
import type { OrderKind } from '@/domain/orders/order'
import {
  type CareSums,
  type CreditSums,
  creditKinds,
  hasBranch,
  type MoneyRow,
  type NowSums,
  type OrderSums,
  type RideSums,
  receivedKinds,
  type Span,
} from '@/domain/staff/report'
import { noTally, type Tally, tallyLess } from '@/domain/tally'
import { countEntries } from '@/repository/orders/ledgerTallies'
import {
  countAwaitingOrders,
  countDatedOrders,
  countOrdersEverPaid,
  countPaidOrders,
  countReceiptsAsked,
  countReceiptsIssued,
  countRefundedOrders,
} from '@/repository/orders/orderTallies'
import { countPassesUntil } from '@/repository/orders/passes'
import {
  type BookingsAsked,
  countBookings,
  countBookingsWith,
} from '@/repository/programs/bookingTallies'
import { countArrivedRides, countRideFees } from '@/repository/rides/rideTallies'

/** Questions to the database of one visit (specification 7, section 4). */
export const MAX_QUESTIONS = 40

/** What a section was answered, and how many questions it took. */
export type Asked<T> = T & { questions: number }

function counting() {
  let questions = 0
  return {
    ask: <T>(question: Promise<T>): Promise<T> => {
      questions += 1
      return question
    },
    questions: () => questions,
  }
}

interface OfBranch extends Span {
  /** Undefined: all. */
  branchId: string | undefined
}

type Question = typeof countPaidOrders

/** What each kind comes to, in all and with credit; of nothing nothing more is asked. */
async function askByKind(
  { ask }: ReturnType<typeof counting>,
  question: Question,
  asked: OfBranch,
): Promise<Map<OrderKind, { all: Tally; credit: Tally }>> {
  const kinds = receivedKinds.filter((kind) => asked.branchId === undefined || hasBranch(kind))
  const mayBeCredit: readonly OrderKind[] = creditKinds
  const rows = kinds.map(async (kind) => {
    const all = await ask(question({ ...asked, kind }))
    const credit =
      all.count > 0 && mayBeCredit.includes(kind)
        ? await ask(question({ ...asked, kind, payWith: 'balance' }))
        : noTally
    return [kind, { all, credit }] as const
  })
  return new Map(await Promise.all(rows))
}

/** 「받은 돈」 is whatever is not `balance`: orders of old tabs name no way. */
export async function askOrders(asked: OfBranch): Promise<Asked<OrderSums>> {
  const counter = counting()
  const [paid, refunded] = await Promise.all([
    askByKind(counter, countPaidOrders, asked),
    askByKind(counter, countRefundedOrders, asked),
  ])
  const rowOf = (kind: OrderKind, part: (of: { all: Tally; credit: Tally }) => Tally) => {
    const [pay, back] = [paid.get(kind), refunded.get(kind)]
    if (!pay || !back) return []
    const { count, sum: paidKRW } = part(pay)
    const row: MoneyRow = { count, paidKRW, refundKRW: part(back).sum }
    return [row]
  }
  return {
    received: new Map(
      receivedKinds.flatMap((kind) =>
        rowOf(kind, ({ all, credit }) => tallyLess(all, credit)).map((row) => [kind, row] as const),
      ),
    ),
    credit: new Map(
      creditKinds.flatMap((kind) =>
        rowOf(kind, ({ credit }) => credit).map((row) => [kind, row] as const),
      ),
    ),
    questions: counter.questions(),
  }
}

export async function askRides(asked: OfBranch): Promise<Asked<RideSums>> {
  const { ask, questions } = counting()
  const [arrived, fees] = await Promise.all([
    ask(countArrivedRides(asked)),
    ask(countRideFees(asked)),
  ])
  return {
    arrived: arrived.count,
    fareKRW: arrived.sum,
    fees: fees.count,
    feeKRW: fees.sum,
    questions: questions(),
  }
}

const BEGINNING = new Date(0)

export async function askCredit({ from, to }: Span): Promise<Asked<CreditSums>> {
  const { ask, questions } = counting()
  const [before, topup, purchase, ride, cancelFee, refund, adjustment] = await Promise.all([
    ask(countEntries({ from: BEGINNING, to: from })),
    ask(countEntries({ kind: 'topup', from, to })),
    ask(countEntries({ kind: 'purchase', from, to })),
    ask(countEntries({ kind: 'ride', from, to })),
    ask(countEntries({ kind: 'cancelFee', from, to })),
    ask(countEntries({ kind: 'refund', from, to })),
    ask(countEntries({ kind: 'adjustment', from, to })),
  ])
  return {
    beforeKRW: before.sum,
    topupKRW: topup.sum,
    purchaseKRW: purchase.sum,
    rideKRW: ride.sum + cancelFee.sum,
    refundKRW: refund.sum,
    adjustmentKRW: adjustment.sum,
    chargedFees: cancelFee.count,
    questions: questions(),
  }
}

interface NowAsked {
  branchId: string | undefined
  /** In Seoul. */
  today: string
  /** The end of this month is now. */
  isThisMonth: boolean
}

export async function askNow({ branchId, today, isThisMonth }: NowAsked): Promise<Asked<NowSums>> {
  const { ask, questions } = counting()
  const isWhole = branchId === undefined
  const receiptsDue = async () => {
    const asked = await ask(countReceiptsAsked(branchId))
    return asked === 0 ? 0 : asked - (await ask(countReceiptsIssued(branchId)))
  }
  const undated = async () => {
    const paid = await ask(countOrdersEverPaid())
    return paid === 0 ? 0 : paid - (await ask(countDatedOrders()))
  }
  const [awaiting, due, passes, credit, old] = await Promise.all([
    ask(countAwaitingOrders(branchId)),
    receiptsDue(),
    isWhole ? ask(countPassesUntil(today)) : undefined,
    isWhole && !isThisMonth ? ask(countEntries({ from: BEGINNING })) : undefined,
    undated(),
  ])
  return {
    awaiting: awaiting.count,
    awaitingKRW: awaiting.sum,
    receiptsDue: due,
    passes,
    creditKRW: credit?.sum,
    undated: old,
    questions: questions(),
  }
}

interface CareAsked extends Span {
  branchIds: readonly string[]
  /** Questions that are left. */
  budget: number
}

type Count = (branchIds: readonly string[]) => Promise<number | undefined>

/** A number for each branch: the whole, then halves, so that of nothing nothing more is asked, and of n branches n at most. */
async function countEach(
  ids: readonly string[],
  count: Count,
  known?: number,
): Promise<Map<string, number | undefined>> {
  const whole = known ?? (await count(ids))
  if (whole === undefined || whole === 0 || ids.length < 2)
    return new Map(ids.map((id) => [id, whole === undefined || ids.length < 2 ? whole : 0]))
  const middle = Math.ceil(ids.length / 2)
  const [half, rest] = [ids.slice(0, middle), ids.slice(middle)]
  const ofHalf = await count(half)
  if (ofHalf === undefined) return new Map(ids.map((id) => [id, undefined]))
  const [one, other] = await Promise.all([
    countEach(half, count, ofHalf),
    countEach(rest, count, whole - ofHalf),
  ])
  return new Map([...one, ...other])
}

/** Seats by branch, and in all; what the budget does not hold stays unasked. */
export async function askCare({ branchIds, budget, from, to }: CareAsked): Promise<CareSums> {
  let left = budget
  const within =
    (question: (asked: BookingsAsked) => Promise<number>): Count =>
    async (ids) => {
      if (left < 1) return undefined
      left -= 1
      return question({ programIds: ids.map(careProgramId), from, to })
    }
  const withField = (field: 'arrivedAt' | 'cancelledAt') => (asked: BookingsAsked) =>
    countBookingsWith(field, asked)
  const whole = (count: Count) => (branchIds.length === 0 ? 0 : count(branchIds))
  // The sums of all branches come before those of each.
  const booked = await whole(within(countBookings))
  const [arrived, cancelled] = booked
    ? await Promise.all([
        whole(within(withField('arrivedAt'))),
        whole(within(withField('cancelledAt'))),
      ])
    : [booked, booked]
  const seats = await countEach(branchIds, within(countBookings), booked)
  const used = branchIds.filter((id) => seats.get(id) !== 0)
  const arrivals = await countEach(used, within(withField('arrivedAt')), arrived)
  const cancellations = await countEach(used, within(withField('cancelledAt')), cancelled)
  return {
    all: { booked, arrived, cancelled },
    rows: branchIds.map((branchId) => {
      const isUsed = used.includes(branchId)
      return {
        branchId,
        booked: seats.get(branchId),
        arrived: isUsed ? arrivals.get(branchId) : 0,
        cancelled: isUsed ? cancellations.get(branchId) : 0,
      }
    }),
  }
}

/** What was received in a month, in whole won, without what was paid with credit. */
export async function askReceivedKRW(asked: OfBranch): Promise<number> {
  const part = async (question: Question): Promise<number> => {
    const all = await question(asked)
    if (all.count === 0) return 0
    return all.sum - (await question({ ...asked, payWith: 'balance' })).sum
  }
  const [paid, refunded] = await Promise.all([part(countPaidOrders), part(countRefundedOrders)])
  return paid - refunded
}
