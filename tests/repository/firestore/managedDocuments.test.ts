import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import type { Notice } from '@/domain/site/notice'
import { saveNotice } from '@/repository/content/notices'
import { Ruleset } from '../../../emulators/firestore/rules/ruleset.ts'
import { localAuth } from '../../services/localAuth'
import { localFirestore } from '../localFirestore'
import { signIn } from '../signIn'

/** The rules of the next release, by which a notice may have a field more. */
const fields = "'kind', 'title', 'body', 'branchId', 'day', 'isPublished', 'updatedAt'"
const rules = readFileSync('firestore.rules', 'utf8').replace(
  `hasFields(notice, [${fields}])`,
  `notice.keys().hasOnly([${fields}, 'isPinned'])`,
)
const nextRules = new Ruleset(rules)

const firestore = localFirestore({ rules: () => nextRules })
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

test('a form of before leaves a field alone that it does not know', async () => {
  expect(rules).toContain('isPinned')
  await firestore.put('notices/heating', { ...stored, isPinned: true, updatedAt: long })
  expect(await kindOf(saveNotice({ ...notice, day: '2026-11-21' }, notice))).toBe('done')
  expect(await standing()).toMatchObject({
    day: { stringValue: '2026-11-21' },
    isPinned: { booleanValue: true },
  })
})

test('a document of before is given a field that it is without', async () => {
  const { branchId: _, ...before } = stored
  await firestore.put('notices/heating', { ...before, updatedAt: long })
  expect(await kindOf(saveNotice(notice, notice))).toBe('done')
  expect(await standing()).toMatchObject({ updatedAt: written })
  const given = { ...notice, branchId: 'mapo' }
  expect(await kindOf(saveNotice({ ...given, body: '이틀' }, given))).toBe('changed')
  expect(await kindOf(saveNotice(given, notice))).toBe('done')
  expect(await standing()).toMatchObject({ branchId: { stringValue: 'mapo' } })
})
