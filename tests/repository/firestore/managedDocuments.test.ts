import { beforeEach, expect, test } from 'vitest'
import type { Notice } from '@/domain/site/notice'
import { saveNotice } from '@/repository/content/notices'
import { localAuth } from '../../services/localAuth'
import { localFirestore } from '../localFirestore'
import { signIn } from '../signIn'

const firestore = localFirestore()
const auth = localAuth()

const notice: Notice = {
  id: 'heating',
  kind: '운영',
  title: '난방 공사',
  body: '하루 걸려요.',
  branchId: '',
  day: '2026-11-20',
  isPublished: true,
}
const { id: _, ...stored } = notice
const long = new Date('2026-11-01T00:00:00Z')

const kindOf = (promise: Promise<void>) => promise.then(() => 'done').catch(({ kind }) => kind)
const standing = () => firestore.get('notices/heating')
const put = (change: Partial<typeof stored> = {}) =>
  firestore.put('notices/heating', { ...stored, ...change, updatedAt: long })
const written = { timestampValue: '2026-11-01T00:00:00Z' }

beforeEach(async () => {
  const teacher = await signIn({ firestore, auth }, '+821000000001')
  await firestore.put(`staff/${teacher}`, { name: '도담쌤' })
  await firestore.put(`users/${teacher}`, { nickname: '도담쌤' })
})

test('a new one stands where none stood', async () => {
  expect(await kindOf(saveNotice(notice, undefined))).toBe('done')
  expect(await standing()).toMatchObject({ title: { stringValue: '난방 공사' } })
})

test('a new one does not replace that of a colleague', async () => {
  await put({ title: '온수 공사' })
  expect(await kindOf(saveNotice(notice, undefined))).toBe('changed')
  expect(await standing()).toMatchObject({ title: { stringValue: '온수 공사' } })
})

test('what stands already is not written again', async () => {
  await put()
  expect(await kindOf(saveNotice(notice, undefined))).toBe('done')
  expect(await kindOf(saveNotice(notice, { ...notice, title: '온수 공사' }))).toBe('done')
  expect(await standing()).toMatchObject({ updatedAt: written })
})

test('one that stands as it was opened is replaced, another is not', async () => {
  await put()
  const later = { ...notice, day: '2026-11-21' }
  expect(await kindOf(saveNotice(later, { ...notice, title: '온수 공사' }))).toBe('changed')
  expect(await standing()).toMatchObject({ day: { stringValue: '2026-11-20' } })
  expect(await kindOf(saveNotice(later, notice))).toBe('done')
  expect(await standing()).toMatchObject({ day: { stringValue: '2026-11-21' } })
})

test('one that went meanwhile does not come back', async () => {
  expect(await kindOf(saveNotice(notice, notice))).toBe('changed')
  expect(await standing()).toBeUndefined()
})
