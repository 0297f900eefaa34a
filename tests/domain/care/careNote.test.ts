import { expect, test } from 'vitest'
import {
  canCorrectNote,
  careNoteId,
  changedNoteFields,
  checkNoteText,
} from '@/domain/care/careNote'
import { reasonOf } from '../reasonOf'
import { aCareNote } from './aCareNote'

test('there is one note a day and child', () => {
  expect(careNoteId({ uid: 'u', childId: 'c', day: '2026-11-24' })).toBe('u_c_20261124')
})

test.each([
  ['', '오늘의 이야기를 입력해 주세요.'],
  ['\n \u{3000}', '오늘의 이야기를 입력해 주세요.'],
  ['가', undefined],
  ['가'.repeat(1000), undefined],
  ['가'.repeat(1001), '오늘의 이야기는 1000자까지 입력할 수 있어요.'],
])('the text of a note: %s', (text, reason) => {
  expect(reasonOf(checkNoteText(text))).toBe(reason)
})

test.each([
  ['2026-11-25T17:01:59+09:00', true],
  ['2026-11-25T17:02:00+09:00', false],
])('a note is corrected for 24 hours: %s', (now, can) => {
  expect(canCorrectNote(aCareNote(), new Date(now))).toBe(can)
})

test('two versions tell which fields differ', () => {
  const note = aCareNote()
  expect(changedNoteFields(note, { ...note })).toEqual([])
  expect(changedNoteFields(note, { meal: 'none', mood: 'calm', text: '잘 놀았어요.' })).toEqual([
    '간식·식사',
    '기분',
    '오늘의 이야기',
  ])
})
