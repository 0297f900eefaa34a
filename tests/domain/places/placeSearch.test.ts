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

  test('matches at the start come first', () => {
    expect(names('ㅅㄷ')[0]).toBe('성동초등학교')
    expect(names('성수')[0]).toBe('성수초등학교')
    expect(names('성동')[0]).toBe('성동초등학교')
  })

  test('names come before addresses, limited to the requested number', () => {
    const place = (name: string, address = '') =>
      ({ id: name, name, type: 'school', address, lat: 37.5, lng: 127 }) as const
    const few = indexPlaces([place('학원', '성동로'), place('옛 성동학원'), place('성동학원')])
    const found = (limit?: number) => searchPlaces(few, '성동', limit).map(({ name }) => name)
    expect(found()).toEqual(['성동학원', '옛 성동학원', '학원'])
    expect(found(2)).toEqual(['성동학원', '옛 성동학원'])
  })

  test('every centre is found by its type, and no school is', () => {
    const types = searchPlaces(index, '센터').map(({ type }) => type)
    expect(types).toHaveLength(places.filter(({ type }) => type === 'center').length)
    expect(new Set(types)).toEqual(new Set(['center']))
  })

  test('an empty query gives the first fifty, no match gives none', () => {
    expect(names('')).toHaveLength(Math.min(50, places.length))
    expect(names('없는 곳')).toEqual([])
    expect(names('(*')).toEqual([])
  })
})

test('at most fifty are returned, and a search rereads no place’s text', () => {
  let reads = 0
  const many = Array.from({ length: 200 }, (_, number): PlacePoint => {
    const place = places[number % places.length]
    if (!place) throw new Error('no place')
    return Object.defineProperty({ ...place, id: `p-${number}` }, 'name', {
      get: () => {
        reads += 1
        return `${number}번 성동초등학교`
      },
    })
  })
  const manyIndex = indexPlaces(many)
  const prepared = reads
  for (const query of ['', 'ㅅㄷ', '성도', '초등'])
    expect(searchPlaces(manyIndex, query)).toHaveLength(50)
  expect(searchPlaces(manyIndex, '199번')).toHaveLength(1)
  expect(reads).toBe(prepared)
})
