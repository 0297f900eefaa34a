import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { MemberChild } from '@/domain/account/memberChild'
import type { Profile } from '@/domain/account/profile'
import { deleteChild, readChildren, saveChildren } from '@/repository/account/children'
import { readStaffMember } from '@/repository/account/staff'
import {
  createProfile,
  deleteProfile,
  readProfile,
  updateProfile,
} from '@/repository/account/users'
import { signOut } from '@/services/account'
import { localAuth } from '../services/localAuth'
import { localFirestore } from './localFirestore'
import { signIn } from './signIn'

const firestore = localFirestore()
const auth = localAuth()
const PHONE = '+821012345678'

/** Tokens of requests that reached Firestore; empty without one. */
const tokens: string[] = []

const uidOf = (token = '') =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).user_id

beforeAll(() => {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const token = new Headers(init?.headers).get('Authorization') ?? ''
    if (token !== 'Bearer owner' && String(input).includes('/databases/')) tokens.push(token)
    return fetch(input, init)
  })
})

const profile: Profile = {
  nickname: '하준맘',
  phone: PHONE,
  termsVersion: '2026-11-01',
  privacyVersion: '2026-11-01',
  isMarketingAllowed: false,
}

const child: MemberChild = {
  id: 'child-a',
  name: '김하준',
  birthday: '2018-04-12',
  school: '성동초등학교',
  allergens: [2, 5],
  careNote: '천식 흡입기를 가방에 넣어요',
  healthConsentVersion: '2026-11-01',
  people: [{ name: '김할머니', relation: '할머니', phone: '010-1234-5678' }],
  photoConsentVersion: '',
}

let uid = ''

beforeEach(async () => {
  uid = await signIn({ firestore, auth }, PHONE)
  tokens.length = 0
})

afterEach(() => {
  expect(new Set(tokens.map(uidOf)), 'every request was the member’s').toEqual(new Set([uid]))
})

test('a token that Firestore refuses is exchanged once, and the request sent again', async () => {
  await createProfile(uid, profile)
  tokens.length = 0
  await firestore.fail({ status: 401, times: 1 })
  expect(await readProfile(uid)).toMatchObject({ nickname: '하준맘' })
  await firestore.fail({ status: 401, times: 1 })
  await updateProfile(uid, { nickname: '서연맘' })
  expect(await readProfile(uid)).toMatchObject({ nickname: '서연맘' })
  expect(tokens).toHaveLength(5)
})

test('the rules let a member create, read, change and delete a profile with its children', async () => {
  await expect(readProfile(uid)).resolves.toBeUndefined()
  await createProfile(uid, profile)
  await expect(readProfile(uid)).resolves.toEqual(profile)
  await updateProfile(uid, { nickname: '서연맘' })
  await expect(readProfile(uid)).resolves.toEqual({ ...profile, nickname: '서연맘' })
  await saveChildren(uid, [child])
  await deleteProfile(uid)
  await expect(readProfile(uid)).resolves.toBeUndefined()
  await expect(readChildren(uid)).resolves.toEqual([])
  await deleteProfile(uid)
})

test('a profile has the fields of the specification and the server’s time', async () => {
  await createProfile(uid, profile)
  expect(await firestore.get(`users/${uid}`)).toEqual({
    nickname: { stringValue: '하준맘' },
    phone: { stringValue: PHONE },
    termsVersion: { stringValue: '2026-11-01' },
    privacyVersion: { stringValue: '2026-11-01' },
    isMarketingAllowed: { booleanValue: false },
    createdAt: { timestampValue: expect.any(String) },
    updatedAt: { timestampValue: expect.any(String) },
  })
})

test('a read not yet sent at a sign-out is not sent', async () => {
  await readProfile(uid)
  const leaving = signOut()
  const reads = Promise.allSettled([readProfile(uid), readChildren(uid)])
  await leaving
  const lateRead = readStaffMember(uid)
  await expect(lateRead).rejects.toMatchObject({ kind: 'signedOut' })
  expect(await reads).toMatchObject([
    { status: 'rejected', reason: { kind: 'signedOut' } },
    { status: 'rejected', reason: { kind: 'signedOut' } },
  ])
})

test('an invalid profile is still a profile', async () => {
  await firestore.put(`users/${uid}`, { nickname: 7 })
  await expect(readProfile(uid)).resolves.toMatchObject({ nickname: '', phone: '' })
})

test('children are returned as saved, by name', async () => {
  await createProfile(uid, profile)
  const second = { ...child, id: 'child-b', name: '김가온', people: [] }
  await saveChildren(uid, [child, second])
  await expect(readChildren(uid)).resolves.toEqual([second, child])
  await saveChildren(uid, [{ ...child, school: '' }])
  await deleteChild(uid, 'child-b')
  await deleteChild(uid, 'child-b')
  await expect(readChildren(uid)).resolves.toEqual([{ ...child, school: '' }])
})

test('children need a profile', async () => {
  await expect(saveChildren(uid, [child])).rejects.toMatchObject({ kind: 'denied' })
})

test('without consent no health data is saved', async () => {
  await createProfile(uid, profile)
  await saveChildren(uid, [{ ...child, healthConsentVersion: '' }])
  await expect(readChildren(uid)).resolves.toMatchObject([{ allergens: [], careNote: '' }])
})

test('an account with a staff document is of the agit: without a role an owner', async () => {
  await expect(readStaffMember(uid)).resolves.toBeUndefined()
  await firestore.put(`staff/${uid}`, { name: '도담쌤' })
  const owner = { uid, name: '도담쌤', role: 'owner', branchIds: [] }
  await expect(readStaffMember(uid)).resolves.toEqual(owner)
})

test('another member’s profile cannot be read or written', async () => {
  await expect(readProfile('somebody-else')).rejects.toMatchObject({ kind: 'denied' })
  await expect(createProfile('somebody-else', profile)).rejects.toMatchObject({ kind: 'denied' })
  await expect(createProfile(uid, { ...profile, phone: '+821000000000' })).rejects.toMatchObject({
    kind: 'denied',
  })
})
