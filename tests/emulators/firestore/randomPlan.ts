import type {
  Operator,
  PlanDocument,
  PlanField,
  PlanFilter,
  PlanLimiter,
  PlanValue,
  QueryPlan,
} from './queryPlan.ts'
import type { Random } from './random.ts'

const scalars: readonly [PlanValue, ...PlanValue[]] = [
  null,
  false,
  true,
  0,
  1,
  2,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.MAX_SAFE_INTEGER,
  2 ** 53 + 2,
  5e-324,
  '',
  'a',
  'A',
  'b',
  'a\u0000',
  '가',
  '나무',
  // UTF-16 and UTF-8 order these two differently.
  '\uffff',
  '\u{1f600}',
  { timestamp: [0, 0] },
  { timestamp: [1_700_000_000, 1000] },
  { timestamp: [1_700_000_000, 2000] },
  { timestamp: [-1, 999_999_000] },
  { bytes: [] },
  { bytes: [1] },
  { bytes: [1, 0] },
  { bytes: [255] },
  { reference: 'rooms/a' },
  { reference: 'rooms/b' },
  { reference: 'rooms/a/items/1' },
  { point: [0, 0] },
  { point: [37.5, 127] },
  { point: [37.5, -127] },
  { vector: [1] },
  { vector: [0.5, 2] },
  { vector: [1, 2] },
]

const ids = ['a', 'B', 'b', 'b2', 'b10', '가', '나 무', '\uffff', '\u{1f600}', '%2F:x'] as const

const collections = ['items', 'rooms/a/items', 'rooms/b/items', 'halls/가/items', 'rooms'] as const

// `zero` holds -0 and 0; `deep.in ner` is nested and needs quoting on the wire.
const fields: readonly [PlanField, ...PlanField[]] = [
  ['a'],
  ['b'],
  ['c'],
  ['list'],
  ['deep', 'in ner'],
  ['zero'],
  ['x`y\\z'],
]

const comparisons = ['==', '!=', '<', '<=', '>', '>='] as const
const operators = [...comparisons, 'in', 'not-in', 'array-contains', 'array-contains-any'] as const

/** Documents of all types in several collections, some without a field. */
export function randomDocuments(random: Random): PlanDocument[] {
  return collections.flatMap((collection) =>
    [...ids, 'c', 'd', 'e', 'f', 'g', 'h']
      .filter(() => random.chance(0.8))
      .map((id) => ({ path: `${collection}/${id}`, fields: randomFields(random) })),
  )
}

/** The SDK refuses some of these; the caller draws again. */
export function randomPlan(random: Random): QueryPlan {
  const isGroup = random.chance(0.25)
  const collection = isGroup
    ? { group: random.pick(['items', 'items', 'rooms', 'none']) }
    : { path: random.pick(collections) }
  const filters = random.several(0, 3, () => randomFilter(random, isGroup, 0))
  const orders = randomOrders(random)
  const limiters: PlanLimiter[] = [...orders]
  if (orders.length > 0 && random.chance(0.5)) {
    limiters.push(randomCursor(random, isGroup, orders, random.pick(['startAt', 'startAfter'])))
  }
  if (orders.length > 0 && random.chance(0.3)) {
    limiters.push(randomCursor(random, isGroup, orders, random.pick(['endAt', 'endBefore'])))
  }
  if (random.chance(0.25)) limiters.push({ limit: 1 + random.below(6) })
  else if (orders.length > 0 && random.chance(0.3)) {
    limiters.push({ limitToLast: 1 + random.below(6) })
  }
  return { collection, filters, limiters }
}

function randomFields(random: Random): Record<string, PlanValue> {
  const drawn: [string, PlanValue][] = [
    ['a', randomValue(random)],
    ['b', random.pick([0, 1, 2, 3, 'a', 'b'])],
    ['c', randomValue(random)],
    ['list', random.several(0, 4, () => randomElement(random))],
    ['deep', { map: { 'in ner': randomValue(random), other: 1 } }],
    ['zero', random.pick([0, -0, 1, -1, Number.NaN])],
    ['x`y\\z', random.pick(scalars)],
  ]
  return Object.fromEntries(drawn.filter(() => random.chance(0.75)))
}

function randomValue(random: Random): PlanValue {
  return random.chance(0.2)
    ? random.several(0, 3, () => randomElement(random))
    : randomElement(random)
}

/** An array's element: anything but an array. */
function randomElement(random: Random): PlanValue {
  if (random.chance(0.85)) return random.pick(scalars)
  const names = random.several(0, 2, () => random.pick(['m', 'n', '가']))
  return { map: Object.fromEntries(names.map((name) => [name, random.pick(scalars)])) }
}

function randomOrders(random: Random): { orderBy: PlanField; direction: 'asc' | 'desc' }[] {
  const count = random.pick([0, 0, 1, 1, 1, 2, 3])
  const drawn = random.several(count, count, () => randomField(random))
  const distinct = drawn.filter((field, index) => drawn.indexOf(field) === index)
  return distinct.map((field) => ({ orderBy: field, direction: random.pick(['asc', 'desc']) }))
}

function randomCursor(
  random: Random,
  isGroup: boolean,
  orders: readonly { orderBy: PlanField }[],
  cursor: 'startAt' | 'startAfter' | 'endAt' | 'endBefore',
): PlanLimiter {
  const count = 1 + random.below(orders.length)
  const values = orders
    .slice(0, count)
    .map(({ orderBy }) => (orderBy === 'name' ? randomName(random, isGroup) : operand(random)))
  return { cursor, values }
}

function randomFilter(random: Random, isGroup: boolean, depth: number): PlanFilter {
  if (depth < 2 && random.chance(0.3)) {
    const filters = random.several(1, 3, () => randomFilter(random, isGroup, depth + 1))
    return { join: random.pick(['or', 'or', 'and']), filters }
  }
  const field = randomField(random)
  if (field === 'name') return nameFilter(random, isGroup)
  // The memory cache distinguishes -0 from 0 in these four operators, though not in its comparisons; the
  // hosted service holds the two equal everywhere. So the field with -0 only meets comparisons.
  const operator: Operator = random.pick(field[0] === 'zero' ? comparisons : operators)
  return { field, operator, value: operandOf(random, operator) }
}

function nameFilter(random: Random, isGroup: boolean): PlanFilter {
  const operator = random.pick([...comparisons, 'in', 'not-in'] as const)
  const value =
    operator === 'in' || operator === 'not-in'
      ? random.several(1, 4, () => randomName(random, isGroup))
      : randomName(random, isGroup)
  return { field: 'name', operator, value }
}

function operandOf(random: Random, operator: Operator): PlanValue {
  if (operator === 'in' || operator === 'not-in') {
    return random.several(1, 5, () => operand(random))
  }
  if (operator === 'array-contains-any') return random.several(1, 5, () => randomElement(random))
  return operator === 'array-contains' ? randomElement(random) : operand(random)
}

function operand(random: Random): PlanValue {
  const pinned: PlanValue = { timestamp: [1_700_000_000, random.below(4) * 1000] }
  return random.chance(0.3) ? random.pick([0, 1, 2, 'a', 'b', pinned]) : randomValue(random)
}

function randomField(random: Random): PlanField {
  return random.chance(0.1) ? 'name' : random.pick(fields)
}

/** An id within a collection, a path across collections. */
function randomName(random: Random, isGroup: boolean): string {
  const id = random.pick(ids)
  return isGroup ? `${random.pick(collections)}/${id}` : id
}
