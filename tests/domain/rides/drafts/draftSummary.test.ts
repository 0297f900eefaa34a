import { expect, test } from 'vitest'
import { draftSummary, problemWords } from '@/domain/rides/drafts/draftSummary'
import { emptyDraft } from '@/domain/rides/drafts/reservationDraft'
import { agit, school } from '../aReservation'

const children = [
  { id: 'one', name: '김하준' },
  { id: 'two', name: '김서연' },
]
const draft = {
  ...emptyDraft,
  ...{ childId: 'one', dates: ['2026-11-30'], time: { hour: 15, minute: 0 } },
  route: { origin: school, dest: agit },
}

test('one ride, and more of them', () => {
  expect(draftSummary(draft, children)).toEqual({
    who: '11.30(월) 15:00 김하준',
    where: '성동초등학교 → 도담아지트 성수점',
  })
  const more = {
    ...draft,
    dates: ['2026-11-30', '2026-12-01', '2026-12-02'],
    siblingIds: ['one', 'two', 'gone'],
    returnTime: { hour: 17, minute: 0 },
  }
  expect(draftSummary(more, children)).toEqual({
    who: '11.30(월) 외 2일 15:00 김하준, 김서연',
    where: '성동초등학교 → 도담아지트 성수점 · 왕복',
  })
})

test.each([
  ['child', '자녀를 골라 주세요'],
  ['date', '날짜를 골라 주세요'],
  ['time', '시간을 골라 주세요'],
  ['origin', '출발지를 골라 주세요'],
  ['dest', '도착지를 골라 주세요'],
] as const)('a missing %s is asked for, a refused one is explained', (field, words) => {
  expect(problemWords({ field, kind: 'missing', message: '긴 말' })).toBe(words)
  expect(problemWords({ field, kind: 'refused', message: '긴 말' })).toBe('긴 말')
})

test('what the bar has no words for is said as at the field', () => {
  expect(problemWords({ field: 'memo', kind: 'missing', message: '긴 말' })).toBe('긴 말')
})
