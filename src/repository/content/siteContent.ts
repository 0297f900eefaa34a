import type * as z from 'zod/mini'
import { ORDER_NUMBER_MAX } from '@/domain/content/orderNumber'
import {
  type ContentEntry,
  type ContentItem,
  type ContentKind,
  emptyContentEntry,
  type SortPosition,
} from '@/domain/content/siteContent'
import { clockTime, dayOf } from '@/domain/dates/day'
import { knownAllergens } from '@/domain/snacks/allergens'
import { DEFAULT_SNACK_ORDER } from '@/domain/snacks/snackMenu'
import { inCollection, type RawDocument } from '../firestore/client'
import { timestamp } from '../firestore/documentFields'
import { type Followable, followableRows } from '../firestore/followable'
import { snackCollections, snackSchema } from '../snacks/snackMenu'
import { SPECIAL_SNACKS, specialSnackSchema } from '../snacks/specialSnackEvent'
import { BANNERS, bannerSchema } from './banners'

const READ_LIMIT = 200

export const contentCollections: Record<ContentKind, string> = {
  banner: BANNERS,
  ...snackCollections,
  special: SPECIAL_SNACKS,
}

/** The sort field; special snacks are sorted by deadline. */
export const orderFields: Record<ContentKind, string | undefined> = {
  banner: 'sort',
  basic: 'order',
  growth: 'order',
  special: undefined,
}

/** The schemas that the site reads with. */
const siteSchemas: Record<ContentKind, z.ZodMiniType<object>> = {
  banner: bannerSchema,
  basic: snackSchema,
  growth: snackSchema,
  special: specialSnackSchema,
}

type Fields = Readonly<Record<string, unknown>>

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

const snackFields = ['title', 'price', 'imageUrl', 'order', 'allergens', 'updatedAt']
const knownFields: Record<ContentKind, readonly string[]> = {
  banner: ['title', 'subtitle', 'ctaText', 'ctaHref', 'imageUrl', 'sort', 'updatedAt'],
  basic: snackFields,
  growth: snackFields,
  special: [
    ...['title', 'branch', 'deadlineTs', 'deadlineDate', 'published', 'status', 'product'],
    'updatedAt',
  ],
}
const productFields = ['title', 'price', 'imageUrl', 'html']

const unknownNames = (fields: Fields, known: readonly string[]): string[] =>
  Object.keys(fields).filter((name) => !known.includes(name))

const unknownFieldsOf = (kind: ContentKind, fields: Fields): string[] => [
  ...unknownNames(fields, knownFields[kind]),
  ...(kind === 'special'
    ? unknownNames(fieldsOf(fields.product), productFields).map((name) => `product.${name}`)
    : []),
]

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

/** Firestore's sort order across value types. */
function sortPositionOf(value: unknown): SortPosition | undefined {
  switch (typeof value) {
    case 'undefined':
      return undefined
    case 'number':
      return { typeRank: 1, value: Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value }
    case 'string':
      return { typeRank: 2, value: 0 }
    default:
      return { typeRank: value === null || typeof value === 'boolean' ? 0 : 3, value: 0 }
  }
}

/** The menus sort again by the parsed number, with a fixed place for anything else. */
function sitePositionOf(kind: ContentKind, value: unknown): SortPosition | undefined {
  const position = sortPositionOf(value)
  if (kind === 'banner' || position === undefined) return position
  return { typeRank: 0, value: Number.isFinite(value) ? position.value : DEFAULT_SNACK_ORDER }
}

const isValidOrderNumber = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= ORDER_NUMBER_MAX

const problemLabels: Record<string, string> = {
  title: '이름이 없어요',
  sort: '순서가 숫자가 아니에요',
  price: '가격이 올바르지 않아요',
  deadlineTs: '마감이 없어요',
  product: '상품이 없어요',
  'product.title': '상품 이름이 없어요',
  'product.price': '가격이 올바르지 않아요',
}

function problemOf(kind: ContentKind, id: string, fields: Fields): string | undefined {
  const orderField = orderFields[kind]
  if (orderField !== undefined && fields[orderField] === undefined) return '순서가 없어요'
  const parsed = siteSchemas[kind].safeParse({ ...fields, id })
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? ''
    if (path === 'title' && kind === 'banner') return '제목이 없어요'
    return problemLabels[path] ?? '내용을 읽을 수 없어요'
  }
  if (kind === 'special' && fields.published === true && fields.status !== 'open')
    return '예약을 받는 상태가 아니에요'
  return undefined
}

function entryOf(kind: ContentKind, fields: Fields): ContentEntry {
  const entry = { ...emptyContentEntry, title: textOf(fields.title) }
  if (kind === 'special') {
    const product = fieldsOf(fields.product)
    const deadline = deadlineOf(fields)
    return {
      ...entry,
      branch: textOf(fields.branch),
      deadlineDay: deadline ? dayOf(deadline) : '',
      deadlineTime: deadline ? clockTime(deadline) : '',
      productTitle: textOf(product.title),
      price: textOf(product.price),
      imageUrl: textOf(product.imageUrl),
      html: textOf(product.html),
      published: fields.published === true && fields.status === 'open',
    }
  }
  const imageUrl = textOf(fields.imageUrl)
  if (kind !== 'banner')
    return {
      ...entry,
      imageUrl,
      price: textOf(fields.price),
      allergens: knownAllergens(fields.allergens),
    }
  return {
    ...entry,
    imageUrl,
    subtitle: textOf(fields.subtitle),
    ctaText: textOf(fields.ctaText),
    ctaHref: textOf(fields.ctaHref),
  }
}

function deadlineOf(fields: Fields): Date | undefined {
  const parsed = timestamp.safeParse(fields.deadlineTs)
  return parsed.success ? parsed.data : undefined
}

/** A staff list item, whatever the document holds. */
export function contentItemOf(kind: ContentKind, { id, fields: raw }: RawDocument): ContentItem {
  const fields = fieldsOf(raw)
  const orderField = orderFields[kind]
  const number = orderField === undefined ? undefined : fields[orderField]
  return {
    id,
    entry: entryOf(kind, fields),
    position: sitePositionOf(kind, number),
    number: isValidOrderNumber(number) ? number : undefined,
    problem: problemOf(kind, id, fields),
    unknownFields: unknownFieldsOf(kind, fields),
    deadline: kind === 'special' ? deadlineOf(fields) : undefined,
  }
}

/** For staff: unordered, also what the site skips, at most 200. */
export const followContents = (kind: ContentKind): Followable<ContentItem[]> =>
  followableRows(
    inCollection(contentCollections[kind], (sdk) => [sdk.limit(READ_LIMIT)]),
    (documents) => documents.map((document) => contentItemOf(kind, document)),
  )
