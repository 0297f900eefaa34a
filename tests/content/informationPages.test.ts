import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { notices } from '@/content/info/notices'
import { isDeclared, keptOnDevice } from '@/content/legal/keptOnDevice'
import { marketingConsent } from '@/content/legal/marketingConsent'
import { privacy } from '@/content/legal/privacy'
import { terms } from '@/content/legal/terms'
import { isDay } from '@/domain/dates/day'
import { deviceFacts } from '@/stores/deviceFacts'

const distinct = (values: readonly string[]) => new Set(values).size === values.length

/** Every key under which the site keeps something on the device. */
const storageKeys: string[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .filter((source) => /storageSlot</.test(source))
  .flatMap((source) => [...source.matchAll(/\bkey: '([^']+)'/g)].map(([, key = '']) => key))
  .concat(deviceFacts.flatMap(({ name, area }) => (area === 'memory' ? [] : [name])))

describe('the privacy policy', () => {
  test('names everything that stays on the device', () => {
    expect(storageKeys.length).toBeGreaterThan(3)
    expect(storageKeys.filter((name) => !isDeclared(name))).toEqual([])
    const { table } = privacy.sections.find(({ id }) => id === 'device') ?? {}
    expect(table?.rows).toHaveLength(keptOnDevice.length)
  })
})

test('the terms say what a cancellation costs', () => {
  const { table } = terms.sections.find(({ id }) => id === 'refund') ?? {}
  expect(table?.rows).toEqual([
    ['확정 전', '없음'],
    ['확정 뒤 출발 8시간 전까지', '없음'],
    ['확정 뒤 출발 1시간 전까지', '요금의 절반'],
    ['확정 뒤 출발 직전까지', '요금 전액'],
  ])
})

describe.each([
  ['terms', terms],
  ['privacy', privacy],
  ['marketing', marketingConsent],
])('%s', (_, text) => {
  test('has a version, a day and sections of their own', () => {
    expect(text.version).toMatch(/^\d+\.\d+$/)
    expect(isDay(text.effectiveDay)).toBe(true)
    expect(distinct(text.sections.map(({ id }) => id))).toBe(true)
    for (const { paragraphs = [], items = [], table, heading } of text.sections) {
      expect(paragraphs.length + items.length + (table?.rows.length ?? 0), heading).toBeGreaterThan(
        0,
      )
      expect(table?.rows.every((row) => row.length === table.head.length) ?? true).toBe(true)
    }
  })
})

test('notices stand in order, the newest first', () => {
  expect(notices.length).toBeGreaterThanOrEqual(6)
  expect(distinct(notices.map(({ id }) => id))).toBe(true)
  const days = notices.map(({ day }) => day)
  expect(days.every(isDay)).toBe(true)
  expect(days).toEqual([...days].sort().reverse())
})
