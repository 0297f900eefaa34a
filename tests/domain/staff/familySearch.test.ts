import { describe, expect, test } from 'vitest'
import { familySearch, TYPE_FIRST_SYLLABLE } from '@/domain/staff/familySearch'
import { prefixRanges } from '@/domain/text/hangulPrefix'

const finds = (typed: string, name: string): boolean =>
  prefixRanges(typed).some(({ from, until }) => from <= name && name < until)

describe('what is asked for while a word is typed', () => {
  test.each([
    ['김', '김하준'],
    ['김', '기민수'],
    ['김ㅎ', '김하준'],
    ['김하', '김하준'],
    ['김하', '김한결'],
    ['김핮', '김하준'],
    ['김하주', '김하준'],
    ['고', '과천댁'],
    ['우', '원미맘'],
    ['돋', '도담'],
    ['값', '갑수'],
    ['김ㄳ', '김가사'],
    ['하준', '하준맘'],
    ['Kim', 'Kimberly'],
  ])('%s finds %s', (typed, name) => expect(finds(typed, name)).toBe(true))

  test.each([
    ['김', '이도윤'],
    ['김', '길동'],
    ['김하', '김민지'],
    ['김핮', '김하늘'],
    ['김ㅎ', '김민지'],
    ['하준', '김하준'],
  ])('%s does not find %s', (typed, name) => expect(finds(typed, name)).toBe(false))
})

describe('familySearch', () => {
  test.each(['010-1234-5678', '01012345678', '12345678', '1234-5678', '+82 10 1234 5678'])(
    '%s is a whole phone',
    (typed) => expect(familySearch(typed)).toEqual({ kind: 'phone', phone: '+821012345678' }),
  )

  test.each(['1234567', '010123', '123456789'])('%s is none', (typed) =>
    expect(familySearch(typed).kind).toBe('name'),
  )

  test.each(['ㄱ', 'ㄱㅎㅈ', 'ㄳ'])('%s has no syllable to begin with', (typed) => {
    expect(familySearch(typed)).toEqual({ kind: 'unfinished' })
    expect(TYPE_FIRST_SYLLABLE).toBe('이름의 첫 글자를 적어 주세요.')
  })

  test('nothing is asked for before something is typed', () =>
    expect(familySearch('  ')).toEqual({ kind: 'empty' }))

  test('decomposed letters are typed letters', () =>
    expect(familySearch('김하'.normalize('NFD'))).toEqual(familySearch('김하')))
})
