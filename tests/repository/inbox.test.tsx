import { addMinutes } from 'date-fns/addMinutes'
import { beforeEach, describe, expect, test } from 'vitest'
import { readNewestSuggestions, readUnseenSuggestions } from '@/repository/branchSuggestions'
import {
  readMessagesOfRides,
  readNewestMessages,
  readOwnMessages,
  readOwnUnseenMessages,
  readUnseenMessages,
} from '@/repository/messages'
import { readNewestPickupRequests, readOpenPickupRequests } from '@/repository/rides/pickupRequests'
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
  uid = await signInAs(PARENT)
  await firestore.put(`users/${uid}`, aMemberDocument(PARENT))
})

describe('messages about rides', () => {
  beforeEach(async () => {
    await putMessage('old', 1)
    await putMessage('seen', 2, uid, later(9))
    await putMessage('another-family', 3, 'other')
    await putMessage('new', 4)
  })

  test('a parent reads the family’s own, the newest first', async () => {
    expect(ids(await readOwnMessages(uid))).toEqual(['new', 'seen', 'old'])
    expect(ids(await readOwnUnseenMessages(uid)).sort()).toEqual(['new', 'old'])
  })

  test('the agit reads everybody’s, the newest first, and what nobody has seen', async () => {
    await signInAs(TEACHER)
    expect(ids(await readNewestMessages())).toEqual(['new', 'another-family', 'seen', 'old'])
    expect(ids(await readNewestMessages(2))).toEqual(['new', 'another-family'])
    expect(ids(await readUnseenMessages()).sort()).toEqual(['another-family', 'new', 'old'])
  })

  test('the agit reads those of all rides that it shows, however many', async () => {
    await signInAs(TEACHER)
    const shown = Array.from({ length: 61 }, (_, index) => `ride-${index}`)
    const found = await readMessagesOfRides(['ride-of-old', ...shown, 'ride-of-another-family'])
    expect(ids(found)).toEqual(['old', 'another-family'])
    await expect(readMessagesOfRides([])).resolves.toEqual([])
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
    expect(ids(await readNewestSuggestions())).toEqual(['new', 'seen', 'old'])
    expect(ids(await readNewestSuggestions(1))).toEqual(['new'])
    expect(ids(await readUnseenSuggestions()).sort()).toEqual(['new', 'old'])
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
    expect(ids(await readNewestPickupRequests())).toEqual(['new', 'done', 'called'])
    expect(ids(await readNewestPickupRequests(1))).toEqual(['new'])
    expect(ids(await readOpenPickupRequests()).sort()).toEqual(['called', 'new'])
  })
})
