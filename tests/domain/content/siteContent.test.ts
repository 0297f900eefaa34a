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
const placed = (id: string, value: number) => aContentItem(id, { position: { typeRank: 1, value } })

describe('a list in the order of the site', () => {
  const due = (id: string, time: string) =>
    aContentItem(id, { deadline: new Date(`2026-11-24T${time}Z`) })
  const items = [
    placed('b', 3),
    aContentItem('0-text', { position: { typeRank: 2, value: 0 } }),
    aContentItem('none'),
    placed('a', 3),
    aContentItem('lost'),
    placed('c', 1),
  ]
  test('special', () => {
    const specials = [
      aContentItem('none'),
      due('gone-early', '04:00'),
      due('next', '06:01'),
      aContentItem('lost'),
      due('gone-late', '06:00'),
      due('later', '09:00'),
    ]
    expect(inSiteOrder('special', specials, now).map(({ id }) => id)).toEqual([
      'next',
      'later',
      'gone-late',
      'gone-early',
      'lost',
      'none',
    ])
  })
  test.each([
    { kind: 'banner' as const, ids: ['0-text', 'b', 'a', 'c', 'lost', 'none'] },
    { kind: 'basic' as const, ids: ['c', 'a', 'b', '0-text', 'lost', 'none'] },
  ])('$kind', ({ kind, ids }) => {
    expect(inSiteOrder(kind, items, now).map(({ id }) => id)).toEqual(ids)
  })
})

describe('what a visitor sees', () => {
  test.each([
    { at: '2026-11-24T06:00:00.001Z', published: true, state: 'open', label: '예약 중' },
    { at: '2026-11-24T06:00:00Z', published: true, state: 'closed', label: '마감' },
    { at: '2026-11-24T06:00:00.001Z', published: false, state: 'unpublished', label: '게시 전' },
  ])('of a special snack: $label', ({ at, published, ...shown }) => {
    const item = aContentItem('a', { deadline: new Date(at), entry: { published } })
    expect(contentState('special', item, 0, now)).toEqual(shown)
  })

  test.each([
    { kind: 'banner' as const, index: 4, state: 'shown', label: '보임' },
    { kind: 'banner' as const, index: 5, state: 'beyond', label: '여섯 번째부터는 보이지 않아요' },
    { kind: 'basic' as const, index: 5, state: 'shown', label: '보임' },
  ])('of the $kind at $index: $label', ({ kind, index, ...shown }) => {
    expect(contentState(kind, placed('a', 1), index, now)).toEqual(shown)
  })

  test('of a damaged document: nothing', () => {
    const item = aContentItem('a', { problem: '제목이 없어요' })
    expect(contentState('basic', item, 0, now)).toEqual({
      state: 'skipped',
      label: '표시되지 않음: 제목이 없어요',
    })
  })
})

test('changed fields have the form’s labels; the order is left out', () => {
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
