import { expect, test } from 'vitest'
import { codeAdjectives, codeNouns, codeWord } from '@/domain/rides/booked/codeWord'
import { fc } from '../../../fastCheck'

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

test.each([
  { what: 'adjectives', words: codeAdjectives },
  { what: 'nouns', words: codeNouns },
])('at least 64 different $what of two to five Korean syllables', ({ words }) => {
  expect(words.length).toBeGreaterThanOrEqual(64)
  expect(new Set(words).size).toBe(words.length)
  expect(words.filter((word) => !/^[가-힣]{2,5}$/.test(word))).toEqual([])
})

test('no noun contains another, so none is misheard', () => {
  const parts = codeNouns.filter((word) =>
    codeNouns.some((other) => other !== word && other.includes(word)),
  )
  expect(parts).toEqual([])
})

test('a code word has one of each list for any random numbers', () => {
  const known = new Set(
    codeAdjectives.flatMap((adjective) => codeNouns.map((noun) => `${adjective} ${noun}`)),
  )
  fc.assert(
    fc.property(random, random, (a, b) => {
      const dice = [a, b]
      expect(known.has(codeWord(() => dice.shift() ?? 0))).toBe(true)
    }),
  )
  expect(codeWord(() => 0)).toBe('노란 고래')
  expect(known.has(codeWord(() => 1))).toBe(true)
})
