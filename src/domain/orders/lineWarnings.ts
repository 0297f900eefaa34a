import { addMinutes } from 'date-fns/addMinutes'
import type { ContentItem } from '../content/siteContent'
import { heldAt } from '../dates/schedule'
import { formatKRW } from '../money'
import { bareName } from '../text/compareText'
import { typedKRW } from '../text/typedNumber'
import { takeQuestion } from './credit'
import { membershipCartItem } from './membershipCart'
import { membershipLine, type Order, type OrderLine, topupLine } from './order'
import { offersOf, type Prices } from './priceList'
import { topupAmountsKRW } from './topup'

export const orderedKinds = ['basic', 'growth', 'special'] as const
export type OrderedKind = (typeof orderedKinds)[number]

export const orderedKindOf = ({ code }: Pick<OrderLine, 'code'>): OrderedKind | undefined =>
  orderedKinds.find((kind) => code.startsWith(`${kind}/`))

interface KnownItem extends Pick<OrderLine, 'name' | 'priceKRW'> {
  /** False for a special snack that was taken off the site. */
  isOnSale: boolean
}

export interface Catalogue {
  byCode: ReadonlyMap<string, KnownItem>
  prices: Prices
  unread: readonly OrderedKind[]
}

function knownContent(kind: OrderedKind, { entry, problem }: ContentItem): KnownItem | undefined {
  const priceKRW = typedKRW(entry.price)
  if (problem !== undefined || priceKRW === undefined) return undefined
  return kind === 'special'
    ? { name: entry.productTitle, priceKRW, isOnSale: entry.published }
    : { name: entry.title, priceKRW, isOnSale: true }
}

export function catalogueOf(
  contents: ReadonlyMap<OrderedKind, readonly ContentItem[]>,
  prices: Prices,
): Catalogue {
  const byCode = new Map<string, KnownItem>(
    topupAmountsKRW
      .map(topupLine)
      .map(({ code, name, priceKRW }) => [code, { name, priceKRW, isOnSale: true }]),
  )
  for (const [kind, items] of contents)
    for (const item of items) {
      const known = knownContent(kind, item)
      if (known) byCode.set(`${kind}/${item.id}`, known)
    }
  return { byCode, prices, unread: orderedKinds.filter((kind) => !contents.has(kind)) }
}

/** An order that was opened before midnight may arrive after it. */
const LATE_MIN = 10

/** What the code was sold as when the order was sent, the likelier first (specification 7, section 1). */
function soldThen(code: string, prices: Prices, sentAt: Date): KnownItem[] {
  const lists = [sentAt, addMinutes(sentAt, -LATE_MIN)].map((at) => heldAt(prices, at))
  return [...new Set(lists)].flatMap((list) =>
    offersOf(list)
      .map(({ plan, option }) => membershipLine(membershipCartItem(plan, option)))
      .filter((line) => line.code === code)
      .map(({ name, priceKRW }) => ({ name, priceKRW, isOnSale: true })),
  )
}

const isAs = (line: OrderLine, known: KnownItem): boolean =>
  known.priceKRW === line.priceKRW && bareName(known.name) === bareName(line.name)

/** Something to check before a line is paid, with the reason. */
export interface LineWarning {
  label: '가격 확인 필요' | '품목 확인 필요'
  reason: string
  /** True: the line must not be paid; false: staff decide (specification 5, section 5). */
  isBlocking: boolean
}

const blocking = (label: LineWarning['label'], found: string): LineWarning => ({
  label,
  reason: `${found} 보호자에게 확인한 뒤 주문을 취소해 주세요.`,
  isBlocking: true,
})

const askedAbout = (found: string): LineWarning => ({
  label: '가격 확인 필요',
  reason: `${found} 보호자에게 확인해 주세요.`,
  isBlocking: false,
})

/** Differences from the catalogue (specifications 4, section 4, 5, sections 5 and 8, and 7, section 1), of passes as they were sold when the order was sent; the price of a snack never blocks. */
export function lineWarnings(
  line: OrderLine,
  { byCode, prices, unread }: Catalogue,
  sentAt: Date,
): LineWarning[] {
  const kind = orderedKindOf(line)
  const priceWarning = (found: string) =>
    kind ? askedAbout(found) : blocking('가격 확인 필요', found)
  const sold = soldThen(line.code, prices, sentAt)
  const known = sold.find((each) => isAs(line, each)) ?? sold[0] ?? byCode.get(line.code)
  if (!known)
    return kind && unread.includes(kind)
      ? [askedAbout('지금 판매가를 확인하지 못했어요.')]
      : [priceWarning('지금 판매하는 상품에서 찾지 못했어요.')]
  const price = formatKRW(known.priceKRW)
  const isPriceWrong = known.priceKRW !== line.priceKRW
  const isNameWrong = bareName(known.name) !== bareName(line.name)
  return [
    !known.isOnSale && askedAbout(`지금은 게시하지 않는 상품이에요. 판매가는 ${price}이었어요.`),
    known.isOnSale && isPriceWrong && priceWarning(`지금 판매가는 ${price}이에요.`),
    isNameWrong && blocking('품목 확인 필요', `이 가격의 상품은 「${known.name}」이에요.`),
  ].filter((found) => found !== false)
}

interface Warnings {
  isPriceUnclear: boolean
  lacksRegular: boolean
}

export const NO_REGULAR = '레귤러가 없는 회원이에요.'

type Payable = Pick<Order, 'payWith' | 'depositor' | 'totalKRW'>

const questionOf = ({ payWith, depositor, totalKRW }: Payable): string =>
  payWith === 'balance'
    ? takeQuestion({ totalKRW })
    : `${depositor} ${formatKRW(totalKRW)}을 확인할까요?`

/** Asked once before an order is paid; each warning is a further line (specification 6, sections 1 and 5). */
export const paymentQuestion = (
  order: Payable,
  { isPriceUnclear, lacksRegular }: Warnings,
): string =>
  [
    questionOf(order),
    isPriceUnclear && '주문할 때의 가격으로 확인할까요?',
    lacksRegular && NO_REGULAR,
  ]
    .filter(Boolean)
    .join('\n')
