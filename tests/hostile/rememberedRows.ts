import { expect, vi } from 'vitest'
import { ledgerKinds } from '@/domain/orders/ledger'
import { orderStatuses } from '@/domain/orders/order'
import { rideStatuses } from '@/domain/rides/booked/ride'
import { ledgerQuery, ordersQuery, passesQuery } from '@/features/orders/queries'
import { upcomingBookingsQuery } from '@/features/programs/queries'
import { snackMenuQuery } from '@/features/snacks/queries'
import { bannersQuery } from '@/pages/home/banner/MainBanner'
import { followedRidesQuery } from '@/pages/my/shared/followedQueries'
import { specialSnackQuery } from '@/pages/snack/specialSnackQuery'
import { familiesQuery } from '@/remote/useFamilyMember'
import { projectId } from '@/repository/firestore/client'
import { aRide } from '../domain/rides/aRide'
import { fc } from '../fastCheck'
import { rememberedRows } from '../remote/storeRows'
import { bannerFields, eventFields, expectSafe, snackFields } from './documents'
import { entryPoint } from './entryPoint'
import { json, koreanText } from './hostileValues'
import { storedList } from './storedValues'

/** Rows stored on the device, possibly altered. */

const UID = 'parent-1'
const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const day = fc.constantFrom('2026-11-20', '2027-02-28', '2028-02-29')
const won = fc.integer({ min: 0, max: 1_000_000 })

const eventRow = eventFields.map((event) => ({ ...event, deadlineTs: '2027-01-01T00:00:00.000Z' }))
const rideRow = fc
  .record({ startsAt: instant, fareKRW: won, status: fc.constantFrom(...rideStatuses) })
  .map(({ startsAt, ...change }) => ({
    ...aRide(change),
    ...{ startsAt, createdAt: startsAt, updatedAt: startsAt, reached: { confirmed: startsAt } },
  }))
const bookingRow = fc.record({
  uid: fc.constant(UID),
  childId: fc.constantFrom('child-1', 'child-2'),
  childName: koreanText,
  programId: fc.constantFrom('art', 'swim'),
  startsAt: instant,
  createdAt: instant,
})
const orderLine = fc.record({
  code: fc.constantFrom('topup/50000', 'timepass/2h-25000', 'basic/milk'),
  name: koreanText,
  priceKRW: won,
  quantity: fc.integer({ min: 1, max: 99 }),
})
const orderRow = fc.record({
  uid: fc.constant(UID),
  nickname: koreanText,
  kind: fc.constantFrom('membership', 'topup', 'snack', 'specialSnack'),
  branchId: fc.constantFrom('', 'seongsu'),
  lines: fc.array(orderLine, { minLength: 1, maxLength: 12 }),
  totalKRW: won,
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
  optionKey: fc.constantFrom('2h-25000', 'm-59000', 'pre-100'),
  label: koreanText,
  minutes: fc.integer({ min: 0, max: 10_000 }),
  startsOn: day,
  expiresOn: day,
  orderId: fc.constant('order-1'),
  at: instant,
  by: fc.constant('staff-1'),
})

const familyRow = fc.record({
  ownerUid: fc.constant('mother'),
  ownerName: koreanText,
  right: fc.constantFrom('full', 'read', null),
})

interface RowKind {
  key: string
  row: fc.Arbitrary<object>
  recall: () => readonly object[] | undefined
  isOwn?: boolean
}
interface Pictured {
  imageUrl?: string | undefined
  product?: { imageUrl?: string | undefined }
}
const safe = <Row extends Pictured>(rows: readonly Row[] = []) => {
  for (const { imageUrl, product } of rows) expectSafe(imageUrl, product?.imageUrl)
  return rows
}
const eventList = () => {
  const event = rememberedRows(specialSnackQuery()).data
  return event ? [event] : []
}

const rowKinds: readonly RowKind[] = [
  {
    key: 'dodam-banners',
    row: bannerFields,
    recall: () => safe(rememberedRows(bannersQuery()).data),
  },
  {
    key: 'dodam-snack-basic',
    row: snackFields,
    recall: () => safe(rememberedRows(snackMenuQuery('basic')).data),
  },
  { key: 'dodam-snack-event', row: eventRow, recall: () => safe(eventList()) },
  ...[
    {
      key: 'rides-coming',
      row: rideRow,
      recall: () => rememberedRows(followedRidesQuery({ familyUid: UID, ownUid: UID })).data,
    },
    {
      key: 'program-bookings-coming',
      row: bookingRow,
      recall: () => rememberedRows(upcomingBookingsQuery(UID)).data,
    },
    { key: 'orders', row: orderRow, recall: () => rememberedRows(ordersQuery(UID)).data },
    { key: 'ledger', row: ledgerRow, recall: () => rememberedRows(ledgerQuery(UID)).data },
    {
      key: 'families',
      row: familyRow,
      recall: () => rememberedRows(familiesQuery(UID)).data,
    },
    { key: 'passes', row: passRow, recall: () => rememberedRows(passesQuery(UID)).data },
  ].map((rowKind) => ({ ...rowKind, key: `dodam-account-${rowKind.key}`, isOwn: true })),
]

let projects = 0

export const rememberedEntryPoints = rowKinds.map(({ key, row, recall, isOwn }) =>
  entryPoint({
    name: `remembered rows of ${key}`,
    hostile: storedList(row),
    valid: fc.array(row, { minLength: 1, maxLength: 3 }),
    holds: (hostile, valid) => {
      // A project each: a page caches the project it has read from storage.
      const recallFrom = (documents: readonly unknown[] | string) => {
        projects += 1
        const project = { projectId: `hostile-${projects}`, ...(isOwn && { uid: UID }) }
        vi.mocked(projectId).mockReturnValue(project.projectId)
        const data = { ...project, savedAt: 1_700_000_000_000, documents }
        localStorage.setItem(key, typeof documents === 'string' ? documents : json({ v: 1, data }))
        return recall() ?? []
      }
      recallFrom(typeof hostile === 'string' ? hostile : [...hostile, ...valid])
      const numbered = valid.map((one, index) => ({ ...one, id: `ok-${index}` }))
      expect(recallFrom(numbered)).toHaveLength(key === 'dodam-snack-event' ? 1 : valid.length)
    },
  }),
)
