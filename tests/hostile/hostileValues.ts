import { fc } from '../fastCheck'

/** What people, broken programs and attackers put where a text, a number or a row is expected. */

/** Names that a plain object already has. */
const reservedNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
] as const

const unpleasantTexts = [
  '',
  '\u3000\u00a0\t\r\n',
  '\u0000',
  '글\u0000자',
  '\u200b\u200d\ufeff',
  '\u202e거꾸로\u202c',
  '\ud83d',
  '\udc00가',
  '👨‍👩‍👧‍👦',
  'Z̷̡̛̼a̸l̶g̴o̵',
  '가'.normalize('NFD'),
  'NaN',
  '1e309',
  '9007199254740993',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '$'.concat('{alert(1)}{{7*7}}'),
  '.*+?^$'.concat('{}()|[]\\'),
  '%E0%A4%A',
  '한'.repeat(300),
] as const

const long = (length: number) =>
  fc
    .constantFrom('가', 'ㄱ', 'a b ', '(', '👨‍👩‍👧', '\ud83d', '\u202e', '<b>', '\\', '가나 ')
    .map((part) => part.repeat(Math.ceil(length / part.length)))

/** Any text: short tricks, every code unit, sometimes a hundred thousand characters. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...unpleasantTexts) },
  { weight: 6, arbitrary: fc.constantFrom(...reservedNames) },
  { weight: 12, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 8, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  {
    weight: 6,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 30 })
      .map((units) => String.fromCharCode(...units)),
  },
  { weight: 1, arbitrary: long(100_000) },
)

const foreignUrls = [
  'javascript:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript%3Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  'intent://evil#Intent;end',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '\u00a0//evil.example',
  'http://evil.example',
  'https:\n//evil.example',
  'evil.example',
  'mailto:a@b.example',
] as const

const schemes = fc.constantFrom('javascript', 'data', 'vbscript', 'file', 'http', 'blob', 'x-y')
const noise = fc.constantFrom('', ' ', '\t', '\n', '\r', '\u0000', '\u200b', '\ufeff', '\\', '/')

/** Addresses that must never be opened or fetched. */
export const foreignUrl: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...foreignUrls),
  fc
    .tuple(noise, schemes, noise, noise, fc.string({ maxLength: 10 }))
    .map(([before, scheme, within, after, rest]) => {
      const cut = Math.floor(scheme.length / 2)
      return `${before}${scheme.slice(0, cut)}${within}${scheme.slice(cut)}:${after}${rest}`
    }),
  fc
    .tuple(fc.constantFrom('/', '\\', '/\t', '/\n'), fc.constantFrom('/', '\\'))
    .map(([first, second]) => `${first}${second}evil.example/a`),
)

/** Valid addresses: of the site, https or a phone; they stay unchanged. */
export const goodUrl: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '/',
    '/pickup/apply',
    '/branches/seongsu?tab=location',
    '/media/hero-care.webp',
    '/a/b//c',
    '/faq#결제',
    '/%E0%A4%A',
    'tel:02-000-0000',
    'HTTPS://EXAMPLE.COM/A',
  ),
  fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true }),
)

export const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    -0,
    0,
    -1,
    0.1,
    2 ** 31,
    2 ** 53,
    -(2 ** 53),
    2 ** 53 - 1,
    Number.MAX_VALUE,
    Number.MIN_VALUE,
  ),
  fc.double(),
  fc.integer(),
)

/** Any value a document may have, including numbers without JSON and sparse arrays. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 2, arbitrary: foreignUrl },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, undefined, true, false, [], {}) },
  { weight: 2, arbitrary: fc.array(fc.oneof(hostileNumber, hostileText), { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.sparseArray(fc.integer(), { maxLength: 8 }) },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: false }) },
  {
    weight: 2,
    arbitrary: fc.dictionary(
      fc.oneof(fc.constantFrom(...reservedNames), fc.string()),
      fc.anything(),
      { maxKeys: 4 },
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(50, 2000).map(nested) },
  { weight: 2, arbitrary: fc.anything({ withSparseArray: true, withNullPrototype: true }) },
)

function nested(depth: number): unknown {
  let value: unknown = '속'
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** A row with fields corrupted, missing or added. `keptKeys` stay. */
export const corrupted = <Row extends object>(
  row: fc.Arbitrary<Row>,
  value: fc.Arbitrary<unknown> = hostileValue,
): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .tuple(
      row,
      fc.infiniteStream(fc.tuple(fc.integer({ min: 0, max: 3 }), value)),
      fc.dictionary(fc.constantFrom(...reservedNames, 'id', 'extra'), value, { maxKeys: 2 }),
    )
    .map(([good, fates, extra]) => {
      const bad: Record<string, unknown> = {}
      for (const [key, kept] of Object.entries(good)) {
        const [fate, spoiler] = fates.next().value ?? [0, undefined]
        if (fate === 0) bad[key] = spoiler
        else if (fate !== 1) bad[key] = kept
      }
      return { ...bad, ...extra }
    })

/** Invalid JSON, JSON of another shape, or another version's wrapper. */
export const hostileStorageText: fc.Arbitrary<string> = fc.oneof(
  hostileText,
  fc.json({ maxDepth: 4 }),
  fc.constantFrom(
    '{',
    'null',
    '[]',
    '{}',
    '"x"',
    '7',
    '1e999',
    '{"v":1}',
    '{"v":1,"data":null}',
    '{"v":1,"data":[null,[],{}]}',
    '{"v":"1","data":[]}',
    '{"v":1,"data":{"__proto__":{"polluted":true}}}',
    '{"__proto__":{"v":1,"data":[]},"v":1,"data":[]}',
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
  ),
  hostileValue.map((data) => json({ v: 1, data })),
)

/** `JSON.stringify`; what JSON lacks becomes null. */
export function json(value: unknown): string {
  try {
    return (
      JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part)) ?? 'null'
    )
  } catch {
    return 'null'
  }
}

const extremes = [
  '0000-01-01T00:00:00Z',
  '0099-12-31T23:59:59Z',
  '1900-01-01T00:00:00Z',
  '1970-01-01T00:00:00Z',
  // Korea's daylight saving time of these two summers does not apply to our days.
  '1987-05-10T02:30:00+09:00',
  '1988-10-09T02:30:00+09:00',
  '2026-11-19T14:59:59.999Z',
  '2026-11-19T15:00:00.000Z',
  '2028-02-29T14:59:59.999Z',
  '2100-02-28T15:00:00Z',
  '9999-12-31T14:59:59.999Z',
  '9999-12-31T15:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
] as const

/** Times of a wrong clock, with the ends of `Date` and invalid dates. */
export const hostileInstant: fc.Arbitrary<Date> = fc.oneof(
  fc.constantFrom(...extremes).map((text) => new Date(text)),
  fc.constantFrom(8.64e15, -8.64e15, 8.64e15 + 1, Number.NaN, -1, 0).map((time) => new Date(time)),
  fc.date({ noInvalidDate: false }),
)

/** Positions on earth, beyond it, and invalid ones. */
export const hostilePosition: fc.Arbitrary<{ lat: number; lng: number }> = fc.record({
  lat: hostileNumber,
  lng: hostileNumber,
})

/** A parent's valid text: at least two syllables, trimmed. */
export const koreanText: fc.Arbitrary<string> = fc
  .string({
    unit: fc.constantFrom(...'가나다라마바사아자차카타파하 0123'),
    minLength: 2,
    maxLength: 20,
  })
  .map((text) => `말씀${text}`.trim())
