import { expect, test } from 'vitest'
import { tidyLineWithin, tidyText, tidyTextWithin } from '@/domain/text/tidyText'
import { directionMarks } from './sampleTexts'

test.each([
  { text: ' 도담 ', limit: 2, kept: '도담' },
  { text: '도담아지트', limit: 4, kept: '도담아지' },
  { text: '도담 아지트', limit: 3, kept: '도담' },
  // A bus is two UTF-16 units.
  { text: '🚌🚌', limit: 4, kept: '🚌🚌' },
  { text: '🚌🚌', limit: 3, kept: '🚌' },
  { text: '🚌🚌', limit: 1, kept: '' },
  // Lone surrogates are not stored.
  { text: '도\ud83d담\ude8c \ud83d\ud83d 돌봄', limit: 4, kept: '도담' },
  // Decomposed syllables are composed first.
  { text: '한글'.normalize('NFD'), limit: 2, kept: '한글' },
])('of $text at most $limit units are kept: $kept', ({ text, limit, kept }) => {
  expect(tidyTextWithin(text, limit)).toBe(kept)
})

test('a line has no breaks', () => {
  expect(tidyLineWithin('도담\n  아지트', 6)).toBe('도담 아지트')
})

// The rules are tested with the same marks: tests/rules/tables/texts.ts.
test.each(directionMarks)('%j is not stored', (mark) => {
  expect(tidyText(`${mark}우유 ${mark}× 12`)).toBe('우유 × 12')
})

test('joined emoji stay', () => {
  expect(tidyText('👩\u200d👧')).toBe('👩\u200d👧')
})
