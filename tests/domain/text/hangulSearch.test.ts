import { expect, test } from 'vitest'
import { matchesSearch, searchMatcher, searchText } from '@/domain/text/hangulSearch'
import { fc } from '../../fastCheck'
import { typingStates } from './typingStates'

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
  ['도', '돠', true],
  ['맢', '마포', true],
  ['김핮', '김하준', true],
  ['돋', '도담', true],
  ['서욼', '서울숲', true],
  ['고', '과천', true],
  ['우', '원미', true],
  ['갂', '가까', true],
  ['각', '가까', false],
  ['맢', '맏포', false],
  ['ㄳ', '강서', true],
  ['ㄱㅅ', '강서', true],
  ['ㄳㄷ', '강서도서관', true],
  ['ㅄ', '부산', true],
  ['ㄳ', '각서', true],
  ['ㄳ', '각', false],
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

test('a query does not span two words', () => {
  expect(matchesSearch(searchText('가나', '다라'), '나다')).toBe(false)
  expect(matchesSearch(searchText('가나', '다라'), 'ㄴㄷ')).toBe(false)
})

test.each([
  ['Ｒｏｂｏｔ１', 'robot 1'],
  ['robot1', 'Ｒｏｂｏｔ　１'],
  ['\u202a성\u200b동\ufeff', '성동'],
  ['성동', '성\u00a0동'],
  ['맢'.normalize('NFD'), '마포'],
  ['마포', '마포'.normalize('NFD')],
  ['ㅁㅍ', '마포'.normalize('NFD')],
  ['ﾱ', '마포'],
  ['ﾱￂﾽ', '마포'],
  ['ﾡﾵ', '강서'],
  ['ㄱㅅ'.normalize('NFKD'), '강서'],
  ['ㄳ'.normalize('NFKD'), '강서'],
])('「%s」 finds 「%s」 in another width or form', (query, name) => {
  expect(matchesSearch(searchText(name), query)).toBe(true)
})

test('any letter case and decomposed syllables match', () => {
  expect(matchesSearch(searchText('Robot 교실'), 'rOBOT')).toBe(true)
  expect(matchesSearch(searchText('성동'), '성동'.normalize('NFD'))).toBe(true)
})

const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code))

test('any part of a name matches, and its first consonants', () => {
  fc.assert(
    fc.property(fc.array(syllable, { minLength: 1, maxLength: 8 }), (name) => {
      const entry = searchText(name.join(''))
      expect(matchesSearch(entry, name.slice(-2).join(''))).toBe(true)
      expect(matchesSearch(entry, entry.initials)).toBe(true)
    }),
  )
})

test('every state of typing any word finds it, in every form', () => {
  const word = fc.array(syllable, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(word, (name) => {
      const entry = searchText(`도담 ${name}`)
      const states = typingStates(name).flatMap((state) => [state, state.normalize('NFD')])
      expect(states.filter((state) => !matchesSearch(entry, state))).toEqual([])
    }),
  )
})
