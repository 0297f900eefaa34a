import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesSearch, searchText } from '@/domain/text/hangulSearch'

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

test('a query does not run from one word into the next', () => {
  expect(matchesSearch(searchText('가나', '다라'), '나다')).toBe(false)
  expect(matchesSearch(searchText('가나', '다라'), 'ㄴㄷ')).toBe(false)
})

test('letters of any case, and syllables typed as loose parts, are found', () => {
  expect(matchesSearch(searchText('Robot 교실'), 'rOBOT')).toBe(true)
  expect(matchesSearch(searchText('성동'), '성동'.normalize('NFD'))).toBe(true)
})

test('every part of a name finds it, and so do its first consonants', () => {
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
