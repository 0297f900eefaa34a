import { describe, expect, it, test } from 'vitest'
import { samplePrograms as programs } from '@/content/programs/programs'
import { weekdaysFromMonday } from '@/domain/dates/day'
import {
  agesOf,
  findPrograms,
  noFilter,
  type ProgramFilter,
  readFilter,
  regionsOf,
  writeFilter,
} from '@/domain/programs/programFinder'
import { fc } from '../../fastCheck'

const addressOf = (filter: ProgramFilter) =>
  new URLSearchParams(
    Object.entries(writeFilter(filter)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  ).toString()

const found = (filter: Partial<ProgramFilter>) =>
  findPrograms(programs, { ...noFilter, ...filter }).map(({ id }) => id)

describe('finds by', () => {
  test.each([
    ['title', { text: '물감' }, ['art']],
    ['title without the space', { text: '첫축구' }, ['soccer']],
    ['first consonants of the title', { text: 'ㅇㅋㄹㄹ' }, ['music']],
    ['words of the summary', { text: '거품 화산' }, ['science']],
    ['branch', { text: '판교' }, ['robot', 'coding']],
    ['youngest age', { age: 5 }, ['ballet', 'reading', 'english', 'garden']],
    ['oldest age', { age: 13 }, ['baduk', 'drama']],
    ['district', { region: '서초구' }, ['music', 'science']],
    ['weekday', { weekday: 0 }, ['swim', 'garden']],
    ['free programs', { isFreeOnly: true }, ['reading', 'garden']],
    ['several at once', { isFreeOnly: true, region: '마포구', age: 12, weekday: 6 }, ['garden']],
    ['no match', { text: '없는 수업' }, []],
  ])('%s', (_, filter, expected) => {
    expect(found(filter)).toEqual(expected)
  })

  it('everything without a filter', () => {
    expect(found({})).toHaveLength(programs.length)
    expect(found({ text: '   ' })).toHaveLength(programs.length)
  })
})

describe('the filter in the address', () => {
  test.each([
    '',
    'age=4',
    'age=14',
    'age=07',
    'age=x',
    'region=부산',
    'weekday=1',
    'weekday=월요일',
    'free=true',
    'other=1',
  ])('is empty for %s', (query) => {
    expect(readFilter(new URLSearchParams(query), programs)).toEqual(noFilter)
  })

  it('is restored as written', () => {
    const anyFilter = fc.record({
      text: fc.string().map((text) => text.trim()),
      age: fc.option(fc.constantFrom(...agesOf(programs)), { nil: undefined }),
      region: fc.option(fc.constantFrom(...regionsOf(programs)), { nil: undefined }),
      weekday: fc.option(fc.constantFrom(...weekdaysFromMonday), { nil: undefined }),
      isFreeOnly: fc.boolean(),
    })
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const address = addressOf(filter)
        expect(readFilter(new URLSearchParams(address), programs)).toEqual(filter)
      }),
    )
  })
})

test.each([
  [{}, ''],
  [{ text: '   ' }, ''],
  [{ text: '물감' }, 'q=물감'],
  [{ age: 7 }, 'age=7'],
  [{ region: '마포구' }, 'region=마포구'],
  [{ weekday: 0 }, 'weekday=일'],
  [{ isFreeOnly: true }, 'free=1'],
  [
    { text: '텃밭', age: 7, region: '마포구', weekday: 6, isFreeOnly: true },
    'q=텃밭&age=7&region=마포구&weekday=토&free=1',
  ],
])('%j is the address 「%s」', (asked, address) => {
  const filter = { ...noFilter, ...asked }
  expect(decodeURIComponent(addressOf(filter))).toBe(address)
})

test('ages ascend, districts are in Korean order, both unique', () => {
  const [first, second] = programs
  if (!first || !second) throw new Error('two programs are expected')
  const offered = [
    { ...first, ageBand: { from: 9, to: 11 }, region: '하남시' },
    { ...second, ageBand: { from: 5, to: 9 }, region: '강남구' },
    { ...first, ageBand: { from: 10, to: 10 }, region: '마포구' },
    { ...first, ageBand: { from: 10, to: 10 }, region: '강남구' },
  ]
  expect(agesOf(offered)).toEqual([5, 6, 7, 8, 9, 10, 11])
  expect(regionsOf(offered)).toEqual(['강남구', '마포구', '하남시'])
})
