import { readdirSync, readFileSync } from 'node:fs'
import { initializeApp } from 'firebase/app'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import * as children from '@/repository/account/children'
import * as families from '@/repository/account/families'
import * as familyViews from '@/repository/account/familyViews'
import * as staff from '@/repository/account/staff'
import * as staffInvites from '@/repository/account/staffInvites'
import * as users from '@/repository/account/users'
import * as careDay from '@/repository/care/careDay'
import * as careNotes from '@/repository/care/dayNotes'
import * as medications from '@/repository/care/medications'
import * as notePhotos from '@/repository/care/notePhotos'
import * as banners from '@/repository/content/banners'
import * as notices from '@/repository/content/notices'
import * as siteContent from '@/repository/content/siteContent'
import { configureFirestore } from '@/repository/firestore/client'
import * as ledger from '@/repository/orders/ledger'
import * as ledgerTallies from '@/repository/orders/ledgerTallies'
import * as orders from '@/repository/orders/orders'
import * as orderTallies from '@/repository/orders/orderTallies'
import * as passes from '@/repository/orders/passes'
import * as passUses from '@/repository/orders/passUses'
import * as branches from '@/repository/places/branches'
import * as branchSuggestions from '@/repository/places/branchSuggestions'
import * as savedPlaces from '@/repository/places/savedPlaces'
import * as bookingReads from '@/repository/programs/bookingReads'
import * as bookingTallies from '@/repository/programs/bookingTallies'
import * as followedSessions from '@/repository/programs/followedSessions'
import * as programSessions from '@/repository/programs/programSessions'
import * as programs from '@/repository/programs/programs'
import * as seatWatches from '@/repository/programs/seatWatches'
import * as followedRides from '@/repository/rides/followedRides'
import * as messages from '@/repository/rides/messages'
import * as pickupRequests from '@/repository/rides/pickupRequests'
import * as rides from '@/repository/rides/rides'
import * as rideTallies from '@/repository/rides/rideTallies'
import * as snackMenu from '@/repository/snacks/snackMenu'
import * as specialSnackEvent from '@/repository/snacks/specialSnackEvent'
import { aDayNote } from '../domain/care/aDayNote'
import { aRide } from '../domain/rides/aRide'

// No emulator asks for composite indexes: a query without its index fails only in production. Here every query of the
// repository is made, and the indexes that the hosted Firestore would want are compared with firestore.indexes.json.

const now = new Date('2026-11-25T03:00:00Z')
const uid = 'parent'

/** What a teacher's queries name. */
const at = 'seongsu'

/** Each of `asked` in turn. */
const inTurn = async (...asks: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const ask of asks) await ask()
}

const month = { from: now, to: now }
const eachBranch = (
  ask: (asked: typeof month & { branchId?: string }) => Promise<unknown>,
): Promise<void> =>
  inTurn(
    () => ask(month),
    () => ask({ ...month, branchId: at }),
  )
/** Of all kinds and of one, of all ways and of one, at all branches and at one. */
const eachFilter = (ask: (asked: orderTallies.OrdersAsked) => Promise<unknown>): Promise<void> =>
  eachBranch((asked) =>
    inTurn(
      () => ask(asked),
      () => ask({ ...asked, payWith: 'balance' }),
      () => ask({ ...asked, kind: 'snack' }),
      () => ask({ ...asked, kind: 'snack', payWith: 'balance' }),
    ),
  )
const ofCare = { ...month, programIds: ['care-seongsu', 'care-seocho'] }

const twoIds = ['one', 'two']
const kim = { from: '김', until: '깁' }

/** Every reading function, called so that it makes all its queries. */
const reads: Record<string, () => Promise<unknown>> = {
  readBanners: () => banners.readBanners(),
  readNotices: () => notices.readNotices(),
  followNotices: () => notices.followNotices().read(),
  readBranches: () => branches.readBranches(),
  followBranches: () => branches.followBranches().read(),
  readPrograms: () => programs.readPrograms(),
  followPrograms: () => programs.followPrograms().read(),
  followNewestSuggestions: () => branchSuggestions.followNewestSuggestions(1).read(),
  followUnseenSuggestions: () => branchSuggestions.followUnseenSuggestions(1).read(),
  followBookingsBetween: () =>
    inTurn(
      () => careDay.followBookingsBetween(now, now).read(),
      () => careDay.followBookingsBetween(now, now, at).read(),
    ),
  followSessionsBetween: () =>
    inTurn(
      () => careDay.followSessionsBetween(now, now).read(),
      () => careDay.followSessionsBetween(now, now, at).read(),
    ),
  followNotesOfDay: () =>
    inTurn(
      () => careNotes.followNotesOfDay('2026-11-25').read(),
      () => careNotes.followNotesOfDay('2026-11-25', at).read(),
    ),
  followMedicationsOfDay: () =>
    inTurn(
      () => medications.followMedicationsOfDay('2026-11-25').read(),
      () => medications.followMedicationsOfDay('2026-11-25', at).read(),
    ),
  followOwnMedications: () => medications.followOwnMedications(uid, '2026-11-25').read(),
  readLastMedications: () => medications.readLastMedications(uid),
  readUntouchedMedications: () => medications.readUntouchedMedications(uid, 'booking'),
  readChildren: () => children.readChildren(uid),
  readChildrenOf: () => children.readChildrenOf(uid),
  readFamiliesOfChildren: () => children.readFamiliesOfChildren(kim, 21),
  readProfilesNamed: () => users.readProfilesNamed(kim, 21),
  readProfilesOfPhone: () => users.readProfilesOfPhone('+821012345678', 21),
  readFamilyViews: () => familyViews.readFamilyViews(uid),
  readFamilies: () => families.readFamilies(uid),
  readGuardians: () => families.readGuardians(uid),
  readInvites: () => families.readInvites(uid),
  readStaff: () => staff.readStaff(),
  readStaffInvites: () => staffInvites.readStaffInvites(),
  readLedger: () => ledger.readLedger(uid),
  followOwnMessages: () => messages.followOwnMessages(uid).read(),
  readOwnMessages: () => messages.readOwnMessages(uid),
  followNewestMessages: () =>
    inTurn(
      () => messages.followNewestMessages(1).read(),
      () => messages.followNewestMessages(1, at).read(),
    ),
  followUnseenMessages: () =>
    inTurn(
      () => messages.followUnseenMessages(1).read(),
      () => messages.followUnseenMessages(1, at).read(),
    ),
  followMessagesOfRide: () =>
    inTurn(
      () => messages.followMessagesOfRide('ride-1', 20).read(),
      () => messages.followMessagesOfRide('ride-1', 20, at).read(),
    ),
  followMessagesOfBookings: async () => {
    for (const branchId of [undefined, at])
      await messages.followMessagesOfBookings({ ids: twoIds, known: [], branchId }).read()
  },
  followWaitingSnacks: () =>
    inTurn(
      () => orders.followWaitingSnacks('2026-11-20').read(),
      () => orders.followWaitingSnacks('2026-11-20', at).read(),
    ),
  followPaidSnacks: () =>
    inTurn(
      () => orders.followPaidSnacks('2026-11-20').read(),
      () => orders.followPaidSnacks('2026-11-20', at).read(),
    ),
  followMessagesOfRides: async () => {
    for (const branchId of [undefined, at])
      await messages.followMessagesOfRides({ ids: twoIds, known: [], branchId }).read()
  },
  readOrders: () => orders.readOrders(uid),
  readPaidSnacksBetween: () => orders.readPaidSnacksBetween('2026-11-20', '2026-11-27'),
  readPassesHoldingFrom: () => passes.readPassesHoldingFrom('2026-11-20'),
  readBookingsBetween: () => careDay.readBookingsBetween(now, now),
  readSessionsBetween: () => careDay.readSessionsBetween(now, now),
  readOpenPickupRequests: () => pickupRequests.readOpenPickupRequests(300),
  readSnacksFrom: () => orders.readSnacksFrom(uid, '2026-11-20'),
  readAwaitingOrders: () => orders.readAwaitingOrders(uid),
  followOrdersOf: () => orders.followOrdersOf('paid').read(),
  followOrdersOfDepositor: () => orders.followOrdersOfDepositor('paid', '김', 100).read(),
  followEndedOrders: () => orders.followEndedOrders(51).read(),
  followOrdersWithReceipt: () => orders.followOrdersWithReceipt(101).read(),
  followOrdersSince: () => orders.followOrdersSince(now).read(),
  readSavedPlaces: () => savedPlaces.readSavedPlaces(uid),
  followContents: () => siteContent.followContents('special').read(),
  readPasses: () => passes.readPasses(uid),
  followNewestPickupRequests: () =>
    inTurn(
      () => pickupRequests.followNewestPickupRequests(1).read(),
      () => pickupRequests.followNewestPickupRequests(1, at).read(),
    ),
  followOpenPickupRequests: () =>
    inTurn(
      () => pickupRequests.followOpenPickupRequests(1).read(),
      () => pickupRequests.followOpenPickupRequests(1, at).read(),
    ),
  followOpenPickupRequestsWithout: async () => {
    for (const branchId of [undefined, at])
      for (const part of pickupRequests.followOpenPickupRequestsWithout(['010'], 1, branchId))
        await part.read()
  },
  followNewPickupRequests: () =>
    inTurn(
      () => pickupRequests.followNewPickupRequests(1).read(),
      () => pickupRequests.followNewPickupRequests(1, at).read(),
    ),
  countOpenRequestsOf: () =>
    inTurn(
      () => pickupRequests.countOpenRequestsOf('010-1234-5678'),
      () => pickupRequests.countOpenRequestsOf('010-1234-5678', at),
    ),
  completePickupRequestsOf: () =>
    inTurn(
      () => pickupRequests.completePickupRequestsOf('010-1234-5678'),
      () => pickupRequests.completePickupRequestsOf('010-1234-5678', at),
    ),
  countPaidOrders: () => eachFilter(orderTallies.countPaidOrders),
  countRefundedOrders: () => eachFilter(orderTallies.countRefundedOrders),
  readPaidOrders: () => eachBranch(orderTallies.readPaidOrders),
  readRefundedOrders: () => eachBranch(orderTallies.readRefundedOrders),
  countAwaitingOrders: () =>
    inTurn(
      () => orderTallies.countAwaitingOrders(),
      () => orderTallies.countAwaitingOrders(at),
    ),
  countReceiptsAsked: () =>
    inTurn(
      () => orderTallies.countReceiptsAsked(),
      () => orderTallies.countReceiptsAsked(at),
    ),
  countReceiptsIssued: () =>
    inTurn(
      () => orderTallies.countReceiptsIssued(),
      () => orderTallies.countReceiptsIssued(at),
    ),
  countOrdersEverPaid: () => orderTallies.countOrdersEverPaid(),
  countDatedOrders: () => orderTallies.countDatedOrders(),
  countEntries: () =>
    inTurn(
      () => ledgerTallies.countEntries({ from: now }),
      () => ledgerTallies.countEntries({ kind: 'ride', from: now, to: now }),
    ),
  readEntries: () => ledgerTallies.readEntries({ from: now, to: now }),
  countPassesUntil: () => passes.countPassesUntil('2026-11-25'),
  countArrivedRides: () => eachBranch(rideTallies.countArrivedRides),
  countRideFees: () => eachBranch(rideTallies.countRideFees),
  readRidesOf: () => eachBranch((asked) => rideTallies.readRidesOf('arrived', asked)),
  countBookings: () => bookingTallies.countBookings(ofCare),
  countBookingsWith: () =>
    inTurn(
      () => bookingTallies.countBookingsWith('arrivedAt', ofCare),
      () => bookingTallies.countBookingsWith('cancelledAt', ofCare),
    ),
  readBookingsOfPrograms: () => bookingTallies.readBookingsOfPrograms(ofCare),
  readSessions: () => programSessions.readSessions('art', now, now),
  followEverySession: () => followedSessions.followEverySession('art', now, now).read(),
  readSeats: () => programSessions.readSeats(['art'], now, now),
  readRidesBetween: () =>
    inTurn(
      () => rides.readRidesBetween(uid, now, now),
      () => rides.readRidesBetween(uid, now, now, at),
    ),
  followUpcomingRides: () => followedRides.followUpcomingRides(uid, now).read(),
  readUpcomingRides: () => rides.readUpcomingRides(uid, now),
  readAnyRide: () => rides.readAnyRide(uid),
  readPastRides: () => rides.readPastRides(uid, now, aRide()),
  readRidesAround: () =>
    inTurn(
      () => rides.readRidesAround(uid, [aRide()], 1),
      () => rides.readRidesAround(uid, [aRide()], 1, at),
    ),
  readSeries: () => rides.readSeries(uid, 'series'),
  readRidesPage: async () => {
    const page = { from: now, to: now, after: aRide() }
    for (const branchId of [undefined, at]) {
      await rides.readRidesPage({ ...page, branchId })
      await rides.readRidesPage({ ...page, branchId, of: uid })
      await rides.readRidesPage({ ...page, branchId, without: ['flood'] })
    }
  },
  countRidesOf: () =>
    inTurn(
      () => rides.countRidesOf(uid, now, now),
      () => rides.countRidesOf(uid, now, now, at),
    ),
  followRides: async () => {
    const page = { from: now, to: now }
    for (const branchId of [undefined, at]) {
      await rides.followRides({ ...page, branchId }, 1).read()
      await rides.followRides({ ...page, branchId, of: uid }, 1).read()
      await rides.followRides({ ...page, branchId, without: ['flood'] }, 1).read()
    }
  },
  followWaitingRides: () =>
    inTurn(
      () => rides.followWaitingRides(now).read(),
      () => rides.followWaitingRides(now, at).read(),
    ),
  followCancelledRides: () =>
    inTurn(
      () => rides.followCancelledRides(now).read(),
      () => rides.followCancelledRides(now, at).read(),
    ),
  followUpcomingBookings: () => bookingReads.followUpcomingBookings(uid, now).read(),
  readUpcomingBookings: () => bookingReads.readUpcomingBookings(uid, now),
  readBookingsOfPass: () => bookingReads.readBookingsOfPass(uid, 'order-o1-1'),
  readOwnNotes: () => careNotes.readOwnNotes(uid, aDayNote()),
  followOwnUnseenNotes: () => careNotes.followOwnUnseenNotes(uid).read(),
  readOwnNotesOfDays: () =>
    careNotes.readOwnNotesOfDays(uid, { first: '2026-11-01', last: '2026-11-31' }),
  countPhotos: () => notePhotos.countPhotos('note'),
  readPhotos: () => notePhotos.readPhotos('note'),
  readNextPhoto: () => notePhotos.readNextPhoto('note', '1'),
  deletePhotosOfChild: () => notePhotos.deletePhotosOfChild(uid, 'child'),
  readPastBookings: () => bookingReads.readPastBookings(uid, now),
  readPassUses: () => passUses.readPassUses({ uid, passId: 'order-o1-1' }, '2026-11-25'),
  readWatches: () => seatWatches.readWatches(uid, now),
  followSessionsById: () => followedSessions.followSessionsById(['art_20261125_1500']).read(),
  readOwnBookingsBetween: () => bookingReads.readOwnBookingsBetween(uid, now, now),
  readLastBookings: () => bookingReads.readLastBookings(uid, now),
  followRoster: () => bookingReads.followRoster('art_20261125_1500').read(),
  readSnackRows: () => snackMenu.readSnackRows('basic'),
  readSpecialSnackRows: () => specialSnackEvent.readSpecialSnackRows(now),
}

/** What needs no query: one document by its id, or what its caller asks. */
const byId = [
  'followProfile',
  'readProfile',
  'readInvite',
  'followStaffMember',
  'readStaffInvite',
  'readStaffMember',
  'readRide',
  'followChild',
  'readBooking',
  'readGuardian',
  'readFares',
  'readPrices',
  'readClosures',
  'readSession',
  'readOrderStatus',
]
/** Of reads that are named above. */
const composed = ['followPage', 'followRequests', 'followRidesOfDay']
const anything = [
  'readPublicDocument',
  'readPublicDocuments',
  'readPublicSums',
  'readMemberDocuments',
  'countMemberDocuments',
  'readMemberDocument',
  'readDocumentAs',
]

const reference = z.object({ fieldPath: z.string() })
/** `{ stringValue: 'paid' }` and the like. */
const wireValue = z.record(z.string(), z.unknown())
const fieldFilter = z.object({ field: reference, op: z.string(), value: z.optional(wireValue) })
const querySchema = z.object({
  from: z.tuple([z.object({ collectionId: z.string(), allDescendants: z.optional(z.boolean()) })]),
  where: z.optional(
    z.object({
      fieldFilter: z.optional(fieldFilter),
      unaryFilter: z.optional(fieldFilter),
      compositeFilter: z.optional(
        z.object({
          filters: z.array(
            z.object({
              fieldFilter: z.optional(fieldFilter),
              unaryFilter: z.optional(fieldFilter),
            }),
          ),
        }),
      ),
    }),
  ),
  orderBy: z._default(z.array(z.object({ field: reference, direction: z.string() })), []),
  startAt: z.optional(z.object({ values: z.array(wireValue) })),
  limit: z.optional(z.number()),
})
type Query = z.output<typeof querySchema>
const sumsSchema = z.array(z.object({ sum: z.optional(z.object({ field: reference })) }))

const indexSchema = z.object({
  collectionGroup: z.string(),
  queryScope: z.string(),
  fields: z.array(z.object({ fieldPath: z.string(), order: z.string() })),
})
const { indexes } = z
  .object({ indexes: z.array(indexSchema) })
  .parse(JSON.parse(readFileSync('firestore.indexes.json', 'utf8')))

const NAME = '__name__'
const EQUALITIES = ['EQUAL', 'IN', 'IS_NULL', 'ARRAY_CONTAINS']

function filtersOf({ where = {} }: Query) {
  const { fieldFilter: single, unaryFilter: unary, compositeFilter } = where
  return [{ fieldFilter: single, unaryFilter: unary }, ...(compositeFilter?.filters ?? [])].flatMap(
    (filter) => [filter.fieldFilter ?? [], filter.unaryFilter ?? []].flat(),
  )
}

/** The index a query needs: equalities (by name here), order, then sums. */
function neededIndex(query: Query, summed: readonly string[]): string | undefined {
  const [{ collectionId, allDescendants }] = query.from
  const filters = filtersOf(query).filter(({ field }) => field.fieldPath !== NAME)
  const equal = filters.filter(({ op }) => EQUALITIES.includes(op))
  const ordered = query.orderBy.map(({ field, direction }) => `${field.fieldPath} ${direction}`)
  for (const { field, op } of filters) {
    const isOrdered = ordered.some((by) => by.startsWith(`${field.fieldPath} `))
    if (!EQUALITIES.includes(op) && !isOrdered) ordered.unshift(`${field.fieldPath} ASCENDING`)
  }
  const parts = [
    ...ordered.filter((field) => !field.startsWith(NAME)),
    ...summed.map((field) => `${field} ASCENDING`).filter((field) => !ordered.includes(field)),
  ]
  if (parts.length === 0 || equal.length + parts.length < 2) return undefined
  const scope = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION'
  const equals = [...new Set(equal.map(({ field }) => `${field.fieldPath} ASCENDING`))]
  return [collectionId, scope, ...equals.sort(), ...parts].join(', ')
}

const OPERATORS: Record<string, string> = {
  EQUAL: '=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
}

/** `orders where status = paid order createdAt DESCENDING limit 20`; each query is ordered by name at last. */
function lineOf(query: Query, summed: readonly string[]): string {
  const [{ collectionId, allDescendants }] = query.from
  const { orderBy, startAt, limit } = query
  return [
    allDescendants ? `every ${collectionId}` : collectionId,
    ...filtersOf(query).map(({ field, op, value }) =>
      ['where', field.fieldPath, OPERATORS[op] ?? op, value ? contentOf(value) : []]
        .flat()
        .join(' '),
    ),
    ...orderBy
      .filter(({ field }) => field.fieldPath !== NAME)
      .map(({ field, direction }) => `order ${field.fieldPath} ${direction}`),
    startAt ? `after ${startAt.values.map(contentOf).join(' ')}` : [],
    limit === undefined ? [] : `limit ${limit}`,
    ...summed.map((field) => `sum ${field}`),
  ]
    .flat()
    .join(' ')
}

/** `paid` of `{ stringValue: 'paid' }`, a document's path below the database, the items of a list. */
const contentOf = (value: object): string =>
  Object.values(value)
    .map((content) => JSON.stringify(content))
    .join()
    .replaceAll(/projects[^"]*documents\/|\w+Value|values|\.0+(?=Z)|[":{}]/g, '')

/** The document of every answer, if there is one. */
let stored = (_collection: string): object => ({})

let asked: { query: Query; summed: string[] }[] = []

beforeAll(() => {
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const { structuredQuery, structuredAggregationQuery } = JSON.parse(String(init.body))
    const sums = sumsSchema.parse(structuredAggregationQuery?.aggregations ?? [])
    asked.push({
      query: querySchema.parse(structuredQuery ?? structuredAggregationQuery.structuredQuery),
      summed: sums.flatMap(({ sum }) => sum?.field.fieldPath ?? []),
    })
    return Response.json(
      structuredQuery
        ? [{ ...stored(structuredQuery.from[0].collectionId), readTime: now.toISOString() }]
        : [
            {
              result: {
                aggregateFields: {
                  aggregate_0: { integerValue: '0' },
                  aggregate_1: { integerValue: '0' },
                },
              },
              readTime: now.toISOString(),
            },
          ],
    )
  })
  const backend = { apiKey: 'x', authDomain: '', projectId: 'demo-indexes', appId: '' }
  configureFirestore(backend, async () => initializeApp(backend, 'member'))
})
afterAll(() => vi.unstubAllGlobals())

test('every read function of the repository is called', () => {
  const named = readdirSync('src/repository', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [
        ...readFileSync(`src/repository/${file}`, 'utf8').matchAll(
          /^export (?:const|function|async function) ((?:(?:read|count|follow)[A-Z]\w+)|completePickupRequestsOf|deletePhotosOfChild)/gm,
        ),
      ].map(([, name]) => name ?? ''),
    )
  expect(named.toSorted()).toEqual(
    [...Object.keys(reads), ...byId, ...composed, ...anything].toSorted(),
  )
})

async function askAll(): Promise<Record<string, typeof asked>> {
  const queries: Record<string, typeof asked> = {}
  for (const [name, read] of Object.entries(reads)) {
    asked = []
    await read()
    queries[name] = asked
  }
  return queries
}

test('each read asks what the list says, in its order and with its limit', async () => {
  const lines = Object.entries(await askAll()).flatMap(([name, queries]) => [
    ...new Set(queries.map(({ query, summed }) => `${name}: ${lineOf(query, summed)}`)),
  ])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('queries.txt')
})

const DOCUMENTS = 'projects/demo-indexes/databases/(default)/documents'
/** Takes any document, only counts or only writes. */
const NAMES_NONE =
  /^(?:count|complete|delete)|^(?:readFamiliesOfChildren|readProfiles\w+|readStaff|followContents|readSeats)$/

test('a document that cannot be read is named by its collection', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  for (const [name, read] of Object.entries(reads)) {
    if (NAMES_NONE.test(name)) continue
    asked = []
    stored = (collection) => ({
      document: {
        name: `${DOCUMENTS}/${collection}/${name}`,
        fields: {},
        createTime: now.toISOString(),
        updateTime: now.toISOString(),
      },
    })
    await read().finally(() => {
      stored = () => ({})
    })
    const collections = asked.map(({ query }) => query.from[0].collectionId)
    expect(warn.mock.calls.flat().join(), name).toContain(`: ${collections[0]}/${name}`)
    warn.mockClear()
  }
  warn.mockRestore()
})

test('firestore.indexes.json has exactly the indexes the queries need', async () => {
  const all = await askAll()
  for (const [name, queries] of Object.entries(all)) expect(queries, name).not.toHaveLength(0)
  const needed = new Set(
    Object.values(all)
      .flat()
      .flatMap(({ query, summed }) => neededIndex(query, summed) ?? []),
  )
  const declared = indexes.map(({ collectionGroup, queryScope, fields }) =>
    [
      collectionGroup,
      queryScope,
      ...fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`),
    ].join(', '),
  )
  expect(declared.toSorted()).toEqual([...needed].sort())
})
