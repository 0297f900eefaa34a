import { allergenList } from '../snacks/allergens'
import { isPastDeadline } from '../snacks/specialSnackDeadline'
import type { NumberedRow } from './orderNumber'
import { textOfHtml } from './plainHtml'

/** What of the site the agit itself changes (specification 5, section 5), in the order of the tabs. */
export const contentKinds = ['banner', 'basic', 'growth', 'special'] as const
export type ContentKind = (typeof contentKinds)[number]

export const contentKindLabels: Record<ContentKind, string> = {
  banner: '배너',
  basic: '기본 간식',
  growth: '성장 간식',
  special: '특별 간식',
}

/** What the form of a content shows, as it stands in the document: also what the site would skip. */
export interface ContentEntry {
  title: string
  subtitle: string
  ctaText: string
  ctaHref: string
  imageUrl: string
  /** Whole won as it is typed. */
  price: string
  allergens: readonly number[]
  branch: string
  /** Day and time in Seoul: `yyyy-mm-dd`, `hh:mm`. */
  deadlineDay: string
  deadlineTime: string
  productTitle: string
  html: string
  published: boolean
}

export type ContentField = keyof ContentEntry

export const emptyContentEntry: ContentEntry = {
  title: '',
  subtitle: '',
  ctaText: '',
  ctaHref: '',
  imageUrl: '',
  price: '',
  allergens: [],
  branch: '',
  deadlineDay: '',
  deadlineTime: '',
  productTitle: '',
  html: '',
  published: false,
}

const bannerLabels = {
  title: '제목',
  subtitle: '설명',
  ctaText: '버튼 글',
  ctaHref: '버튼이 여는 곳',
  imageUrl: '그림',
} as const
const snackLabels = {
  title: '이름',
  price: '가격',
  imageUrl: '그림',
  allergens: '알레르기',
} as const

/** The fields of a kind by their labels, in the order of the form. */
export const contentLabels: Record<ContentKind, Partial<Record<ContentField, string>>> = {
  banner: bannerLabels,
  basic: snackLabels,
  growth: snackLabels,
  special: {
    title: '이름',
    branch: '지점',
    deadlineDay: '마감 날짜',
    deadlineTime: '마감 시각',
    productTitle: '상품 이름',
    price: '가격',
    imageUrl: '그림',
    html: '설명',
    published: '게시',
  },
}

const isField = (name: string): name is ContentField => Object.hasOwn(emptyContentEntry, name)

/** The fields of a kind in which two entries differ, in the order of the form. */
export const changedContentFields = (
  kind: ContentKind,
  before: ContentEntry,
  after: ContentEntry,
): { field: ContentField; label: string }[] =>
  Object.entries(contentLabels[kind]).flatMap(([field, label]) =>
    isField(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field])
      ? [{ field, label }]
      : [],
  )

/** What a field holds, to be read. */
export function contentFieldText(entry: ContentEntry, field: ContentField): string {
  if (field === 'published') return entry.published ? '켬' : '끔'
  if (field === 'allergens') return allergenList(entry.allergens) || '없음'
  const text = field === 'html' ? (textOfHtml(entry.html) ?? entry.html) : entry[field]
  return text || '비어 있음'
}

/** Where a query of the site puts a document: by the rank of the value's type, then by the value. */
export interface ContentPlace {
  typeRank: number
  value: number
}

/** A document of the site's contents as the agit has it. */
export interface ContentItem {
  id: string
  entry: ContentEntry
  /** Nothing where the site's query does not return the document, and for special snacks. */
  place: ContentPlace | undefined
  /** The number that decides its place; nothing where it is none that may be kept. */
  number: number | undefined
  /** Why the site skips it. */
  problem: string | undefined
  /** Names of fields that the form does not know. */
  strangers: readonly string[]
  deadline: Date | undefined
}

/** So many banners has the site (specification 1, section 9). */
export const SHOWN_BANNERS = 5

const compareText = (a: string, b: string): number => Number(a > b) - Number(a < b)

function comparePlaces(a: ContentItem, b: ContentItem): number {
  if (!a.place || !b.place) return Number(!a.place) - Number(!b.place)
  return a.place.typeRank - b.place.typeRank || a.place.value - b.place.value
}

/** Coming deadlines first, the next one at the top; then those that are over, the last one at the top; then those without. */
function compareDeadlines(a: ContentItem, b: ContentItem, now: Date): number {
  if (!a.deadline || !b.deadline) return Number(!a.deadline) - Number(!b.deadline)
  const isOver = [a.deadline, b.deadline].map((deadline) => isPastDeadline(deadline, now))
  if (isOver[0] !== isOver[1]) return isOver[0] ? 1 : -1
  const difference = a.deadline.getTime() - b.deadline.getTime()
  return isOver[0] ? -difference : difference
}

/** The items in the order in which the site shows them; those that it does not ask for come last. */
export function inSiteOrder(
  kind: ContentKind,
  items: readonly ContentItem[],
  now: Date,
): ContentItem[] {
  const byId = items.toSorted((a, b) => compareText(a.id, b.id))
  switch (kind) {
    case 'banner': {
      const placed = byId.filter(({ place }) => place)
      const others = byId.filter(({ place }) => !place)
      return [...placed.toSorted(comparePlaces).reverse(), ...others]
    }
    case 'special':
      return byId.toSorted((a, b) => compareDeadlines(a, b, now))
    default:
      return byId.toSorted(comparePlaces)
  }
}

export type ContentState = 'shown' | 'beyond' | 'open' | 'closed' | 'unpublished' | 'skipped'

/** Where an item stands for a visitor. `index` counts from 0 in the order of the site. */
export function contentState(
  kind: ContentKind,
  { problem, entry, deadline }: ContentItem,
  index: number,
  now: Date,
): { state: ContentState; words: string } {
  if (problem !== undefined) return { state: 'skipped', words: `표시되지 않음: ${problem}` }
  if (kind === 'banner' && index >= SHOWN_BANNERS)
    return { state: 'beyond', words: '여섯 번째부터는 보이지 않아요' }
  if (kind !== 'special') return { state: 'shown', words: '보임' }
  if (!entry.published) return { state: 'unpublished', words: '게시 전' }
  return deadline && isPastDeadline(deadline, now)
    ? { state: 'closed', words: '마감' }
    : { state: 'open', words: '예약 중' }
}

/** Rows with their numbers in ascending order, for items in the order of the site. */
export const numberedRows = (kind: ContentKind, items: readonly ContentItem[]): NumberedRow[] => {
  const rows = items.map(({ id, number }) => ({ id, number }))
  return kind === 'banner' ? rows.reverse() : rows
}

/** What is said before something changes that orders wait for; empty where none do. */
export const waitingOrderWords = (count: number): string =>
  count > 0 ? `입금 대기 주문 ${count}건이 있어요.` : ''
