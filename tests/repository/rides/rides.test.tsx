import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dayOf, seoulInstant } from '@/domain/dates/day'
import { cancellationFeeKRW } from '@/domain/rides/booked/cancellationFee'
import type { Ride } from '@/domain/rides/booked/ride'
import { subjectOfRide } from '@/domain/rides/booked/rideMessage'
import { sampleFares } from '@/domain/rides/fares/fare'
import type { NewRide } from '@/domain/rides/reservations/rideDraft'
import { timeChange } from '@/domain/rides/reservations/rideTimeChange'
import { configureFirestore } from '@/repository/firestore/client'
import { readLedger } from '@/repository/orders/ledger'
import { followUpcomingRides } from '@/repository/rides/followedRides'
import {
  followMessagesOfRides,
  followNewestMessages,
  markMessageSeen,
  readOwnMessages,
  sendMessage,
} from '@/repository/rides/messages'
import {
  cancelRides,
  changeRideTimes,
  createRides,
  RIDES_PER_COMMIT,
  rideBatches,
} from '@/repository/rides/rideBooking'
import {
  assignDriver,
  chargeFee,
  declineRide,
  isFeeCharged,
  type RideStep,
  stepRide,
} from '@/repository/rides/rideSteps'
import {
  countRidesOf,
  followRides,
  PAST_RIDES_PAGE_SIZE,
  RIDES_PAGE_SIZE,
  type RidesPage,
  readAnyRide,
  readPastRides,
  readRide,
  readRidesAround,
  readRidesPage,
  readSeries,
  readUpcomingRides,
} from '@/repository/rides/rides'
import { configureAuth } from '@/services/authConfig'
import { openMemberApp } from '@/services/authConnection'
import { geoPoint } from '../../../emulators/seed/wire.ts'
import { aRide, inSeoul } from '../../domain/rides/aRide'
import { localAuth } from '../../services/localAuth'
import { localFirestore } from '../localFirestore'
import { lostAnswers } from '../lostAnswers'
import { aChildDocument, aMemberDocument, signInByPhone } from '../memberAccount'

const PARENT = '+821012345678'
const TEACHER = '+821000000001'
const firestore = localFirestore()
const auth = localAuth()
const network = lostAnswers()
let uid = ''

const signInAsTeacher = async (): Promise<string> => {
  const teacher = await signInByPhone(TEACHER)
  await firestore.put(`staff/${teacher}`, { name: '도담쌤' })
  await firestore.put(`users/${teacher}`, { nickname: '도담쌤' })
  return teacher
}

beforeEach(async () => {
  const backend = firestore.backend()
  configureAuth({ ...auth.backend(), projectId: backend.projectId, apiKey: backend.projectId })
  configureFirestore(backend, openMemberApp)
  uid = await signInByPhone(PARENT)
  await firestore.put(`users/${uid}`, aMemberDocument(PARENT))
  await firestore.put(`users/${uid}/children/child-1`, aChildDocument('김하준'))
})

const tomorrow = (hour: number) => seoulInstant(dayOf(addDays(new Date(), 1)), hour, 0)

function newRide(change: Partial<NewRide> = {}): NewRide {
  const { createdAt: _, updatedAt: __, ...ride } = aRide({ uid, startsAt: tomorrow(15) })
  return { ...ride, ...change }
}

async function booked(change: Partial<NewRide> = {}): Promise<Ride> {
  const ride = newRide(change)
  await createRides(uid, [ride])
  return stored(ride.id)
}

async function stored(id: string): Promise<Ride> {
  const ride = await readRide(id)
  if (!ride) throw new Error(`no ride ${id}`)
  return ride
}

/** A ride after steps of the agit; then signs the parent in again. */
async function steppedTo(ride: Ride, ...steps: RideStep[]): Promise<Ride> {
  const teacher = await signInAsTeacher()
  for (const step of steps) await stepRide(await stored(ride.id), step, teacher)
  await signInByPhone(PARENT)
  return stored(ride.id)
}

/** A ride the rules would refuse, put by the administrator. */
const putRide = ({ id, origin, dest, ...ride }: Ride) => {
  const place = ({ name, address, lat, lng }: Ride['origin']) => ({
    name,
    address,
    point: geoPoint(lat, lng),
  })
  return firestore.put(`rides/${id}`, {
    ...ride,
    origin: place(origin),
    dest: place(dest),
    driver: ride.driver && { ...ride.driver },
    reached: { ...ride.reached },
  })
}

describe('booking', () => {
  test('a ride is returned as sent, with the server’s time', async () => {
    const sent = newRide({ memo: '후문', seriesId: 'series-1' })
    await createRides(uid, [sent])
    const { createdAt, updatedAt, ...ride } = await stored(sent.id)
    expect(ride).toEqual(sent)
    expect(updatedAt).toEqual(createdAt)
    expect(Math.abs(createdAt.getTime() - Date.now())).toBeLessThan(60_000)
  })

  test('the rules decide: a ride too soon, of another’s child or at another fare is refused', async () => {
    const refused = [
      newRide({ startsAt: addMinutes(new Date(), 20) }),
      newRide({ childId: 'somebody-elses' }),
      newRide({ fareKRW: 1_000 }),
    ]
    for (const ride of refused)
      await expect(createRides(uid, [ride])).rejects.toMatchObject({ kind: 'denied' })
    await expect(readUpcomingRides(uid, new Date())).resolves.toEqual([])
  })

  test('one refused ride stops its whole batch', async () => {
    const batch = [newRide({ id: 'good' }), newRide({ id: 'bad', fareKRW: 1 })]
    await expect(createRides(uid, batch)).rejects.toMatchObject({ kind: 'denied' })
    await expect(readUpcomingRides(uid, new Date())).resolves.toEqual([])
  })

  test('a retry after a lost answer changes nothing', async () => {
    const ride = newRide()
    network.loseNext('commit')
    await expect(createRides(uid, [ride])).rejects.toThrow()
    const { updatedAt } = await stored(ride.id)
    await createRides(uid, [ride])
    await expect(stored(ride.id)).resolves.toMatchObject({ updatedAt })
  })

  test('a batch fits one commit, with at most 13 children', () => {
    const rows = (count: number, children: number) =>
      Array.from({ length: count }, (_, index) => ({ index, childId: `c${index % children}` }))
    const sizes = (count: number, children: number) =>
      rideBatches(rows(count, children), ({ childId }) => childId).map(({ length }) => length)
    expect(sizes(0, 1)).toEqual([])
    expect(sizes(RIDES_PER_COMMIT, 1)).toEqual([RIDES_PER_COMMIT])
    expect(sizes(260, 2)).toEqual([100, 100, 60])
    expect(sizes(13, 13)).toEqual([13])
    expect(sizes(14, 14)).toEqual([13, 1])
    const all = rows(260, 30)
    expect(rideBatches(all, ({ childId }) => childId).flat()).toEqual(all)
  })
})

describe('cancelling and changing the time', () => {
  test('cancels a whole series in one commit, each at its fee', async () => {
    const rides = [15, 16].map((hour) =>
      newRide({ id: `ride-${hour}`, startsAt: tomorrow(hour), seriesId: 's' }),
    )
    await createRides(uid, rides)
    const series = await readSeries(uid, 's')
    expect(series.map(({ id }) => id)).toEqual(['ride-15', 'ride-16'])
    await cancelRides(
      uid,
      series.map((ride) => ({ ride, feeKRW: 0 })),
    )
    for (const { status, reached } of await readSeries(uid, 's')) {
      expect(status).toBe('cancelled')
      expect(reached.cancelled).toBeInstanceOf(Date)
    }
  })

  test('a fee other than the table’s is refused', async () => {
    const ride = await steppedTo(await booked(), 'confirmed')
    const feeKRW = cancellationFeeKRW(ride, new Date())
    await expect(cancelRides(uid, [{ ride, feeKRW: feeKRW + 10 }])).rejects.toMatchObject({
      kind: 'denied',
    })
    await cancelRides(uid, [{ ride, feeKRW }])
    await expect(stored(ride.id)).resolves.toMatchObject({
      status: 'cancelled',
      cancelFeeKRW: feeKRW,
      reached: { confirmed: expect.any(Date), cancelled: expect.any(Date) },
    })
  })

  test('a retry after a lost answer finds the ride cancelled', async () => {
    const ride = await booked()
    network.loseNext('commit')
    await expect(cancelRides(uid, [{ ride, feeKRW: 0 }])).rejects.toThrow()
    await cancelRides(uid, [{ ride, feeKRW: 0 }])
    await expect(stored(ride.id)).resolves.toMatchObject({ status: 'cancelled' })
  })

  test('a changed ride is requested again at its new fare', async () => {
    const ride = await booked({ startsAt: seoulInstant(dayOf(addDays(new Date(), 3)), 15, 0) })
    const confirmed = await steppedTo(ride, 'confirmed')
    const change = timeChange(confirmed, { hour: 20, minute: 30 }, sampleFares)
    network.loseNext('commit')
    await expect(changeRideTimes(uid, [change])).rejects.toThrow()
    await changeRideTimes(uid, [change])
    await expect(stored(ride.id)).resolves.toMatchObject({
      startsAt: change.startsAt,
      fareKRW: ride.fareKRW + 2_000,
      status: 'requested',
      driver: null,
      reached: {},
    })
  })
})

describe('a parent reads', () => {
  const now = new Date()
  const rideAt = (id: string, minutes: number, change: Partial<Ride> = {}) =>
    putRide(aRide({ id, uid, startsAt: addMinutes(now, minutes), ...change }))
  const ids = (rides: readonly Ride[]) => rides.map(({ id }) => id)

  test('upcoming and past rides, only own ones', async () => {
    await rideAt('last-week', -7 * 24 * 60)
    await rideAt('under-way', -60)
    await rideAt('soon', 60)
    await rideAt('next-week', 7 * 24 * 60)
    await rideAt('another-family', 60, { uid: 'other' })
    for (const coming of [followUpcomingRides(uid, now).read(), readUpcomingRides(uid, now)])
      expect(ids(await coming)).toEqual(['under-way', 'soon', 'next-week'])
    expect(ids(await readPastRides(uid, now))).toEqual(['under-way', 'last-week'])
    const around = [{ startsAt: addMinutes(now, 60) }]
    expect(ids(await readRidesAround(uid, around, 60_000))).toEqual(['soon'])
    await expect(readRidesAround(uid, [], 60_000)).resolves.toEqual([])
  })

  test('past rides page by page, including two at one time, past those that do not fit', async () => {
    for (const [id, status] of [
      ['broken', 'flying'],
      ['older', 5],
    ] as const)
      await firestore.put(`rides/${id}`, { uid, startsAt: addMinutes(now, -90), status })
    for (let index = 0; index < PAST_RIDES_PAGE_SIZE + 2; index += 1) {
      await rideAt(`ride-${String(index).padStart(2, '0')}`, -60 - Math.floor(index / 2) * 60)
    }
    const first = await readPastRides(uid, now)
    expect(first).toHaveLength(PAST_RIDES_PAGE_SIZE)
    const second = await readPastRides(uid, now, first.at(-1))
    expect(second).toHaveLength(2)
    expect(new Set(ids([...first, ...second]))).toHaveProperty('size', PAST_RIDES_PAGE_SIZE + 2)
  })

  test('any ride of the family, not the one that does not fit', async () => {
    await firestore.put('rides/a-broken', { uid, startsAt: now })
    await expect(readAnyRide(uid)).resolves.toEqual([])
    await rideAt('ride', -60)
    expect(ids(await readAnyRide(uid))).toEqual(['ride'])
  })

  test('valid rides: an invalid one is skipped, odd parts are empty', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await firestore.put('rides/broken', { uid, startsAt: now, status: 'flying' })
    const odd = aRide({ id: 'odd', uid, startsAt: now })
    await putRide({ ...odd, driver: { name: '', car: '' } })
    expect(await followUpcomingRides(uid, now).read()).toMatchObject([{ id: 'odd', driver: null }])
    expect(warned).toHaveBeenCalledOnce()
  })
})

describe('the agit', () => {
  test('a ride takes its steps, and its arrival is charged once', async () => {
    const ride = await booked()
    const teacher = await signInAsTeacher()
    for (const step of ['confirmed', 'onTheWay', 'pickedUp'] as const)
      await stepRide(await stored(ride.id), step, teacher)
    const inCar = await stored(ride.id)
    await assignDriver(inCar, { name: '박민지', car: '흰색 카니발' })
    network.loseNext('commit')
    await expect(stepRide(inCar, 'arrived', teacher)).rejects.toThrow()
    await stepRide(inCar, 'arrived', teacher)
    await expect(stored(ride.id)).resolves.toMatchObject({
      status: 'arrived',
      driver: { name: '박민지', car: '흰색 카니발' },
    })
    expect(await firestore.get(`users/${uid}/ledger/ride-${ride.id}`)).toMatchObject({
      kind: { stringValue: 'ride' },
      amountKRW: { integerValue: String(-ride.fareKRW) },
      by: { stringValue: teacher },
    })
  })

  test('a step already made is done; one that no longer fits reports a change', async () => {
    const ride = await booked()
    const teacher = await signInAsTeacher()
    await stepRide(ride, 'confirmed', teacher)
    await stepRide(ride, 'confirmed', teacher)
    await expect(
      declineRide(ride, '차량 고장', teacher).then(() => stored(ride.id)),
    ).resolves.toMatchObject({ status: 'declined', reason: '차량 고장' })
    await expect(stepRide(ride, 'onTheWay', teacher)).rejects.toMatchObject({ kind: 'changed' })
  })

  test('a parent cannot take a step', async () => {
    const ride = await booked()
    await expect(stepRide(ride, 'confirmed', uid)).rejects.toMatchObject({ kind: 'denied' })
  })

  test('the fee of a late cancellation is charged once', async () => {
    await putRide(aRide({ uid, status: 'cancelled', cancelFeeKRW: 3_870 }))
    const teacher = await signInAsTeacher()
    const ride = await stored('ride-1')
    await expect(isFeeCharged(ride)).resolves.toBe(false)
    await chargeFee(ride, teacher)
    await chargeFee(ride, teacher)
    await expect(isFeeCharged(ride)).resolves.toBe(true)
  })

  test.each([
    ['its first', []],
    ['its second', ['']],
    ['its third', ['', '-2']],
  ])('an id reused after its ride was deleted is charged: %s life', async (_, earlier) => {
    const ride = await booked()
    const inCar = await steppedTo(ride, 'confirmed', 'onTheWay', 'pickedUp')
    for (const number of earlier)
      await firestore.put(`users/${uid}/ledger/ride-${ride.id}${number}`, {
        kind: 'ride',
        amountKRW: -1,
        note: '',
        refId: ride.id,
        at: new Date('2025-01-01T00:00:00Z'),
        by: 'somebody',
      })
    const teacher = await signInAsTeacher()
    await stepRide(inCar, 'arrived', teacher)
    await expect(stored(ride.id)).resolves.toMatchObject({ status: 'arrived' })
    const entries = await readLedger(uid)
    expect(entries.map(({ amountKRW }) => amountKRW).sort()).toEqual(
      [-ride.fareKRW, ...earlier.map(() => -1)].sort(),
    )
  })

  test('the fee of a ride with a reused id is charged once', async () => {
    const ride = aRide({ uid, status: 'cancelled', cancelFeeKRW: 4070, createdAt: new Date() })
    await putRide(ride)
    await firestore.put(`users/${uid}/ledger/fee-${ride.id}`, {
      kind: 'cancelFee',
      amountKRW: -1,
      note: '',
      refId: ride.id,
      at: new Date('2025-01-01T00:00:00Z'),
      by: 'somebody',
    })
    const teacher = await signInAsTeacher()
    await expect(isFeeCharged(ride)).resolves.toBe(false)
    await chargeFee(ride, teacher)
    await expect(isFeeCharged(ride)).resolves.toBe(true)
    await chargeFee(ride, teacher)
    expect((await readLedger(uid)).map(({ amountKRW }) => amountKRW).sort()).toEqual([-1, -4070])
  })

  test('a day is read to its end, unreadable rides included', async () => {
    const ride = aRide({ uid, startsAt: inSeoul('2026-11-25T00:01') })
    await putRide(ride)
    const blank = ['  ', '\u3000', '\u200b', '']
    for (const [place, childName] of blank.entries())
      await putRide(
        aRide({ id: `blank-${place}`, childName, startsAt: inSeoul('2026-11-25T15:00') }),
      )
    await firestore.putAll(
      Array.from({ length: 650 }, (_, place) => `rides/odd-${place}`),
      { startsAt: inSeoul('2026-11-25T00:00'), status: 'requested' },
    )
    await signInAsTeacher()
    const day = { from: inSeoul('2026-11-25T00:00'), to: inSeoul('2026-11-26T00:00') }
    const first = await readRidesPage(day)
    const second = await readRidesPage({ ...day, after: first.at(-1) })
    const rides = [...first, ...second, ...(await readRidesPage({ ...day, after: second.at(-1) }))]
    expect([first, second].map(({ length }) => length)).toEqual([RIDES_PAGE_SIZE, RIDES_PAGE_SIZE])
    expect(rides).toHaveLength(651 + blank.length)
    expect(rides.filter(({ isUnreadable }) => !isUnreadable).map(({ id }) => id)).toEqual([ride.id])
    expect(rides.find(({ id }) => id === 'blank-1')).toMatchObject({
      isUnreadable: true,
      childName: '내용을 읽을 수 없어요',
      status: 'requested',
      fareKRW: ride.fareKRW,
    })
  })

  test('reads a day’s rides', async () => {
    const ride = await booked()
    await putRide(aRide({ id: 'another', uid: 'other', startsAt: tomorrow(9) }))
    await signInAsTeacher()
    const day = { from: tomorrow(0), to: addDays(tomorrow(0), 1) }
    const idsOf = async (change: Partial<RidesPage>) =>
      (await readRidesPage({ ...day, ...change })).map(({ id }) => id)
    expect(await idsOf({})).toEqual(['another', ride.id])
    expect(await idsOf({ of: 'other' })).toEqual(['another'])
    expect(await idsOf({ without: ['other', 'nobody'] })).toEqual([ride.id])
    expect(await countRidesOf('other', day.from, day.to)).toBe(1)
    expect(await followRides(day, 1).read()).toMatchObject([{ id: 'another' }])
  })
})

describe('messages', () => {
  const message = {
    id: 'message-1',
    ...subjectOfRide({ id: 'ride-1', branchId: 'seongsu' }),
    kind: 'late',
    text: ' 10분 늦어요 ',
  } as const

  test('a message is sent once and seen by the agit', async () => {
    await booked()
    network.loseNext('commit')
    await expect(sendMessage({ ...message, uid, by: uid, phone: PARENT })).rejects.toThrow()
    await sendMessage({ ...message, uid, by: uid, phone: PARENT })
    await expect(readOwnMessages(uid)).resolves.toMatchObject([
      { id: 'message-1', text: '10분 늦어요', seenAt: null },
    ])
    await signInAsTeacher()
    await markMessageSeen('message-1')
    await expect(followNewestMessages(100).read()).resolves.toMatchObject([
      { seenAt: expect.any(Date) },
    ])
    const ids = Array.from({ length: 40 }, (_, index) => `ride-${index}`)
    await expect(followMessagesOfRides({ ids, known: [] }).read()).resolves.toHaveLength(1)
    await expect(followMessagesOfRides({ ids: [], known: [] }).read()).resolves.toEqual([])
  })

  test('a message about another’s ride is refused', async () => {
    await putRide(aRide({ uid: 'other' }))
    await expect(sendMessage({ ...message, uid, by: uid, phone: PARENT })).rejects.toMatchObject({
      kind: 'denied',
    })
  })
})
