import { describe, expect, test } from 'vitest'
import { sampleBranches as branches } from '@/content/branches/branches'
import {
  byDistance,
  distanceLabel,
  districtsOf,
  findBranches,
  indexBranches,
} from '@/domain/places/branchSearch'
import { fc } from '../../fastCheck'

const entries = indexBranches(branches)
const ids = (query: string, district = '') =>
  findBranches(entries, { query, district }).map(({ id }) => id)

const ALL = ['seongsu', 'seocho', 'jamsil', 'mapo', 'bundang', 'pangyo']

describe('findBranches', () => {
  test.each([
    ['', ALL],
    ['   ', ALL],
    ['성수', ['seongsu']],
    ['성 수 점', ['seongsu']],
    [' 성수점 ', ['seongsu']],
    ['ㅅㅅㅈ', ['seongsu']],
    ['ㅁㅍ', ['mapo']],
    ['ㅍㄱㅈ', ['pangyo']],
    ['분당구', ['bundang', 'pangyo']],
    ['분당구 판교', ['pangyo']],
    ['판교 성남', ['pangyo']],
    ['아차산로', ['seongsu']],
    ['아차산로100', ['seongsu']],
    ['서울특별시', ['seongsu', 'seocho', 'jamsil', 'mapo']],
    ['성수 판교', []],
    ['부산', []],
  ])('「%s」', (query, found) => {
    expect(ids(query)).toEqual(found)
  })

  test('a district filters, an unknown one finds nothing', () => {
    expect(ids('', '분당구')).toEqual(['bundang', 'pangyo'])
    expect(ids('판교', '분당구')).toEqual(['pangyo'])
    expect(ids('성수', '분당구')).toEqual([])
    expect(ids('', '없는구')).toEqual([])
  })

  test('no input throws, and results keep the list’s order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) => {
        const found = ids(query)
        expect(ALL.filter((id) => found.includes(id))).toEqual(found)
      }),
    )
  })
})

test('districts are unique, in Korean order', () => {
  expect(districtsOf(branches)).toEqual(['마포구', '분당구', '서초구', '성동구', '송파구'])
})

describe('byDistance', () => {
  test('nearest first when the place of the parent is known', () => {
    const near = byDistance(branches, { lat: 37.395, lng: 127.11 })
    expect(near.map(({ branch }) => branch.id).slice(0, 2)).toEqual(['pangyo', 'bundang'])
    expect(near[0]?.distanceKm).toBeLessThan(1)
  })

  test('the given order when it is not', () => {
    const plain = byDistance(branches, undefined)
    expect(plain.map(({ branch }) => branch.id)).toEqual(ALL)
    expect(plain.every(({ distanceKm }) => distanceKm === undefined)).toBe(true)
  })
})

test.each([
  [0, '0 m'],
  [0.6404, '640 m'],
  [0.9994, '999 m'],
  [0.9995, '1.0 km'],
  [1, '1.0 km'],
  [12.345, '12.3 km'],
])('%d km is 「%s」', (km, label) => {
  expect(distanceLabel(km)).toBe(label)
})
