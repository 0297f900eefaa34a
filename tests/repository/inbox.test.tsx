import { addMinutes } from 'date-fns/addMinutes'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  followNewestSuggestions,
  followUnseenSuggestions,
} from '@/repository/places/branchSuggestions'
import {
  followMessagesOfRide,
  followMessagesOfRides,
  followNewestMessages,
  followUnseenMessages,
  RIDE_MESSAGES_PAGE_SIZE,
  readOwnMessages,
} from '@/repository/rides/messages'
import {
  completePickupRequests,
  completePickupRequestsOf,
  countOpenRequestsOf,
  followNewestPickupRequests,
  followNewPickupRequests,
  followOpenPickupRequests,
  followOpenPickupRequestsWithout,
} from '@/repository/rides/pickupRequests'
import { localAuth } from '../services/localAuth'
import { localFirestore } from './localFirestore'
import { aMemberDocument } from './memberAccount'
import { signIn } from './signIn'

const firestore = localFirestore()
const auth = localAuth()
const signInAs = (phone: string) => signIn({ firestore, auth }, phone)

const PARENT = '+821012345678'
const TEACHER = '+821000000001'
const first = new Date('2026-11-20T09:00:00Z')
const later = (minutes: number) => addMinutes(first, minutes)
let uid = ''

const ids = (received: readonly { id: string }[]) => received.map(({ id }) => id)

const putMessage = (id: string, minutes: number, of = uid, seenAt: Date | null = null) =>
  firestore.put(`messages/${id}`, {
    uid: of,
    rideId: `ride-of-${id}`,
    kind: 'late',
    text: '늦어요',
    createdAt: later(minutes),
    seenAt,
  })

beforeEach(async () => {
  const teacher = await signInAs(TEACHER)
  await firestore.put(`staff/${teacher}`, { name: '도담쌤' })
  await firestore.put(`users/${teacher}`, { nickname: '도담쌤' })
  uid = await signInAs(PARENT)
  await firestore.put(`users/${uid}`, aMemberDocument(PARENT))
})

describe('messages about rides', () => {
  const ofRides = (...rideIds: string[]) =>
    followMessagesOfRides({ ids: rideIds, known: undefined }).read()

  beforeEach(async () => {
    await putMessage('old', 1)
    await putMessage('seen', 2, uid, later(9))
    await putMessage('another-family', 3, 'other')
    await putMessage('new', 4)
  })

  test('a parent reads the family’s own, the newest first', async () => {
    expect(ids(await readOwnMessages(uid))).toEqual(['new', 'seen', 'old'])
  })

  test('the agit reads everybody’s, the newest first, and what nobody has seen', async () => {
    await signInAs(TEACHER)
    expect(ids(await followNewestMessages(100).read())).toEqual([
      'new',
      'another-family',
      'seen',
      'old',
    ])
    expect(ids(await followNewestMessages(2).read())).toEqual(['new', 'another-family'])
    expect(ids(await followUnseenMessages(100).read())).toEqual(['new', 'another-family', 'old'])
    expect(ids(await followUnseenMessages(2).read())).toEqual(['new', 'another-family'])
  })

  test('the agit reads those of all rides that it shows, however many', async () => {
    await signInAs(TEACHER)
    const shown = Array.from({ length: 61 }, (_, index) => `ride-${index}`)
    const found = await ofRides('ride-of-old', ...shown, 'ride-of-another-family')
    expect(ids(found)).toEqual(['old', 'another-family'])
    await expect(ofRides()).resolves.toEqual([])
  })

  test('a ride with very many messages hides no other ride’s', async () => {
    await Promise.all(
      Array.from({ length: 110 }, (_, index) =>
        firestore.put(`messages/flood-${index}`, {
          uid: 'other',
          rideId: 'ride-of-flood',
          kind: 'late',
          text: '늦어요',
          createdAt: later(10 + index),
          seenAt: null,
        }),
      ),
    )
    await signInAs(TEACHER)
    const found = await ofRides('ride-of-flood', 'ride-of-old')
    const ofFlood = found.filter(({ rideId }) => rideId === 'ride-of-flood')
    expect(ids(ofFlood)).toHaveLength(RIDE_MESSAGES_PAGE_SIZE)
    expect(ids(ofFlood)[0]).toBe('flood-109')
    expect(ids(found)).toContain('old')
    expect(ids(await followMessagesOfRide('ride-of-flood', 200).read())).toHaveLength(110)
  })
})

describe('what guests have sent', () => {
  test('suggestions come newest first, and the unseen alone', async () => {
    const put = (id: string, minutes: number, seenAt: Date | null) =>
      firestore.put(`branch_suggestions/${id}`, {
        place: '왕십리역 근처',
        reason: '학교가 가까워요',
        contact: '',
        createdAt: later(minutes),
        seenAt,
      })
    await put('old', 1, null)
    await put('new', 3, null)
    await put('seen', 2, later(9))
    await signInAs(TEACHER)
    expect(ids(await followNewestSuggestions(100).read())).toEqual(['new', 'seen', 'old'])
    expect(ids(await followNewestSuggestions(1).read())).toEqual(['new'])
    expect(ids(await followUnseenSuggestions(100).read())).toEqual(['new', 'old'])
  })

  test('requests come newest first, and those that are not done alone', async () => {
    const put = (id: string, minutes: number, status: string) =>
      firestore.put(`pickup_requests/${id}`, {
        applicantName: '하준맘',
        datetime: later(600),
        status,
        createdAt: later(minutes),
      })
    await put('called', 1, 'called')
    await put('new', 3, 'new')
    await put('done', 2, 'done')
    await signInAs(TEACHER)
    expect(ids(await followNewestPickupRequests(100).read())).toEqual(['new', 'done', 'called'])
    expect(ids(await followNewestPickupRequests(1).read())).toEqual(['new'])
    expect(ids(await followOpenPickupRequests(100).read())).toEqual(['new', 'called'])
    expect(ids(await followNewPickupRequests(100).read())).toEqual(['new'])
  })

  test('all open requests of a phone are completed, also beside one that a colleague has done', async () => {
    const put = (id: string, phone: string, status = 'new') =>
      firestore.put(`pickup_requests/${id}`, {
        applicantName: '하준맘',
        phone,
        datetime: later(600),
        status,
        createdAt: later(1),
      })
    const flood = Array.from({ length: 120 }, (_, index) => `flood-${index}`)
    await Promise.all(flood.map((id) => put(id, '010-1111-1111')))
    await put('called', '010-1111-1111', 'called')
    await put('real', '010-2222-2222')
    await put('answered', '010-3333-3333', 'called')
    await signInAs(TEACHER)
    expect(await countOpenRequestsOf('010-1111-1111')).toBe(121)
    const others = followOpenPickupRequestsWithout(['010-1111-1111'], 100)
    const lists = await Promise.all(others.map((part) => part.read()))
    expect(lists.map(ids)).toEqual([['real'], ['answered']])
    await put('flood-0', '010-1111-1111', 'done')
    await completePickupRequests(['flood-0', 'flood-1'])
    expect(await countOpenRequestsOf('010-1111-1111')).toBe(119)
    await completePickupRequestsOf('010-1111-1111')
    expect(ids(await followOpenPickupRequests(100).read()).sort()).toEqual(['answered', 'real'])
  })
})
