import { beforeEach, expect, test } from 'vitest'
import { addDays, dayOf } from '@/domain/dates/day'
import {
  followOwnUnseenNotes,
  markNoteSeen,
  NOTES_PAGE_SIZE,
  readOwnNotes,
  readOwnNotesOfDays,
} from '@/repository/care/dayNotes'
import { configureFirestore } from '@/repository/firestore/client'
import { configureAuth } from '@/services/authConfig'
import { openMemberApp } from '@/services/authConnection'
import { localAuth } from '../../services/localAuth'
import { localFirestore } from '../localFirestore'
import { aChildDocument, aMemberDocument, signInByPhone } from '../memberAccount'

const firestore = localFirestore()
const auth = localAuth()
const today = dayOf(new Date())
let uid = ''

const idOf = (day: string) => `${uid}_child-1_${day.replaceAll('-', '')}`
const standing = async () => (await readOwnNotes(uid))[0]
const putNote = (day: string, change: Record<string, string | number | Date | null> = {}) =>
  firestore.put(`care_notes/${idOf(day)}`, {
    uid,
    childId: 'child-1',
    childName: '김하준',
    branchId: 'seongsu',
    day,
    meal: 'all',
    mood: '',
    text: '축구를 했어요.',
    writer: '도담쌤',
    by: 'staff-1',
    createdAt: new Date(),
    updatedAt: new Date('2026-01-01T00:00:00Z'),
    seenAt: null,
    ...change,
  })

beforeEach(async () => {
  const backend = firestore.backend()
  configureAuth({ ...auth.backend(), projectId: backend.projectId, apiKey: backend.projectId })
  configureFirestore(backend, openMemberApp)
  uid = await signInByPhone('+821012345678')
  await firestore.put(`users/${uid}`, aMemberDocument('+821012345678'))
  await firestore.put(`users/${uid}/children/child-1`, aChildDocument('김하준'))
})

test('only own notes are read, newest day first; invalid ones are left out', async () => {
  await putNote('2026-11-02')
  await putNote('2026-11-03', { seenAt: new Date() })
  await putNote('2026-11-04', { text: 5 })
  await firestore.put('care_notes/other_child-9_20261102', { uid: 'other', day: '2026-11-02' })
  expect((await readOwnNotes(uid)).map(({ day }) => day)).toEqual(['2026-11-03', '2026-11-02'])
  expect((await followOwnUnseenNotes(uid).read()).map(({ day }) => day)).toEqual(['2026-11-02'])
  const ofDays = async (first: string, last: string) =>
    (await readOwnNotesOfDays(uid, { first, last })).map(({ day }) => day)
  expect(await ofDays('2026-11-03', '2026-11-03')).toEqual(['2026-11-03'])
  expect(await ofDays('2026-11-01', '2026-11-31')).toEqual(['2026-11-03', '2026-11-02'])
})

test('a page is full of notes, whatever does not fit between them', async () => {
  for (const day of ['2026-11-02', '2026-11-05']) await putNote(day, { text: null })
  for (let index = 0; index < NOTES_PAGE_SIZE + 1; index += 1)
    await putNote(addDays('2026-11-01', -index))
  const page = await readOwnNotes(uid)
  expect(page).toHaveLength(NOTES_PAGE_SIZE)
  expect(await readOwnNotes(uid, page.at(-1))).toHaveLength(1)
})

test('the next page starts after the last note', async () => {
  for (const day of ['2026-11-02', '2026-11-03']) await putNote(day)
  const [newest] = await readOwnNotes(uid)
  expect((await readOwnNotes(uid, newest)).map(({ day }) => day)).toEqual(['2026-11-02'])
})

test('the shown version is marked as seen once', async () => {
  await putNote(today)
  const shown = await standing()
  if (!shown) throw new Error('The note is there.')
  expect(await markNoteSeen(shown)).toBe(true)
  const seenAt = (await standing())?.seenAt
  expect(seenAt).toBeInstanceOf(Date)
  await markNoteSeen(shown)
  expect((await standing())?.seenAt).toEqual(seenAt)
})

test('a version corrected meanwhile stays unseen', async () => {
  await putNote(today)
  const shown = await standing()
  if (!shown) throw new Error('The note is there.')
  await putNote(today, { updatedAt: new Date(), text: '야구를 했어요.' })
  expect(await markNoteSeen(shown)).toBe(false)
  expect((await standing())?.seenAt).toBeNull()
})
