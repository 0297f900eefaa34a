import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { usesLabel, usesText } from '@/domain/care/passUses'
import { formatAmount, formatBalance, ledgerKinds, ledgerLines } from '@/domain/money/ledger'
import { orderNumber, orderStatuses, orderTotalKRW } from '@/domain/orders/order'
import { orderYield } from '@/domain/orders/orderYield'
import { expiryLabel, expiryText } from '@/domain/orders/pass'
import { isUnconfirmed, parentLabel, rideStatuses } from '@/domain/rides/ride'
import { ledgerQuery, ordersQuery, passesQuery } from '@/features/orders/memberQueries'
import { comingRidesQuery, todaysRidesQuery } from '@/features/rides/rideQueries'
import { comingBookingsQuery } from '@/features/session-booking/bookingQueries'
import { projectId } from '@/repository/firestore/client'
import { aRide } from '../domain/rides/aRide'
import { recalled } from '../remote/deviceRows'
import { entryPoint } from './entryPoint'
import { json, koreanText } from './hostileValues'
import { storedList } from './storedValues'

/** Rows of an account that a device remembers: the site wrote them, but anybody may have changed them since. */

const TODAY = '2026-11-20'
const UID = 'parent-1'
const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const day = fc.constantFrom('2026-11-20', '2027-02-28', '2028-02-29')

const orderRow = fc.record({
  uid: fc.constant(UID),
  nickname: koreanText,
  kind: fc.constantFrom('membership', 'topup', 'snack', 'specialSnack'),
  branchId: fc.constantFrom('', 'seongsu'),
  lines: fc.array(
    fc.record({
      code: fc.constantFrom('topup/50000', 'timepass/2h-25000', 'basic/milk'),
      name: koreanText,
      priceKRW: fc.integer({ min: 0, max: 1_000_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  totalKRW: fc.integer({ min: 0, max: 10_000_000 }),
  depositor: koreanText,
  status: fc.constantFrom(...orderStatuses),
  createdAt: instant,
  updatedAt: instant,
})
const ledgerRow = fc.record({
  kind: fc.constantFrom(...ledgerKinds),
  amountKRW: fc.integer({ min: -100_000_000, max: 100_000_000 }),
  note: koreanText,
  refId: fc.constant('ride-1'),
  at: instant,
  by: fc.constant('staff-1'),
})
const passRow = fc.record({
  planKey: fc.constantFrom('timepass', 'subscription', 'prepaid'),
  optionKey: fc.constantFrom('2h-25000', '4h-45000', 'm-59000', 'pre-100', 'pre-200'),
  label: koreanText,
  minutes: fc.integer({ min: 0, max: 10_000 }),
  startsOn: day,
  expiresOn: day,
  orderId: fc.constant('order-1'),
  at: instant,
  by: fc.constant('staff-1'),
})

const rideRow = fc
  .record({
    childName: koreanText,
    startsAt: instant,
    fareKRW: fc.integer({ min: 0, max: 1_000_000 }),
    status: fc.constantFrom(...rideStatuses),
    memo: koreanText,
  })
  .map(({ startsAt, ...change }) => ({
    ...aRide(change),
    startsAt,
    createdAt: startsAt,
    updatedAt: startsAt,
    reached: { confirmed: startsAt },
  }))

const isSeen = (text: string) => expect(text).not.toMatch(/NaN|undefined|Invalid/)

const ridePlaces = [
  { key: 'dodam-account-rides-today', query: todaysRidesQuery },
  { key: 'dodam-account-rides-coming', query: comingRidesQuery },
].map(({ key, query }) => ({
  key,
  row: rideRow,
  recall() {
    const rides = recalled(query(UID)).data ?? []
    for (const ride of rides)
      isSeen(`${parentLabel(ride, isUnconfirmed(ride, new Date(TODAY)))} ${ride.fareKRW}`)
    return rides
  },
}))

const orderPlaces: { key: string; row: fc.Arbitrary<object>; recall: () => { id: string }[] }[] = [
  {
    key: 'dodam-account-orders',
    row: orderRow,
    recall() {
      const orders = recalled(ordersQuery(UID)).data ?? []
      for (const order of orders) {
        isSeen(`${orderNumber(order)} ${orderTotalKRW(order.lines)}`)
        if (order.lines.every(({ quantity }) => quantity < 100)) orderYield(order, TODAY)
      }
      return orders
    },
  },
  {
    key: 'dodam-account-ledger',
    row: ledgerRow,
    recall() {
      const entries = recalled(ledgerQuery(UID)).data ?? []
      for (const line of ledgerLines(entries))
        isSeen(`${formatAmount(line.entry.amountKRW)} ${formatBalance(line.balanceKRW)}`)
      return entries
    },
  },
  {
    key: 'dodam-account-passes',
    row: passRow,
    recall() {
      const passes = recalled(passesQuery(UID)).data ?? []
      for (const pass of passes)
        isSeen(
          `${usesLabel(pass, [])} ${usesText(pass)} ${expiryLabel(pass, TODAY)} ${expiryText(pass, TODAY)}`,
        )
      return passes
    },
  },
]

const bookingRow = fc.record({
  uid: fc.constant(UID),
  childId: fc.constantFrom('child-1', 'child-2'),
  childName: koreanText,
  programId: fc.constantFrom('art', 'swim'),
  startsAt: instant,
  createdAt: instant,
})

/** A booking is named by its session and its child; here the rows are counted. */
const programPlace = {
  key: 'dodam-account-program-bookings-coming',
  row: bookingRow,
  recall() {
    const bookings = recalled(comingBookingsQuery(UID)).data ?? []
    for (const { sessionId, childName } of bookings) isSeen(`${sessionId} ${childName}`)
    return bookings.map((_, index) => ({ id: `ok-${index}` }))
  },
}

let projects = 0

export const accountRowEntryPoints = [...ridePlaces, programPlace, ...orderPlaces].map(
  ({ key, row, recall }) =>
    entryPoint({
      name: `an account's remembered rows of ${key}`,
      hostile: storedList(row),
      sound: fc.array(row, { minLength: 1, maxLength: 3 }),
      holds: (hostile, sound) => {
        const recallFrom = (text: (project: string) => string) => {
          projects += 1
          const project = `hostile-account-${projects}`
          vi.mocked(projectId).mockReturnValue(project)
          localStorage.setItem(key, text(project))
          return recall()
        }
        const remembered = (documents: readonly unknown[]) => (project: string) =>
          json({
            v: 1,
            data: { projectId: project, uid: UID, savedAt: 1_700_000_000_000, documents },
          })

        recallFrom(typeof hostile === 'string' ? () => hostile : remembered([...hostile, ...sound]))
        const numbered = sound.map((one, index) => ({ ...one, id: `ok-${index}` }))
        expect(recallFrom(remembered(numbered)).map(({ id }) => id)).toEqual(
          numbered.map(({ id }) => id),
        )
      },
    }),
)
