import { describe, expect, test } from 'vitest'
import { prefixRanges } from '@/domain/text/hangulPrefix'

/** As a database compares the texts. */
const finds = (typed: string, name: string): boolean =>
  prefixRanges(typed).some(({ from, until }) => from <= name && name < until)

describe('while 「김하준」 is typed', () => {
  test.each(['기', '김', '김ㅎ', '김하', '김핮', '김하주', '김하준', '김하ㅈ'])(
    '%s finds it',
    (typed) => expect(finds(typed, '김하준')).toBe(true),
  )

  test.each(['가', '깅', '김ㄱ', '김나', '김하진', '김하준이'])('%s does not', (typed) =>
    expect(finds(typed, '김하준')).toBe(false),
  )
})

test.each([
  ['고', '과학', true],
  ['고', '괴물', true],
  ['고', '굄돌', true],
  ['고', '교실', false],
  ['구', '귀', true],
  ['구', '귛', true],
  ['구', '규', false],
  ['그', '긔', true],
  ['그', '기', false],
  ['가', '갛', true],
  ['가', '개', false],
  ['힣', '힣', true],
  ['김ㄱ', '김가', true],
  ['김ㄱ', '김깋', true],
  ['김ㄱ', '김까', false],
  ['김ㅎ', '김힣', true],
  ['김ㅏ', '김ㅏ', true],
  ['김ㅏ', '김아', true],
] as const)('%s on the way to %s: %s', (typed, name, isFound) => {
  expect(finds(typed, name)).toBe(isFound)
})

test('letters of other scripts are a prefix, letters alone are none', () => {
  expect(prefixRanges('Kim')).toEqual([{ from: 'Kim', until: 'Kim\uf8ff' }])
  expect(prefixRanges('')).toEqual([])
  expect(prefixRanges('ㄱ')).toEqual([])
})
