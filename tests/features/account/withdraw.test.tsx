import { readFileSync } from 'node:fs'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Profile } from '@/domain/account/profile'
import { beginSession, enterAsMember, withdraw } from '@/features/account/session'
import { readChildren } from '@/repository/account/children'
import { createProfile, deleteProfile, readProfile } from '@/repository/account/users'
import { confirmPhoneCode, type SignIn, sendPhoneCode } from '@/services/phone'
import { hydrateDeviceStores } from '@/stores/deviceStore'
import { useSignInMark } from '@/stores/signInMark'
import { parseRules } from '../../../emulators/firestore/rules/language/parseRules.ts'
import type { MatchBlock } from '../../../emulators/firestore/rules/language/syntax.ts'
import { localFirestore } from '../../repository/localFirestore'
import { signIn } from '../../repository/signIn'
import { localAuth } from '../../services/localAuth'

const firestore = localFirestore()
const auth = localAuth()
const PHONE = '+821012345678'
const profile: Profile = {
  nickname: '하준맘',
  phone: PHONE,
  termsVersion: '2026-11-01',
  privacyVersion: '2026-11-01',
  isMarketingAllowed: false,
}

const client = new QueryClient()
let uid = ''

async function signInAgain(): Promise<SignIn> {
  const code = await sendPhoneCode(PHONE)
  const answer = code.ok ? await confirmPhoneCode(code.sent, '123456') : code
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

beforeEach(async () => {
  hydrateDeviceStores()
  uid = await signIn({ firestore, auth }, PHONE)
  await createProfile(uid, profile)
  beginSession(client, uid, profile)
})

const dayOfMedicine = (path: string): string =>
  path.includes('2099') ? '2099-11-20' : '2020-11-20'

test('profile, children and account are deleted, with their data on the device', async () => {
  await firestore.put(`users/${uid}/children/child-1`, { name: '김하준' })
  const more = [
    `care_notes/${uid}_child-1_20261120`,
    `care_notes/${uid}_child-1_20261120/photos/1`,
    `care_notes/${uid}_child-1_20261120/photos/4`,
    `users/${uid}/places/home`,
    `users/${uid}/watches/w`,
    `medications/${uid}_child-1_20991120_1`,
    `medications/${uid}_child-1_20201120_1`,
  ]
  for (const path of more) await firestore.put(path, { uid, day: dayOfMedicine(path), given: {} })
  const given = { at: '', by: '', name: '', why: '' }
  await firestore.put(`medications/${uid}_child-1_20201120_1`, {
    ...{ uid, day: '2020-11-20', given: { '14:00': given } },
  })
  // Given on the day: it leaves with the next retention.
  const late = `medications/${uid}_child-1_20991121_1`
  await firestore.put(late, { uid, day: '2099-11-21', given: { '14:00': given } })
  await firestore.put('care_notes/other_child-9_20261120', { uid: 'other' })
  await firestore.put(`users/${uid}/passes/order-1-1`, { label: '라이트 2시간권' })
  await expect(withdraw(client, uid)).resolves.toMatchObject({ ok: true })
  for (const path of more) expect(await firestore.get(path)).toBeUndefined()
  expect(await firestore.get(late)).toBeDefined()
  expect(await firestore.get('care_notes/other_child-9_20261120')).toBeDefined()
  expect(await firestore.get(`users/${uid}/passes/order-1-1`)).toBeDefined()
  expect(useSignInMark.getState().mark).toBeNull()

  const next = await signInAgain()
  expect(next.isNew).toBe(true)
  expect(next.account.uid).not.toBe(uid)
  expect(await firestore.get(`users/${uid}`)).toBeUndefined()
  expect(await firestore.get(`users/${uid}/children/child-1`)).toBeUndefined()
})

const accountBlocks = ({ children }: MatchBlock): readonly MatchBlock[] =>
  children.flatMap((block) => {
    const [first] = block.segments
    return first?.kind === 'literal' && first.text === 'users' ? block.children : []
  })

/** Collections of an account, by the rules: `children`, `passes`, `passes/x/uses` … */
const collectionsBelow = ({ children }: MatchBlock): string[] =>
  children.flatMap((block) => {
    const [collection] = block.segments
    if (collection?.kind !== 'literal') return []
    const inner = collectionsBelow(block).map((name) => `${collection.text}/x/${name}`)
    return [collection.text, ...inner]
  })

test('of all collections of an account only those stay that the law keeps, and who looked it up', async () => {
  const root = parseRules(readFileSync('firestore.rules', 'utf8'))
  const collections = collectionsBelow({ ...root, children: root.children.flatMap(accountBlocks) })
  expect(collections).toContain('children')
  for (const collection of collections) await firestore.put(`users/${uid}/${collection}/x`, { uid })
  await withdraw(client, uid)
  const kept = []
  for (const collection of collections)
    if (await firestore.get(`users/${uid}/${collection}/x`)) kept.push(collection)
  expect(kept).toEqual(['ledger', 'passes', 'passes/x/uses', 'views'])
})

test('after the profile alone was deleted nobody is a member, the phone can sign up again and leave for good', async () => {
  await deleteProfile(uid)

  const left = await signInAgain()
  expect(left).toMatchObject({ isNew: false, account: { uid } })
  await expect(enterAsMember(client, uid)).resolves.toBe(false)

  await createProfile(uid, profile)
  await expect(enterAsMember(client, uid)).resolves.toBe(true)
  await expect(readChildren(uid)).resolves.toEqual([])
  await expect(withdraw(client, uid)).resolves.toMatchObject({ ok: true })
  expect((await signInAgain()).isNew).toBe(true)
})

test('an interrupted withdrawal is finished by the next one', async () => {
  await deleteProfile(uid)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address.includes('accounts:delete')
      ? Promise.reject(new TypeError('refused'))
      : fetch(address, init),
  )
  await expect(withdraw(client, uid)).resolves.toEqual({ ok: false, reason: 'unavailable' })
  vi.unstubAllGlobals()
  expect(useSignInMark.getState().mark).toMatchObject({ uid })
  await expect(withdraw(client, uid)).resolves.toMatchObject({ ok: true })
  const next = await signInAgain()
  expect(next.isNew).toBe(true)
  await expect(readProfile(next.account.uid)).resolves.toBeUndefined()
})
