import { expect, test } from 'vitest'
import {
  MAX_QUERY_LENGTH,
  matchesSearch,
  searchMatcher,
  searchText,
} from '@/domain/text/hangulSearch'
import { fc } from '../../fastCheck'

const school = searchText('서울 성동초등학교', '서울특별시 성동구 왕십리로 10', '학교')

test.each([
  ['', true],
  ['  ', true],
  ['성동', true],
  ['성동 초등', true],
  ['왕십리로10', true],
  ['ㅅㄷ', true],
  ['ㅅㄷㅊㄷㅎㄱ', true],
  ['ㅇㅅㄹ', true],
  ['학교', true],
  ['강남', false],
  ['ㄱㄴ', false],
  ['ㅅㄷ초', false],
])('「%s」 finds the school: %s', (query, expected) => {
  expect(matchesSearch(school, query)).toBe(expected)
})

test.each([
  ['성도', '성동', true],
  ['성ㄷ', '성동', true],
  ['성ㄸ', '성동', false],
  ['성드', '성동', false],
  ['설도', '성동', false],
  ['성동초ㄷ', '성동초등', true],
  ['성북초ㄷ', '성동초등', false],
  ['가', '각', true],
  ['도', '돟', true],
  ['도', '돠', false],
  ['초ㄷ', '성동초등', true],
  ['ㅅㄷ초', 'ㅅㄷ촌', true],
  ['가ㄱ', '가깋', true],
  ['가ㄱ', '가까', false],
  ['(도', '(돈', true],
  ['.도', '가돈', false],
  ['robod', 'robot', false],
  ['🚈', '🚌', false],
])('while 「%s」 is typed, 「%s」 is found: %s', (query, name, expected) => {
  expect(matchesSearch(searchText(name), query)).toBe(expected)
})

test.each([
  ['성동', true],
  ['성ㄷ', true],
  ['ㅅㄷ', true],
  ['초등', false],
  ['초ㄷ', false],
  ['ㅊㄷ', false],
])('「%s」 at the beginning: %s', (query, expected) => {
  expect(searchMatcher(query, 'start')(searchText('성동초등'))).toBe(expected)
})

test('beyond the length limit the last syllable must be complete', () => {
  const head = '가'.repeat(MAX_QUERY_LENGTH - 1)
  expect(matchesSearch(searchText(`${head}돈`), `${head}도`)).toBe(true)
  expect(matchesSearch(searchText(`${head}가돈`), `${head}가도`)).toBe(false)
})

test('a query does not span two words', () => {
  expect(matchesSearch(searchText('가나', '다라'), '나다')).toBe(false)
  expect(matchesSearch(searchText('가나', '다라'), 'ㄴㄷ')).toBe(false)
})

test('any letter case and decomposed syllables match', () => {
  expect(matchesSearch(searchText('Robot 교실'), 'rOBOT')).toBe(true)
  expect(matchesSearch(searchText('성동'), '성동'.normalize('NFD'))).toBe(true)
})

test('any part of a name matches, and its first consonants', () => {
  const syllables = fc.array(
    fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code)),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(syllables, (name) => {
      const entry = searchText(name.join(''))
      expect(matchesSearch(entry, name.slice(-2).join(''))).toBe(true)
      expect(matchesSearch(entry, entry.initials)).toBe(true)
    }),
  )
})
