import { describe, expect, test } from 'vitest'
import { formatKRW } from '@/domain/money'
import { catalogueOf, lineWarnings, orderedKindOf } from '@/domain/orders/lineWarnings'
import { membershipLine, type OrderLine, topupLine } from '@/domain/orders/order'
import { type Prices, samplePrices } from '@/domain/orders/priceList'
import { aContentItem } from '../content/aContentItem'
import { anItem } from './anItem'

const SENT_AT = new Date('2026-11-20T12:00:00+09:00')
const pass = membershipLine(anItem('2h-25000'))
const topup = topupLine(50_000)
const snack = (code: string, name: string, priceKRW: number): OrderLine => ({
  code,
  name,
  priceKRW,
  quantity: 2,
})
const milk = snack('basic/milk', '우유', 1_500)
const corn = snack('growth/corn', '찐 옥수수', 2_300)
const cake = snack('special/cake', '미니 케이크 꾸러미', 18_000)
const contents = [milk, corn, cake]

const cakeEntry = { title: '크리스마스', productTitle: cake.name, price: '18000' }
const menus = {
  basic: [aContentItem('milk', { entry: { title: '우유', price: '1500' } })],
  growth: [aContentItem('corn', { entry: { title: '찐 옥수수', price: '2,300' } })],
  special: [aContentItem('cake', { entry: cakeEntry })],
}
const catalogue = catalogueOf(
  new Map([
    ['basic', menus.basic],
    ['growth', menus.growth],
    ['special', menus.special],
  ]),
  samplePrices,
)

test.each([...contents, pass, topup])('$name as on sale has no warning', (line) => {
  expect(lineWarnings(line, catalogue, SENT_AT)).toEqual([])
})

const cancel = '보호자에게 확인한 뒤 주문을 취소해 주세요.'
const ask = '보호자에게 확인해 주세요.'

describe.each([
  { of: 'a pass', line: pass, isBlocking: true, advice: cancel },
  { of: 'a top-up', line: topup, isBlocking: true, advice: cancel },
  { of: 'a snack, whose price the agit changes', line: milk, isBlocking: false, advice: ask },
  { of: 'a special snack', line: cake, isBlocking: false, advice: ask },
])('$of', ({ line, isBlocking, advice }) => {
  test.each([-1, 1])('%i won off its price', (off) => {
    expect(lineWarnings({ ...line, priceKRW: line.priceKRW + off }, catalogue, SENT_AT)).toEqual([
      {
        label: '가격 확인 필요',
        reason: `지금 판매가는 ${formatKRW(line.priceKRW)}이에요. ${advice}`,
        isBlocking,
      },
    ])
  })

  test('that does not exist', () => {
    expect(lineWarnings({ ...line, code: `${line.code}-gone` }, catalogue, SENT_AT)).toEqual([
      {
        label: '가격 확인 필요',
        reason: `지금 판매하는 상품에서 찾지 못했어요. ${advice}`,
        isBlocking,
      },
    ])
  })

  test.each(['수제 쿠키 선물 세트', ''])('by another name is blocked: %j', (name) => {
    expect(lineWarnings({ ...line, name }, catalogue, SENT_AT)).toEqual([
      {
        label: '품목 확인 필요',
        reason: `이 가격의 상품은 「${line.name}」이에요. ${cancel}`,
        isBlocking: true,
      },
    ])
  })

  test('with spaces or decomposed syllables in its name', () => {
    const name = ` ${line.name.normalize('NFD')}\u200b`
    expect(lineWarnings({ ...line, name }, catalogue, SENT_AT)).toEqual([])
  })
})

describe('a special snack no longer on sale', () => {
  const withSpecial = (...items: Parameters<typeof aContentItem>[]) =>
    catalogueOf(new Map([['special', items.map((item) => aContentItem(...item))]]), samplePrices)

  test('is found and needs confirming', () => {
    const unpublished = withSpecial(['cake', { entry: { ...cakeEntry, published: false } }])
    const warning = {
      label: '가격 확인 필요',
      reason: `지금은 게시하지 않는 상품이에요. 판매가는 18,000원이었어요. ${ask}`,
      isBlocking: false,
    }
    expect(lineWarnings(cake, unpublished, SENT_AT)).toEqual([warning])
    expect(lineWarnings({ ...cake, priceKRW: 1 }, unpublished, SENT_AT)).toEqual([warning])
    expect(lineWarnings({ ...cake, name: '초콜릿' }, unpublished, SENT_AT)).toEqual([
      warning,
      expect.objectContaining({ label: '품목 확인 필요', isBlocking: true }),
    ])
  })

  test.each([
    { why: 'deleted', items: () => withSpecial() },
    {
      why: 'damaged',
      items: () => withSpecial(['cake', { entry: cakeEntry, problem: '상품이 없어요' }]),
    },
    {
      why: 'priceless',
      items: () => withSpecial(['cake', { entry: { ...cakeEntry, price: '무료' } }]),
    },
  ])('$why needs confirming', ({ items }) => {
    expect(lineWarnings(cake, items(), SENT_AT)).toMatchObject([{ isBlocking: false }])
  })
})

test('a failed lookup needs confirming; passes need no lookup', () => {
  const unread = catalogueOf(new Map([['basic', menus.basic]]), samplePrices)
  expect(lineWarnings(cake, unread, SENT_AT)).toEqual([
    {
      label: '가격 확인 필요',
      reason: `지금 판매가를 확인하지 못했어요. ${ask}`,
      isBlocking: false,
    },
  ])
  expect([milk, pass, topup].flatMap((line) => lineWarnings(line, unread, SENT_AT))).toEqual([])
})

test.each([
  ['basic/milk', 'basic'],
  ['growth/corn', 'growth'],
  ['special/cake', 'special'],
  ['timepass/2h-25000', undefined],
  ['topup/50000', undefined],
  ['basics/milk', undefined],
])('%s is an order of %s', (code, kind) => {
  expect(orderedKindOf({ code })).toBe(kind)
})

describe('a pass is compared with the prices of the order’s day', () => {
  const FIRST = new Date('2026-12-15T00:00:00+09:00')
  const raised: Prices = {
    ...samplePrices,
    next: { options: { '2h-25000': 27_000, 'm-59000': 65_000, 'pre-100': 47_200 }, from: FIRST },
  }
  const at = (text: string) => new Date(`${text}+09:00`)
  const warned = (code: Parameters<typeof anItem>[0], sentAt: Date, change = {}) =>
    lineWarnings(
      { ...membershipLine(anItem(code)), ...change },
      catalogueOf(new Map(), raised),
      sentAt,
    ).map(({ label }) => label)

  test.each([
    ['2026-12-14T23:59:59', []],
    ['2026-12-15T00:00:00', []],
    ['2026-12-15T00:09:59', []],
    ['2026-12-15T00:10:00', ['가격 확인 필요']],
  ])('the old price of an order sent at %s', (sentAt, labels) => {
    expect(warned('2h-25000', at(sentAt))).toEqual(labels)
  })

  test.each([
    ['2026-12-14T23:59:59', ['가격 확인 필요']],
    ['2026-12-15T00:00:00', []],
    ['2026-12-20T09:00:00', []],
  ])('the new price of an order sent at %s', (sentAt, labels) => {
    expect(warned('2h-25000', at(sentAt), { priceKRW: 27_000 })).toEqual(labels)
  })

  test('what is not sold any more, and a discount that is none any more', () => {
    expect(warned('4h-45000', at('2026-12-16T09:00:00'))).toEqual(['가격 확인 필요'])
    expect(warned('pre-100', at('2026-12-16T09:00:00'))).toEqual(['품목 확인 필요'])
    const name = '패밀리 자녀 1명 추가'
    expect(warned('pre-100', at('2026-12-16T09:00:00'), { name })).toEqual([])
  })

  test('an order of before the change that was made long ago', () => {
    const later: Prices = {
      ...raised,
      current: { ...samplePrices.current, options: { '2h-25000': 1_000 }, from: FIRST },
      next: null,
      past: [samplePrices.current],
    }
    const line = membershipLine(anItem('2h-25000'))
    expect(lineWarnings(line, catalogueOf(new Map(), later), SENT_AT)).toEqual([])
  })
})
