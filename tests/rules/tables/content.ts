import { BLANK, TURNED } from '../malformedWrites.ts'
import { allowed, asks, deniedTo, type RuleRow, type RuleTable, refused, row } from '../table.ts'
import {
  change,
  commit,
  count,
  double,
  type Field,
  type Fields,
  get,
  list,
  put,
  remove,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { after, DAY, HOUR } from './aRide.ts'
import { people } from './people.ts'

const banner: Fields = {
  title: '교문 앞에서 기다리고 있을게요',
  subtitle: '아이와 함께 걸어요.',
  ctaText: '픽업 알아보기',
  ctaHref: '/pickup',
  imageUrl: '/media/hero-pickup.webp',
  sort: 60,
  updatedAt: SERVER_TIME,
}

const snack: Fields = {
  title: '흰 우유',
  price: 1200,
  imageUrl: '/media/snack-milk.webp',
  order: 10,
  allergens: [2],
  updatedAt: SERVER_TIME,
}

const product = {
  title: '꼬마 송편 여섯 알',
  price: 6500,
  imageUrl: '/media/special-songpyeon.webp',
  html: '<p>쑥, 호박, 흑임자</p>',
}

const eventAt = (deadlineTs: Date): Fields => ({
  title: '송편 빚는 날 특별 간식',
  branch: '성수점',
  deadlineTs,
  deadlineDate: '2026-12-24',
  published: true,
  status: 'open',
  product,
  updatedAt: SERVER_TIME,
})

interface Shape {
  readonly path: string
  readonly document: Fields
  /** By field name. */
  readonly good: readonly Fields[]
  readonly bad: readonly Fields[]
}

const texts = (name: string, most: number, isNeeded = false): Pick<Shape, 'good' | 'bad'> => ({
  good: [
    { [name]: '가'.repeat(most) },
    ...(isNeeded ? [] : [{ [name]: '' }, { [name]: undefined }]),
  ],
  bad: [
    { [name]: '가'.repeat(most + 1) },
    { [name]: 1 },
    { [name]: null },
    { [name]: TURNED },
    ...(isNeeded ? [{ [name]: '' }, { [name]: BLANK }, { [name]: undefined }] : []),
  ],
})
/** As the site allows them: src/domain/site/safeUrl.ts. */
const links = (name: string): Pick<Shape, 'good' | 'bad'> => ({
  good: [
    '',
    undefined,
    '/',
    '/programs?q=축구#list',
    `/${'가'.repeat(499)}`,
    'https://도담.example/봄',
    'HTTPS://dodam.example',
    'tel:02-000-0000',
  ].map((value) => ({ [name]: value })),
  bad: [
    `/${'가'.repeat(500)}`,
    1,
    null,
    'pickup',
    '//dodam.example',
    '/\\dodam.example',
    '/\t/dodam.example',
    '/pick up',
    'https:',
    'https://',
    'http://dodam.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'mailto:a@b.example',
    '/pickup\u202e',
  ].map((value) => ({ [name]: value })),
})
const prices: Pick<Shape, 'good' | 'bad'> = {
  good: [{ price: 0 }, { price: 1_000_000 }],
  bad: [-1, 1_000_001, double(1201), '1200', null, undefined].map((price) => ({ price })),
}
const placeInList = (name: string): Pick<Shape, 'good' | 'bad'> => ({
  good: [0, 1_000_000, double(10.5)].map((value) => ({ [name]: value })),
  bad: [-1, 1_000_001, double(Number.NaN), '10', null, undefined].map((value) => ({
    [name]: value,
  })),
})
const joined = (...parts: readonly Pick<Shape, 'good' | 'bad'>[]) => ({
  good: parts.flatMap(({ good }) => good),
  bad: parts.flatMap(({ bad }) => bad),
})

const snackAt = (path: string): Shape => ({
  path,
  document: snack,
  ...joined(texts('title', 40, true), texts('imageUrl', 500), prices, placeInList('order'), {
    good: [{ allergens: [] }, { allergens: [1, 19] }, { allergens: undefined }],
    bad: [{ allergens: [0] }, { allergens: [20] }, { allergens: ['2'] }, { allergens: '2' }],
  }),
})

const nameOf = (fields: Fields): string => {
  const [name = '', value] = Object.entries(fields)[0] ?? []
  const text = typeof value === 'string' && value.length > 20 ? `a text of ${value.length}` : value
  return `${name} ${value === undefined ? 'left out' : JSON.stringify(text)}`
}

/** What guests may list, and with which filter. */
const openLists = [
  ['banners', {}],
  ['snack_menu_basic', {}],
  ['snack_menu_growth', {}],
  ['special_snack_events', { where: [['published', 'EQUAL', true]] }],
  ['program_sessions', {}],
] as const

export function content(now: Date): RuleTable {
  const event = eventAt(after(now, DAY))
  const inProduct = ({ good, bad }: Pick<Shape, 'good' | 'bad'>) => {
    const within = (fields: Fields): Fields => ({ product: { ...product, ...fields } })
    return { good: good.map(within), bad: bad.map(within) }
  }
  const shapes: readonly Shape[] = [
    {
      path: 'banners/new',
      document: banner,
      ...joined(
        texts('title', 40, true),
        texts('subtitle', 80),
        texts('ctaText', 20),
        links('ctaHref'),
        texts('imageUrl', 500),
        placeInList('sort'),
      ),
    },
    snackAt('snack_menu_basic/new'),
    snackAt('snack_menu_growth/new'),
    {
      path: 'special_snack_events/new',
      document: event,
      ...joined(
        texts('title', 40, true),
        texts('branch', 200),
        texts('deadlineDate', 200),
        inProduct(texts('title', 200, true)),
        inProduct(texts('imageUrl', 500)),
        inProduct(texts('html', 5000)),
        inProduct(prices),
        {
          good: [{ published: false }, { deadlineDate: undefined }],
          bad: [
            { published: 'yes' },
            { published: undefined },
            { status: 'closed' },
            { status: undefined },
            { deadlineTs: '2026-12-24' },
            { deadlineTs: undefined },
            { deadlineDate: 20261224 },
            { product: undefined },
            { product: 'songpyeon' },
            { product: { ...product, note: '' } },
          ],
        },
      ),
    },
  ]
  const rowsOf = ({ path, document, good, bad }: Shape): RuleRow[] => {
    const [collection = ''] = path.split('/')
    const there = `${collection}/there`
    const order = collection === 'banners' ? 'sort' : 'order'
    const isListed = order in document
    const older = `${collection}/older`
    const move = (value: Field, more: Fields = {}) =>
      commit(change(older, { [order]: value, updatedAt: SERVER_TIME, ...more }))
    return [
      ...asks('teacher', {
        [`add to ${collection}`]: allowed(put(path, document)),
        [`replace in ${collection}`]: allowed(put(there, document)),
        [`replace in ${collection} under another name`]: allowed(
          put(there, { ...document, title: '새 이름' }),
        ),
        [`delete from ${collection}`]: allowed(remove(there)),
      }),
      ...good.map((fields) =>
        row(
          'teacher',
          `add to ${collection} with ${nameOf(fields)}`,
          allowed(put(path, { ...document, ...fields })),
        ),
      ),
      ...[
        ...bad,
        { isAdmin: true },
        { updatedAt: undefined },
        { updatedAt: after(now, -HOUR) },
      ].flatMap((fields) => [
        ...asks('teacher', {
          [`add to ${collection} with ${nameOf(fields)}`]: refused(
            put(path, { ...document, ...fields }),
          ),
          [`replace in ${collection} with ${nameOf(fields)}`]: refused(
            put(there, { ...document, ...fields }),
          ),
        }),
      ]),
      row(
        'teacher',
        `add to ${collection} with an id of 101`,
        refused(put(`${collection}/${'a'.repeat(101)}`, document)),
      ),
      ...deniedTo(['nobody', 'parent'], {
        [`add to ${collection}`]: commit(put(path, document)),
        [`replace in ${collection}`]: commit(put(there, document)),
        [`delete from ${collection}`]: commit(remove(there)),
      }),
      ...(isListed
        ? [
            ...asks('teacher', {
              [`move what an older ${collection} holds`]: allowed(move(double(15.5))),
              [`move in ${collection} and change`]: refused(move(15, { title: '새 이름' })),
              [`move in ${collection} to no number`]: refused(move('15')),
              [`move in ${collection} below 0`]: refused(move(-1)),
              [`move in ${collection} too far`]: refused(move(1_000_001)),
              [`move in ${collection} without the time`]: refused(
                move(15, { updatedAt: undefined }),
              ),
            }),
            ...deniedTo(['nobody', 'parent'], {
              [`move in ${collection}`]: move(15),
            }),
          ]
        : []),
    ]
  }
  return {
    seed: [
      ...people(now),
      ...shapes.flatMap(({ path, document }) => {
        const [collection = ''] = path.split('/')
        return [
          seedDocument(`${collection}/there`, { ...document, updatedAt: now }),
          seedDocument(`${collection}/older`, { title: '', badge: 'new', price: '천 원' }),
        ]
      }),
      seedDocument('special_snack_events/hidden', { ...event, published: false, updatedAt: now }),
    ],
    rows: [
      ...shapes.flatMap(rowsOf),
      ...asks('teacher', {
        'get an unpublished event': allowed(get('special_snack_events/hidden')),
        'list all events': allowed(list('special_snack_events')),
      }),
      ...(['nobody', 'parent'] as const).flatMap((by) =>
        openLists.flatMap(([collection, query]) =>
          asks(by, {
            [`list 1,000 of ${collection}`]: allowed(list(collection, { ...query, limit: 1000 })),
            [`list 1,001 of ${collection}`]: refused(list(collection, { ...query, limit: 1001 })),
            [`list ${collection} without a limit`]: refused(list(collection, query)),
            [`count 1,000 of ${collection}`]: allowed(count(collection, { ...query, limit: 1000 })),
            [`count ${collection} without a limit`]: refused(count(collection, query)),
          }),
        ),
      ),
      ...(['fares', 'prices', 'closures'] as const).map((id) =>
        row('nobody', `get the ${id}`, allowed(get(`settings/${id}`))),
      ),
      ...deniedTo(['nobody', 'parent'], { 'get another setting': get('settings/others') }),
      ...(['nobody', 'parent'] as const).map((by) =>
        row(by, 'get a published event', allowed(get('special_snack_events/there'))),
      ),
      ...openLists.map(([collection]) =>
        row('teacher', `list all of ${collection}`, allowed(list(collection))),
      ),
      ...deniedTo(['nobody', 'parent'], {
        'get an unpublished event': get('special_snack_events/hidden'),
        'list all events': list('special_snack_events'),
        'list 1,000 events, published or not': list('special_snack_events', { limit: 1000 }),
      }),
    ],
  }
}
