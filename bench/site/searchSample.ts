import { findBranches, indexBranches } from '../../src/domain/places/branchSearch.ts'
import type { WeeklyHours } from '../../src/domain/places/openingHours.ts'
import { indexPlaces, searchPlaces } from '../../src/domain/places/placeSearch.ts'

const COUNT = 5000
const QUERIES = ['ㅅㄷ', '성', '성동', '초등학교', '왕십리로 12', 'ㄱㄴㄱ', '없는 이름']
const DISTRICTS = ['성동구', '강남구', '분당구', '마포구', '송파구']
const SYLLABLES = [...'가나다라마바사아자차카타파하성동초등학교서울한강']

/** Realistic names, the same every time. */
const nameOf = (index: number) =>
  [1, 7, 49, 343].map((step) => SYLLABLES[(index * step + step) % SYLLABLES.length]).join('')

const noHours: WeeklyHours = [null, null, null, null, null, null, null]

const rows = Array.from({ length: COUNT }, (_, index) => {
  const district = DISTRICTS[index % DISTRICTS.length] ?? ''
  return {
    id: `row-${index}`,
    name: `${nameOf(index)}초등학교`,
    type: 'school' as const,
    district,
    thumbnail: { picture: { src: '', width: 1, height: 1 }, alt: '' },
    addressShort: `${district} 왕십리로 ${index}`,
    address: `서울특별시 ${district} 왕십리로 ${index}`,
    phone: '',
    hours: noHours,
    status: 'open' as const,
    lat: 37.5 + (index % 100) / 1000,
    lng: 127 + (index % 70) / 1000,
  }
})

/** 5,000 indexed places. */
export const places = indexPlaces(rows)
const branches = indexBranches(rows)

function timesOf(search: (query: string) => unknown): number[] {
  return Array.from({ length: 20 }, () => QUERIES)
    .flat()
    .map((query) => {
      const started = performance.now()
      search(query)
      return performance.now() - started
    })
}

/** Milliseconds of every search through 5,000 entries. */
export const sampleSearches = () => ({
  'place search, 5,000 points': timesOf((query) => searchPlaces(places, query)),
  'branch search, 5,000 branches': timesOf((query) =>
    findBranches(branches, { query, district: '' }),
  ),
})
