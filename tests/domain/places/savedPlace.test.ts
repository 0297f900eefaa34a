import { describe, expect, test } from 'vitest'
import type { PlacePoint } from '@/domain/places/placePoint'
import {
  byLastUse,
  checkPlaceCount,
  checkPlaceLabel,
  isSamePlace,
  placePointOf,
  savedPlaceOf,
  withLastUse,
} from '@/domain/places/savedPlace'

const school: PlacePoint = {
  id: 'school-seongdong',
  name: '성동초등학교',
  type: 'school',
  address: '서울 성동구 고산자로 8길 21',
  lat: 37.5601,
  lng: 127.0366,
}

test.each([
  { label: '', ok: false },
  { label: ' \u3000\u200b', ok: false },
  { label: '집', ok: true },
  { label: '할머니 댁 앞 정류장', ok: false },
  { label: '가나다라마바사아자차', ok: true },
  { label: '가나다라마바사아자차카', ok: false },
])('「$label」 is a valid label: $ok', ({ label, ok }) => {
  expect(checkPlaceLabel(label)).toEqual(
    ok ? { ok } : { ok, reason: '이름은 1~10자로 입력해 주세요.' },
  )
})

test.each([
  { count: 9, ok: true },
  { count: 10, ok: false },
])('one more than $count places: $ok', ({ count, ok }) => {
  expect(checkPlaceCount(count)).toEqual(
    ok ? { ok } : { ok, reason: '장소는 10개까지 저장할 수 있어요.' },
  )
})

describe('a saved place', () => {
  const saved = savedPlaceOf('p1', ' 학교 ', school)

  test('keeps what the route needs', () => {
    expect(saved).toEqual({
      id: 'p1',
      label: '학교',
      name: '성동초등학교',
      address: '서울 성동구 고산자로 8길 21',
      lat: 37.5601,
      lng: 127.0366,
    })
  })

  test('becomes the site’s own place in a route where it matches', () => {
    expect(placePointOf(saved, [school])).toBe(school)
    expect(placePointOf({ ...saved, lat: 37.57 }, [school])).toMatchObject({
      id: 'saved-p1',
      name: '성동초등학교',
      type: 'center',
      lat: 37.57,
    })
  })

  test.each([
    { change: {}, same: true },
    { change: { lat: 37.56011 }, same: true },
    { change: { lat: 37.5603 }, same: false },
    { change: { name: '성동중학교' }, same: false },
  ])('is the same place with $change: $same', ({ change, same }) => {
    expect(isSamePlace(saved, { ...school, ...change })).toBe(same)
  })
})

test('the place used last comes first, the others keep their order', () => {
  const places = ['a', 'b', 'c'].map((id) => savedPlaceOf(id, id, school))
  const order = (...ids: string[]) => byLastUse(places, ids).map(({ id }) => id)
  expect(order()).toEqual(['a', 'b', 'c'])
  expect(order('c', 'gone', 'b')).toEqual(['c', 'b', 'a'])
  expect(withLastUse(['a', 'b'], 'b')).toEqual(['b', 'a'])
  const ten = Array.from('abcdefghij')
  expect(withLastUse(ten, 'k')).toEqual(['k', ...ten.slice(0, 9)])
})
