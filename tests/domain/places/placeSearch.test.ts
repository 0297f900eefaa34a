import { describe, expect, test } from 'vitest'
import { places } from '@/content/places'
import type { PlacePoint } from '@/domain/places/placePoint'
import { indexPlaces, searchPlaces } from '@/domain/places/placeSearch'

const index = indexPlaces(places)
const names = (query: string) => searchPlaces(index, query).map(({ name }) => name)

describe('searchPlaces', () => {
  test.each([
    ['성동초등학교', '성동초등학교'],
    ['성동 초', '성동초등학교'],
    ['ㅅㄷ', '성동초등학교'],
    ['ㅅㄷㅊㄷ', '성동초등학교'],
    ['성도', '성동초등학교'],
    ['성ㄷ', '성동초등학교'],
    ['왕십리로 189', '성동초등학교'],
    ['아지트', '도담아지트 성수점'],
    ['센터', '성동청소년센터'],
    ['분당점', '도담아지트 분당점'],
  ])('%s finds %s', (query, name) => {
    expect(names(query)).toContain(name)
  })

  test('what begins with the query comes first', () => {
    expect(names('ㅅㄷ')[0]).toBe('성동초등학교')
    expect(names('성수')[0]).toBe('성수초등학교')
    expect(names('성동')[0]).toBe('성동초등학교')
  })

  test('every centre is found by its type, and no school is', () => {
    const types = searchPlaces(index, '센터').map(({ type }) => type)
    expect(types).toHaveLength(places.filter(({ type }) => type === 'center').length)
    expect(new Set(types)).toEqual(new Set(['center']))
  })

  test('nothing asked gives the first fifty, nothing found gives none', () => {
    expect(names('')).toHaveLength(Math.min(50, places.length))
    expect(names('없는 곳')).toEqual([])
    expect(names('(*')).toEqual([])
  })
})

test('five thousand places are searched far within a frame, at most fifty are given', () => {
  const many: PlacePoint[] = Array.from({ length: 5_000 }, (_, number) => ({
    id: `p-${number}`,
    name: `${number}번 성동초등학교`,
    type: 'school',
    address: `서울 성동구 왕십리로 ${number}`,
    lat: 37.5,
    lng: 127,
  }))
  const manyIndex = indexPlaces(many)
  const queries = ['ㅅ', 'ㅅㄷ', '성', '성도', '성동', '왕십리로 49', '4999', '없음']
  for (const query of queries) searchPlaces(manyIndex, query)
  const start = performance.now()
  for (const query of queries) expect(searchPlaces(manyIndex, query).length).toBeLessThan(51)
  // 16 ms on a phone four times slower; doubled once more, because this machine may be busy.
  expect((performance.now() - start) / queries.length).toBeLessThan(8)
})
