import { type Limits, malformedWrites, not, sentAt, text } from '../malformedWrites.ts'
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
import { after, DAY } from './aRide.ts'
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
  readonly limits: Readonly<Record<string, Limits>>
}

const line = (most: number, least = 0): Limits => {
  const { good = [], bad } = text(most, least)
  return least === 0
    ? { good: [...good, undefined], bad: [...bad, 1, null], isOptional: true }
    : { good, bad: [...bad, 1, null, undefined] }
}

/** As the site allows them: src/domain/site/safeUrl.ts. */
const link: Limits = {
  isOptional: true,
  good: [
    '',
    '/',
    '/programs?q=축구#list',
    `/${'가'.repeat(499)}`,
    'https://도담.example/봄',
    'HTTPS://dodam.example',
    'tel:02-000-0000',
  ],
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
  ],
}
const price: Limits = {
  good: [0, 1_000_000],
  bad: [-1, 1_000_001, double(1201), '1200', null, undefined],
}
const placeInList: Limits = {
  good: [0, 1_000_000, double(10.5)],
  bad: [-1, 1_000_001, double(Number.NaN), '10', null],
}

const snackAt = (path: string): Shape => ({
  path,
  document: snack,
  limits: {
    title: line(40, 1),
    imageUrl: line(500),
    price,
    order: placeInList,
    allergens: { good: [[], [1, 19]], bad: [[0], [20], ['2'], '2'], isOptional: true },
  },
})

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
  const shapes: readonly Shape[] = [
    {
      path: 'banners/new',
      document: banner,
      limits: {
        title: line(40, 1),
        subtitle: line(80),
        ctaText: line(20),
        ctaHref: link,
        imageUrl: line(500),
        sort: placeInList,
      },
    },
    snackAt('snack_menu_basic/new'),
    snackAt('snack_menu_growth/new'),
    {
      path: 'special_snack_events/new',
      document: event,
      limits: {
        title: line(40, 1),
        branch: line(200),
        deadlineDate: line(200),
        deadlineTs: not('2026-12-24'),
        published: { good: [false], bad: ['yes'] },
        status: not('closed'),
        product: not('songpyeon', { ...product, note: '' }),
        'product.title': line(200, 1),
        'product.imageUrl': line(500),
        'product.html': line(5000),
        'product.price': price,
      },
    },
  ]
  const rowsOf = ({ path, document, limits }: Shape): RuleRow[] => {
    const [collection = ''] = path.split('/')
    const there = `${collection}/there`
    const order = collection === 'banners' ? 'sort' : 'order'
    const isListed = order in document
    const older = `${collection}/older`
    const move = (value: Field, more: Fields = {}) =>
      commit(change(older, { [order]: value, updatedAt: SERVER_TIME, ...more }))
    const all = { ...limits, updatedAt: sentAt(now) }
    return [
      ...malformedWrites('teacher', `add to ${collection}`, path, document, all),
      ...malformedWrites('teacher', `replace in ${collection}`, there, document, all),
      ...asks('teacher', {
        [`replace in ${collection} under another name`]: allowed(
          put(there, { ...document, title: '새 이름' }),
        ),
        [`delete from ${collection}`]: allowed(remove(there)),
      }),
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
