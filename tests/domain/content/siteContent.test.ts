import { describe, expect, test } from 'vitest'
import { checkHref, checkPictureUrl, checkPrice, checkTitle } from '@/domain/content/contentRules'
import {
  changedContentFields,
  contentState,
  emptyContentEntry,
  inSiteOrder,
} from '@/domain/content/siteContent'
import { aContentItem } from './aContentItem'

const now = new Date('2026-11-24T06:00:00Z')
const placed = (id: string, value: number) => aContentItem(id, { place: { typeRank: 1, value } })

describe('a list in the order of the site', () => {
  const items = [placed('a', 1), placed('b', 3), aContentItem('lost'), placed('c', 3)]
  test.each([
    { kind: 'banner' as const, ids: ['c', 'b', 'a', 'lost'] },
    { kind: 'basic' as const, ids: ['a', 'b', 'c', 'lost'] },
  ])('$kind', ({ kind, ids }) => {
    expect(inSiteOrder(kind, items, now).map(({ id }) => id)).toEqual(ids)
  })
})

describe('what a visitor sees of a special snack', () => {
  test.each([
    { at: '2026-11-24T06:00:00.001Z', published: true, words: '예약 중' },
    { at: '2026-11-24T06:00:00Z', published: true, words: '마감' },
    { at: '2026-11-24T06:00:00.001Z', published: false, words: '게시 전' },
  ])('$words', ({ at, published, words }) => {
    const item = aContentItem('a', {
      deadline: new Date(at),
      entry: { published },
    })
    expect(contentState('special', item, 0, now).words).toBe(words)
  })
})

test.each([
  { index: 4, words: '보임' },
  { index: 5, words: '여섯 번째부터는 보이지 않아요' },
])('the banner at $index: $words', ({ index, words }) => {
  expect(contentState('banner', placed('a', 1), index, now).words).toBe(words)
})

test('fields that differ are named as the form names them, a place is none of them', () => {
  const after = { ...emptyContentEntry, title: '우유', allergens: [2], subtitle: '다른 종류의 칸' }
  expect(changedContentFields('basic', emptyContentEntry, after)).toEqual([
    { field: 'title', label: '이름' },
    { field: 'allergens', label: '알레르기' },
  ])
})

test.each([
  { check: checkTitle('가'.repeat(40)), ok: true },
  { check: checkTitle('가'.repeat(41)), ok: false },
  { check: checkTitle('\u3000'), ok: false },
  { check: checkPrice('0'), ok: true },
  { check: checkPrice('1,000,000원'), ok: true },
  { check: checkPrice('1000001'), ok: false },
  { check: checkPrice('-1'), ok: false },
  { check: checkPrice('12.5'), ok: false },
  { check: checkHref(''), ok: true },
  { check: checkHref('tel:02-000-0000'), ok: true },
  { check: checkHref('javascript:alert(1)'), ok: false },
  { check: checkPictureUrl('/media/hero-care.webp'), ok: true },
  { check: checkPictureUrl('https://storage.googleapis.com/a.jpg'), ok: true },
  { check: checkPictureUrl('https://example.com/a.jpg'), ok: false },
])('limits of the form: row %#', ({ check, ok }) => {
  expect(check.ok).toBe(ok)
})
