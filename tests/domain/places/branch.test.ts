import { describe, expect, test } from 'vitest'
import { sampleBranches } from '@/content/branches/branches'
import {
  kakaoRouteUrl,
  naverAppRouteUrl,
  naverRouteUrl,
  phoneHref,
  streetOf,
} from '@/domain/places/branch'
import { fc } from '../../fastCheck'

const at = { lat: 37.5446, lng: 127.0512 }

describe('kakaoRouteUrl', () => {
  test.each([
    ['성수점', `https://map.kakao.com/link/to/${encodeURIComponent('성수점')},37.5446,127.0512`],
    ['A, B/C 100%', 'https://map.kakao.com/link/to/A%20BC%20100,37.5446,127.0512'],
  ])('%s', (name, url) => {
    expect(kakaoRouteUrl({ name, ...at })).toBe(url)
  })

  test('any name leaves exactly the position’s two commas', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const rest = kakaoRouteUrl({ name, ...at }).slice('https://map.kakao.com/link/to/'.length)
        expect(rest.split(',')).toHaveLength(3)
        expect(rest).not.toContain('/')
      }),
    )
  })
})

test.each([
  ['성수점', encodeURIComponent('성수점')],
  ['A, B/C 100%', 'A%20BC%20100'],
])('naverRouteUrl: %s', (name, written) => {
  expect(naverRouteUrl({ name, ...at })).toBe(
    `https://map.naver.com/p/directions/-/127.0512,37.5446,${written},,/-/transit`,
  )
})

test('naverAppRouteUrl: the destination in the form of the app', () => {
  const address = naverAppRouteUrl({ name: 'A & B 점', ...at }, 'dodam-agit.example')
  expect(address).toBe(
    `nmap://route/public?dlat=37.5446&dlng=127.0512&dname=A%20%26%20B%20${encodeURIComponent('점')}&appname=dodam-agit.example`,
  )
})

test('a branch is called at its number', () => {
  const branch = sampleBranches.find(({ id }) => id === 'seongsu')
  if (!branch) throw new Error('no sample branch')
  expect(phoneHref(branch)).toBe('tel:02-000-0001')
})

test.each([
  ['서울 성동구 왕십리로 77', '왕십리로 77'],
  ['경기 성남시 분당구 판교역로 166', '판교역로 166'],
  ['왕십리로 77', '왕십리로 77'],
])('the street of %s is %s', (addr, street) => {
  expect(streetOf(addr)).toBe(street)
})
