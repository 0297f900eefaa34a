import { describe, expect, test } from 'vitest'
import { type ContentItem, emptyContentEntry } from '@/domain/content/siteContent'
import { contentItemOf } from '@/repository/content/siteContent'

const updatedAt = '2026-11-01T00:00:00Z'
const banner = {
  title: '겨울 방학',
  subtitle: '신청하세요',
  ctaText: '보기',
  ctaHref: '/programs',
  imageUrl: '/media/hero-care.webp',
  sort: 3,
  updatedAt,
}
const snack = {
  title: '귤',
  price: 1_200,
  imageUrl: '/media/tangerine.webp',
  order: 4,
  allergens: [2, 5],
  updatedAt,
}
const special = {
  title: '딸기 주간',
  branch: '성수점',
  deadlineTs: '2026-12-01T18:00:00+09:00',
  deadlineDate: '2026.12.01(화)',
  published: true,
  status: 'open',
  product: { title: '딸기', price: 5_000, imageUrl: '/media/s.webp', html: '<p>달아요</p>' },
  updatedAt,
}
const documents = { banner, basic: snack, growth: snack, special }
const itemOf = (kind: keyof typeof documents, change: object = {}): ContentItem =>
  contentItemOf(kind, { id: 'one', fields: { ...documents[kind], ...change } })

describe('a person of the agit finds in the form what the document holds', () => {
  test('of a banner', () => {
    const { updatedAt: _, sort: __, ...fields } = banner
    expect(itemOf('banner')).toEqual({
      id: 'one',
      entry: { ...emptyContentEntry, ...fields },
      position: { typeRank: 1, value: 3 },
      number: 3,
      problem: undefined,
      unknownFields: [],
      deadline: undefined,
    })
  })

  test.each(['basic', 'growth'] as const)('of a snack (%s)', (kind) => {
    const { title, imageUrl, allergens } = snack
    expect(itemOf(kind)).toEqual({
      id: 'one',
      entry: { ...emptyContentEntry, title, imageUrl, allergens, price: '1200' },
      position: { typeRank: 0, value: 4 },
      number: 4,
      problem: undefined,
      unknownFields: [],
      deadline: undefined,
    })
  })

  test('of a special snack', () => {
    expect(itemOf('special')).toEqual({
      id: 'one',
      entry: {
        ...emptyContentEntry,
        title: '딸기 주간',
        branch: '성수점',
        deadlineDay: '2026-12-01',
        deadlineTime: '18:00',
        productTitle: '딸기',
        price: '5000',
        imageUrl: '/media/s.webp',
        html: '<p>달아요</p>',
        published: true,
      },
      position: undefined,
      number: undefined,
      problem: undefined,
      unknownFields: [],
      deadline: new Date(special.deadlineTs),
    })
  })

  test.each(['banner', 'basic', 'special'] as const)('of a %s that holds nothing', (kind) => {
    for (const fields of [undefined, null, 'text', ['list'], {}])
      expect(contentItemOf(kind, { id: 'one', fields })).toMatchObject({
        entry: emptyContentEntry,
        position: undefined,
        number: undefined,
        unknownFields: [],
        deadline: undefined,
        problem: expect.any(String),
      })
  })

  test('texts in numbers are shown, anything else is left empty', () => {
    expect(itemOf('banner', { title: 7, subtitle: true }).entry).toMatchObject({
      title: '7',
      subtitle: '',
    })
  })

  test.each([{ published: false }, { status: 'closed' }])(
    'a special snack of %j is not published',
    (change) => {
      expect(itemOf('special', change).entry.published).toBe(false)
    },
  )
})

test.each([
  ['banner', { sort: undefined }, '순서가 없어요'],
  ['banner', { sort: 'first' }, '순서가 숫자가 아니에요'],
  ['banner', { title: ' ' }, '제목이 없어요'],
  ['basic', { order: undefined }, '순서가 없어요'],
  ['basic', { order: 'first' }, undefined],
  ['basic', { title: ' ' }, '이름이 없어요'],
  ['growth', { price: -1 }, '가격이 올바르지 않아요'],
  ['special', { title: '' }, '이름이 없어요'],
  ['special', { deadlineTs: 'soon' }, '마감이 없어요'],
  ['special', { product: undefined }, '상품이 없어요'],
  ['special', { product: { ...special.product, title: '' } }, '상품 이름이 없어요'],
  ['special', { product: { ...special.product, price: 0.5 } }, '가격이 올바르지 않아요'],
  ['special', { status: 'closed' }, '예약을 받는 상태가 아니에요'],
  ['special', { status: 'closed', published: false }, undefined],
] as const)('why the site skips a %s of %j is said: %s', (kind, change, problem) => {
  expect(itemOf(kind, change).problem).toBe(problem)
})

test.each([
  ['banner', 'first', { typeRank: 2, value: 0 }],
  ['banner', Number.NaN, { typeRank: 1, value: Number.NEGATIVE_INFINITY }],
  ['banner', null, { typeRank: 0, value: 0 }],
  ['banner', true, { typeRank: 0, value: 0 }],
  ['banner', ['list'], { typeRank: 3, value: 0 }],
  ['basic', 'first', { typeRank: 0, value: itemOf('basic', { order: null }).position?.value }],
] as const)('a %s with the number %j stands where the site sorts it', (kind, order, sorted) => {
  const item = itemOf(kind, { sort: order, order })
  expect(item.position).toEqual(sorted)
  expect(item.number).toBeUndefined()
})

test('numbers that the form does not keep are no number', () => {
  const numbers = [0, 1_000_000_000, -1].map((sort) => itemOf('banner', { sort }).number)
  expect(numbers).toEqual([0, undefined, undefined])
})

test('fields that the form does not have are named before it takes them away', () => {
  expect(itemOf('banner', { colour: 'red' }).unknownFields).toEqual(['colour'])
  expect(itemOf('growth', { colour: 'red' }).unknownFields).toEqual(['colour'])
  const product = { ...special.product, colour: 'red' }
  expect(itemOf('special', { colour: 'red', product }).unknownFields).toEqual([
    'colour',
    'product.colour',
  ])
})
