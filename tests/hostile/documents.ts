import { expect, vi } from 'vitest'
import { childSnacks, snackWords } from '@/domain/care/careSnacks'
import { dosesOf, doseWords, requestWords } from '@/domain/care/medication'
import { readGuardians, readInvites } from '@/repository/account/families'
import { readStaff } from '@/repository/account/staff'
import { readStaffInvites } from '@/repository/account/staffInvites'
import { followNotesOfDay, readOwnNotes } from '@/repository/care/dayNotes'
import { followMedicationsOfDay } from '@/repository/care/medications'
import { readBanners } from '@/repository/content/banners'
import { type RawDocument, readMemberDocuments } from '@/repository/firestore/client'
import { readPublicDocuments } from '@/repository/firestore/publicDocuments'
import { followPaidSnacks } from '@/repository/orders/orders'
import { readPassUses } from '@/repository/orders/passUses'
import { followNewestSuggestions } from '@/repository/places/branchSuggestions'
import { readSavedPlaces } from '@/repository/places/savedPlaces'
import { readUpcomingBookings } from '@/repository/programs/bookingReads'
import { readSessions } from '@/repository/programs/programSessions'
import { readWatches } from '@/repository/programs/seatWatches'
import { followMessagesOfBookings, followNewestMessages } from '@/repository/rides/messages'
import { followNewestPickupRequests } from '@/repository/rides/pickupRequests'
import { readSnackRows } from '@/repository/snacks/snackMenu'
import { readSpecialSnackRows } from '@/repository/snacks/specialSnackEvent'
import { fc } from '../fastCheck'
import { entryPoint } from './entryPoint'
import {
  corrupted,
  foreignUrl,
  goodUrl,
  hostileInstant,
  hostileText,
  hostileValue,
  koreanText,
} from './hostileValues'
import { isSafeAddress } from './safeAddress'

const NOW = new Date('2026-11-20T03:00:00Z')
const ownPicture = fc.constantFrom('/media/hero-care.webp', '/media/snack-milk.webp', '/a/b.png')
const wholeWon = fc.integer({ min: 0, max: 10_000_000 })
const timestamp = (date: fc.Arbitrary<Date>) => date.map((at) => ({ toDate: () => at }))
const time = timestamp(
  fc.date({ min: new Date('2026-11-21'), max: new Date('2027-12-31'), noInvalidDate: true }),
)
const seenAt = fc.oneof(fc.constant(null), time)
const fieldValue = fc.oneof(
  { weight: 3, arbitrary: hostileValue },
  foreignUrl,
  timestamp(hostileInstant),
)

export const bannerFields = fc.record({
  title: koreanText,
  subtitle: koreanText,
  ctaText: koreanText,
  ctaHref: goodUrl,
  imageUrl: ownPicture,
  sort: fc.integer(),
})
export const snackFields = fc.record({
  title: koreanText,
  price: wholeWon,
  imageUrl: ownPicture,
  order: fc.integer(),
  allergens: fc.subarray([1, 2, 3, 7, 19]),
})
const productFields = fc.record({
  title: koreanText,
  price: wholeWon,
  imageUrl: ownPicture,
  html: fc.constant('<p>글</p>'),
})
export const eventFields = fc.record({
  title: koreanText,
  branch: koreanText,
  deadlineTs: timestamp(fc.date({ noInvalidDate: true })),
  published: fc.constant(true),
  status: fc.constant('open'),
  product: productFields,
})
export const spoiltBanner = corrupted(bannerFields, fieldValue)
export const spoiltSnack = corrupted(snackFields, fieldValue)
export const spoiltEvent = fc.oneof(
  corrupted(eventFields, fieldValue),
  fc
    .tuple(eventFields, corrupted(productFields, fieldValue))
    .map(([event, product]) => ({ ...event, product })),
)

/** Documents, some corrupted; ids `ok-…` are valid. */
export const documentsOf = (fields: fc.Arbitrary<unknown>): fc.Arbitrary<RawDocument[]> =>
  fc.array(
    fc.record({
      id: hostileText.filter((id) => !id.startsWith('ok-')),
      fields: fc.oneof({ weight: 5, arbitrary: fields }, hostileValue),
    }),
    { maxLength: 4 },
  )
export const soundDocuments = (fields: fc.Arbitrary<object>) =>
  fc
    .array(fields, { maxLength: 3 })
    .map((list) => list.map((one, index) => ({ id: `ok-${index}`, fields: one })))
const isSound = ({ id }: { id: string }) => id.startsWith('ok-')

/** Mocks every read: valid documents among the hostile ones. */
export function answer(hostile: readonly RawDocument[], valid: readonly RawDocument[]) {
  const all = [...hostile.slice(0, 2), ...valid, ...hostile.slice(2)]
  for (const read of [readPublicDocuments, readMemberDocuments])
    vi.mocked(read).mockResolvedValue(all)
}

export const expectSafe = (...urls: readonly (string | undefined)[]) => {
  for (const url of urls) if (url !== undefined) expect(isSafeAddress(url), url).toBe(true)
}
const expectDays = (...times: readonly (Date | undefined)[]) => {
  for (const at of times) if (at) expect(Number.isNaN(at.getTime())).toBe(false)
}

interface Collection<Row extends { id: string }> {
  fields: fc.Arbitrary<object>
  bad?: fc.Arbitrary<unknown>
  read: () => Promise<readonly Row[]>
  /** What a page relies on. */
  holds: (row: Row) => void
}

const collection = <Row extends { id: string }>(
  name: string,
  { fields, bad = corrupted(fields, fieldValue), read, holds }: Collection<Row>,
) =>
  entryPoint({
    name: `documents: ${name}`,
    hostile: documentsOf(bad),
    valid: soundDocuments(fields),
    holds: async (hostile, valid) => {
      answer(hostile, valid)
      const rows = await read()
      rows.forEach(holds)
      expect(rows.filter(isSound).map(({ id }) => id)).toEqual(valid.map(({ id }) => id))
    },
  })

const noteFields = fc.record({
  uid: fc.constant('u1'),
  childId: koreanText,
  childName: koreanText,
  branchId: fc.constantFrom('seongsu', ''),
  day: fc.constantFrom('2026-11-20', '2027-02-28'),
  meal: fc.constantFrom('', 'all', 'some', 'none'),
  mood: fc.constantFrom('', 'happy', 'calm', 'tired'),
  text: koreanText,
  writer: koreanText,
  by: fc.constant('staff-1'),
  createdAt: time,
  updatedAt: time,
  seenAt,
})

export const documentEntryPoints = [
  collection('banners', {
    fields: bannerFields,
    bad: spoiltBanner,
    read: readBanners,
    holds: ({ title, sort, ctaHref, imageUrl }) => {
      expect(title.trim()).not.toBe('')
      expect(Number.isFinite(sort)).toBe(true)
      expectSafe(ctaHref, imageUrl)
    },
  }),
  collection('snack menus', {
    fields: snackFields,
    bad: spoiltSnack,
    read: () => readSnackRows('basic'),
    holds: ({ title, price, order, allergens, imageUrl }) => {
      expect(title.trim()).not.toBe('')
      expect(Number.isSafeInteger(price) && price >= 0 && Number.isFinite(order)).toBe(true)
      expect(allergens.every((number) => number >= 1 && number <= 19)).toBe(true)
      expectSafe(imageUrl)
    },
  }),
  collection('special snacks', {
    fields: eventFields,
    bad: spoiltEvent,
    read: () => readSpecialSnackRows(NOW),
    holds: ({ title, deadlineTs, product }) => {
      expect([title.trim() === '', typeof product.html]).toEqual([false, 'string'])
      expect(Number.isSafeInteger(product.price) && product.price >= 0).toBe(true)
      expectDays(deadlineTs)
      expectSafe(product.imageUrl)
    },
  }),
  collection('sessions', {
    fields: fc.record({
      programId: fc.constant('art'),
      startsAt: time,
      endsAt: timestamp(fc.constant(new Date('2028-01-01'))),
      capacity: fc.integer({ min: 1, max: 1000 }),
      taken: fc.integer({ min: 0, max: 1000 }),
      last: fc.constant(''),
    }),
    read: () => readSessions('art', NOW, NOW),
    holds: ({ startsAt, endsAt, capacity, taken }) => {
      expectDays(startsAt, endsAt)
      expect(Number.isSafeInteger(capacity) && Number.isSafeInteger(taken)).toBe(true)
    },
  }),
  collection('pickup requests', {
    fields: fc.record({
      applicantName: koreanText,
      phone: fc.constant('010-1234-5678'),
      datetime: time,
      pickupAddress: koreanText,
      destAddress: koreanText,
      childName: koreanText,
      memo: koreanText,
      isMarketingAllowed: fc.boolean(),
      branchId: fc.constantFrom('seongsu', ''),
      status: fc.constantFrom('new', 'called', 'done'),
      createdAt: time,
    }),
    read: () => followNewestPickupRequests(100).read(),
    holds: ({ applicantName, phone, datetime, createdAt }) => {
      expect([typeof applicantName, typeof phone]).toEqual(['string', 'string'])
      expectDays(datetime, createdAt)
    },
  }),
  collection('branch suggestions', {
    fields: fc.record({
      place: koreanText,
      reason: koreanText,
      contact: fc.constantFrom('', '010-1234-5678'),
      createdAt: time,
      seenAt,
    }),
    read: () => followNewestSuggestions(100).read(),
    holds: ({ place, reason, contact, createdAt }) => {
      for (const text of [place, reason, contact]) expect(typeof text).toBe('string')
      expectDays(createdAt)
    },
  }),
  collection('messages about rides', {
    fields: fc.record({
      uid: fc.constant('u1'),
      rideId: fc.constant('ride-1'),
      kind: fc.constantFrom('late', 'person', 'medicine', 'other'),
      text: koreanText,
      createdAt: time,
      seenAt,
    }),
    read: () => followNewestMessages(100).read(),
    holds: ({ text, createdAt, seenAt: seen }) => {
      expect(typeof text).toBe('string')
      expectDays(createdAt, seen ?? undefined)
    },
  }),
  collection('messages about care', {
    fields: fc.record({
      uid: fc.constant('u1'),
      rideId: fc.constant(''),
      bookingId: fc.constant('booking-1'),
      sessionId: fc.constant('care-seongsu_20261120_1300'),
      branchId: fc.constant('seongsu'),
      by: fc.constant('u1'),
      phone: fc.constant('+821012345678'),
      kind: fc.constantFrom('late', 'absent'),
      text: fc.oneof(koreanText, fc.constant('')),
      createdAt: time,
      seenAt,
    }),
    read: () => followMessagesOfBookings({ ids: ['booking-1'], known: [] }).read(),
    holds: ({ text, phone, by, branchId, createdAt }) => {
      for (const each of [text, phone, by, branchId]) expect(typeof each).toBe('string')
      expectDays(createdAt)
    },
  }),
  collection('paid snacks of a day', {
    fields: fc.record({
      uid: fc.constant('u1'),
      nickname: koreanText,
      kind: fc.constant('snack'),
      branchId: fc.constant('seongsu'),
      lines: fc.array(
        fc.record({
          code: fc.constant('basic/milk'),
          name: koreanText,
          priceKRW: wholeWon,
          quantity: fc.integer({ min: 1, max: 99 }),
        }),
        { minLength: 1, maxLength: 3 },
      ),
      totalKRW: wholeWon,
      depositor: fc.constant(''),
      payWith: fc.constantFrom('transfer', 'balance'),
      childId: fc.constant('child-1'),
      day: fc.constantFrom('2026-11-20', ''),
      status: fc.constant('paid'),
      createdAt: time,
      updatedAt: time,
    }),
    read: () => followPaidSnacks('2026-11-20').read(),
    holds: (order) => {
      for (const { snacks } of childSnacks([order], '2026-11-20')) {
        const { text, warnings } = snackWords(snacks, () => undefined, [1])
        expect([typeof text, warnings.length]).toEqual(['string', snacks.length])
      }
      expect(['transfer', 'balance']).toContain(order.payWith)
      expectDays(order.createdAt)
    },
  }),
  ...[
    { who: 'the agit', read: () => followNotesOfDay('2026-11-20').read() },
    { who: 'a parent', read: () => readOwnNotes('u1') },
  ].map(({ who, read }) =>
    collection(`notes, as ${who} reads them`, {
      fields: noteFields,
      read,
      holds: ({ text, writer, updatedAt }) => {
        expect([typeof text, typeof writer]).toEqual(['string', 'string'])
        expectDays(updatedAt)
      },
    }),
  ),
  collection('medicine, as the agit reads it', {
    fields: fc.record({
      ...{ uid: fc.constant('u1'), childId: fc.constant('child-1'), childName: koreanText },
      ...{ branchId: fc.constant('seongsu'), day: fc.constant('2026-11-20') },
      ...{ bookingId: koreanText, sessionId: koreanText, healthConsentVersion: koreanText },
      ...{ medicine: koreanText, symptom: koreanText, dose: koreanText, note: koreanText },
      times: fc.subarray(['13:00', '14:30', '16:00'], { minLength: 1 }),
      storage: fc.constantFrom('room', 'cold'),
      ...{ createdAt: time, updatedAt: time },
      given: fc.constant({}),
    }),
    read: () => followMedicationsOfDay('2026-11-20').read(),
    holds: (medication) => {
      for (const dose of dosesOf([medication]))
        expect([typeof doseWords(dose), typeof requestWords(dose)]).toEqual(['string', 'string'])
      expectDays(medication.createdAt)
    },
  }),
  collection('the uses of a pass', {
    fields: fc.record({
      sessionId: koreanText,
      bookingId: koreanText,
      childId: koreanText,
      createdAt: time,
    }),
    read: async () =>
      (await readPassUses({ uid: 'u1', passId: 'pass-1' })).map((use) => ({
        ...use,
        id: use.slot,
      })),
    holds: ({ createdAt }) => expectDays(createdAt),
  }),
  collection('the sessions that a member waits for', {
    fields: fc.record({ programId: koreanText, startsAt: time, createdAt: time }),
    read: async () =>
      (await readWatches('u1', NOW)).map((watch) => ({ ...watch, id: watch.sessionId })),
    holds: ({ startsAt }) => expectDays(startsAt),
  }),
  collection('bookings', {
    fields: fc.record(
      {
        uid: fc.constant('u1'),
        childId: fc.constantFrom('child-1', 'child-2'),
        childName: koreanText,
        programId: fc.constantFrom('care-seongsu', 'care-jamsil', 'art'),
        startsAt: time,
        createdAt: time,
        updatedAt: time,
        passId: koreanText,
        slot: koreanText,
        arrivedAt: time,
        leftAt: time,
        leftWith: koreanText,
        by: koreanText,
        cancelledAt: time,
        cancelReason: koreanText,
      },
      { requiredKeys: ['uid', 'childId', 'childName', 'programId', 'startsAt', 'createdAt'] },
    ),
    read: () => readUpcomingBookings('u1', NOW),
    holds: ({ startsAt, arrivedAt, leftAt, cancelledAt }) =>
      expectDays(startsAt, arrivedAt, leftAt, cancelledAt),
  }),
  collection('guardians', {
    fields: fc.record({
      name: koreanText,
      relation: koreanText,
      role: fc.constantFrom('full', 'read'),
      inviteId: fc.constant('VSEDVSEDVS'),
      createdAt: time,
    }),
    read: async () =>
      (await readGuardians('u1')).map((guardian) => ({ ...guardian, id: guardian.uid })),
    holds: ({ name, relation, role, createdAt }) => {
      for (const text of [name, relation]) expect(text.trim()).not.toBe('')
      expect(['full', 'read']).toContain(role)
      expectDays(createdAt)
    },
  }),
  collection('invitations to a family', {
    fields: fc.record({
      uid: fc.constant('u1'),
      ownerName: koreanText,
      role: fc.constantFrom('full', 'read'),
      createdAt: timestamp(fc.constant(new Date('2026-11-25'))),
    }),
    read: async () => (await readInvites('u1')).map((invite) => ({ ...invite, id: invite.code })),
    holds: ({ ownerName, role, createdAt }) => {
      expect(ownerName.trim()).not.toBe('')
      expect(['full', 'read']).toContain(role)
      expectDays(createdAt)
    },
  }),
  collection('people of the agit', {
    fields: fc.record(
      {
        name: koreanText,
        role: fc.constantFrom('owner', 'teacher'),
        branchIds: fc.array(koreanText),
        inviteId: fc.constant('VSEDVSEDVS'),
        createdAt: time,
      },
      { requiredKeys: ['name'] },
    ),
    read: async () => (await readStaff()).map((person) => ({ ...person, id: person.uid })),
    holds: ({ name, role, branchIds }) => {
      expect(typeof name).toBe('string')
      expect(['owner', 'teacher']).toContain(role)
      for (const id of branchIds) expect(typeof id).toBe('string')
    },
  }),
  collection('invitations to the agit', {
    fields: fc.record({
      name: koreanText,
      phone: fc.constant('+821000000031'),
      role: fc.constantFrom('owner', 'teacher'),
      branchIds: fc.array(koreanText),
      by: fc.constant('staff-1'),
      createdAt: timestamp(fc.constant(new Date('2026-11-25'))),
    }),
    read: async () => (await readStaffInvites()).map((invite) => ({ ...invite, id: invite.code })),
    holds: ({ name, role, createdAt }) => {
      expect(name.trim()).not.toBe('')
      expect(['owner', 'teacher']).toContain(role)
      expectDays(createdAt)
    },
  }),
  collection('saved places', {
    fields: fc.record({
      label: koreanText,
      name: koreanText,
      address: koreanText,
      point: fc.record({
        latitude: fc.double({ min: -90, max: 90, noNaN: true }),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
      createdAt: time,
    }),
    read: () => readSavedPlaces('u1'),
    holds: ({ label, lat, lng }) => {
      expect(label.trim()).toBe(label)
      expect(Math.abs(lat) <= 90 && Math.abs(lng) <= 180).toBe(true)
    },
  }),
]
