import { describe, expect, test } from 'vitest'
import {
  canCorrectNote,
  changedNoteFields,
  checkNoteText,
  dayNoteId,
  firstLine,
  newestUnseen,
  noteHeading,
  notesInOrder,
  noteTime,
} from '@/domain/care/dayNote'
import { reasonOf } from '../reasonOf'
import { aDayNote } from './aDayNote'

test('one note per day and child', () => {
  expect(dayNoteId({ uid: 'u', childId: 'c', day: '2026-11-24' })).toBe('u_c_20261124')
})

test.each([
  ['', '오늘의 이야기를 입력해 주세요.'],
  ['\n \u{3000}', '오늘의 이야기를 입력해 주세요.'],
  ['가', undefined],
  ['가'.repeat(1000), undefined],
  ['가'.repeat(1001), '1000자까지 적을 수 있어요. 1자를 줄여 주세요.'],
])('the text of a note: %s', (text, reason) => {
  expect(reasonOf(checkNoteText(text))).toBe(reason)
})

test.each([
  ['2026-11-25T17:01:59+09:00', true],
  ['2026-11-25T17:02:00+09:00', false],
])('a note can be corrected for 24 hours: %s', (now, can) => {
  expect(canCorrectNote(aDayNote(), new Date(now))).toBe(can)
})

test('the differing fields of two versions', () => {
  const note = aDayNote()
  expect(changedNoteFields(note, { ...note })).toEqual([])
  expect(changedNoteFields(note, { meal: 'none', mood: 'calm', text: '잘 놀았어요.' })).toEqual([
    '간식·식사',
    '기분',
    '오늘의 이야기',
  ])
})

describe('the parent’s view', () => {
  const read = { seenAt: new Date('2026-11-24T18:10:00+09:00') }

  test('heading, time and first line', () => {
    const note = aDayNote({ text: '\n \n축구를 했어요. \n잘 잤어요.' })
    expect(noteHeading(note)).toBe('김하준 · 11.24(화)')
    expect(noteTime(note)).toBe('17:02')
    expect(firstLine(note)).toBe('축구를 했어요.')
    expect(firstLine({ text: '\n' })).toBe('')
  })

  test('a note corrected the next day shows that day', () => {
    const updatedAt = new Date('2026-11-25T09:30:00+09:00')
    expect(noteTime(aDayNote({ updatedAt }))).toBe('11.25(수) 09:30')
  })

  test('the newest unseen note', () => {
    const notes = [
      aDayNote({ id: 'old', day: '2026-11-20' }),
      aDayNote({ id: 'new', day: '2026-11-23' }),
      aDayNote({ id: 'read', ...read }),
    ]
    expect(newestUnseen(notes)?.id).toBe('new')
    expect(newestUnseen([aDayNote(read)])).toBeUndefined()
    const updatedAt = new Date('2026-11-24T19:00:00+09:00')
    const sameDay = [aDayNote(), aDayNote({ id: 'later', updatedAt })]
    expect(newestUnseen(sameDay)?.id).toBe('later')
    expect(newestUnseen(sameDay.toReversed())?.id).toBe('later')
  })

  test('a corrected version replaces the seen one, a new note comes first', () => {
    const corrected = aDayNote({
      text: '야구를 했어요.',
      updatedAt: new Date('2026-11-24T17:30:00+09:00'),
    })
    const notes = notesInOrder(
      [
        aDayNote(read),
        aDayNote({ id: 'b', day: '2026-11-20', ...read }),
        aDayNote({ id: 'e', day: '2026-11-10', ...read }),
      ],
      [
        corrected,
        aDayNote({ id: 'c', day: '2026-11-25' }),
        aDayNote({ id: 'd', day: '2026-11-09' }),
        aDayNote({ id: 'f', day: '2026-11-10', updatedAt: new Date('2026-11-10T09:00:00Z') }),
      ],
    )
    expect(notes.map(({ id, text }) => [id, text])).toEqual([
      ['c', '축구를 했어요.'],
      [corrected.id, '야구를 했어요.'],
      ['b', '축구를 했어요.'],
      ['e', '축구를 했어요.'],
      ['f', '축구를 했어요.'],
    ])
    expect(notesInOrder([], [corrected])).toEqual([corrected])
  })

  test('a note just seen stays seen when an older answer says unseen', () => {
    const [note] = notesInOrder([aDayNote(read)], [aDayNote()])
    expect(note?.seenAt).toEqual(read.seenAt)
  })
})
