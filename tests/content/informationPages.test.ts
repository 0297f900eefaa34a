import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { careHours, careRules } from '@/content/careTerms'
import { changesSince, privacyChanges, termsChanges } from '@/content/consentChanges'
import { faqGroups } from '@/content/faq'
import { isDeclared, keptOnDevice } from '@/content/keptOnDevice'
import { marketingConsent } from '@/content/marketingConsent'
import { membershipFaq } from '@/content/membershipFaq'
import { notices } from '@/content/notices'
import { privacy } from '@/content/privacy'
import { reserveGuides } from '@/content/reserveGuide'
import { terms } from '@/content/terms'
import { addDays, isDay } from '@/domain/dates/day'
import { consentVersions } from '@/domain/legal/consentVersions'
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

  test('tells where, by whom and how long, as the documents and the deletion have it', () => {
    const text = JSON.stringify(privacy)
    for (const [kind, period] of [
      ['픽업한 날', '1년'],
      ['돌본 날', '1년'],
      ['수업 날', '1년'],
      ['주문한 날', '5년'],
      ['신청한 날', '6개월'],
      ['제안한 날', '6개월'],
    ])
      expect(text).toContain(`${kind}에서 ${period}`)
    for (const fact of ['서울', 'Google LLC', '미국', '아지트의 선생님'])
      expect(text).toContain(fact)
  })
})

/** Every text that speaks of care, with the sentence that only it needs to have. */
const aboutCare: [string, unknown][] = [
  ['the terms', terms],
  ['the questions', faqGroups],
  ['the introduction of care', careRules],
]

describe.each(aboutCare)('%s', (_, content) => {
  const text = JSON.stringify(content)

  test('say what a use is, and how often each plan has one', () => {
    expect(text).toContain('아이 한 명의 돌봄 한 회차(2시간)')
    expect(text).toContain(
      '라이트 2시간권 1회, 라이트 4시간권 2회, 레귤러 월 정기권 하루 1회, 패밀리 자녀 1명 추가 하루 1회, 패밀리 자녀 2명 추가 하루 2회',
    )
  })

  test('say how far ahead one books, and until when', () => {
    expect(text).toContain('레귤러와 패밀리는 오늘부터 14일 뒤까지, 라이트는 7일 뒤까지')
    expect(text).toContain('회차가 끝나기 30분 전까지')
  })

  test('say that a cancelled booking gives its use back and a missed one does not', () => {
    expect(text).toMatch(/취소하면 자리와 이용권 1회가 바로 돌아/)
    expect(text).toMatch(/오지 않은 회차의 이용권은 돌아오지 않/)
  })
})

test('care is held at the times of its timetable', () => {
  expect(careHours).toBe('월~금 13:00~15:00, 15:00~17:00, 17:00~19:00 (공휴일은 쉼)')
})

test('the guide of reservations leads to care', () => {
  const guide = reserveGuides.find(({ id }) => id === 'care')
  expect(guide?.link.to).toBe('/care')
  expect(JSON.stringify(guide)).toContain('오지 않은 회차는 돌아오지 않아요')
})

test('the privacy policy says who reads attendance and notes, and what a withdrawal deletes', () => {
  const who = JSON.stringify(privacy.sections.find(({ id }) => id === 'who'))
  expect(who).toMatch(/보호자 본인: [^"]*출결, 알림장/)
  expect(who).toMatch(/아지트의 선생님과 관리자: [^"]*출결[^"]*알림장/)
  expect(who).toContain('자주 가는 곳과 빈자리 알림은 보호자 본인만')
  const erase = JSON.stringify(privacy.sections.find(({ id }) => id === 'erase'))
  expect(erase).toContain('알림장, 자주 가는 곳, 빈자리 알림')
})

test('prices in the texts are those of the plans', () => {
  const text = JSON.stringify([terms, membershipFaq])
  for (const price of ['25,000원', '45,000원', '59,000원', '47,200원', '94,400원'])
    expect(text).toContain(price)
})

describe('what has changed', () => {
  test.each([
    ['terms', termsChanges, consentVersions.vTos],
    ['privacy', privacyChanges, consentVersions.vPp],
  ])('of the %s is told up to the present version', (_, changes, version) => {
    expect(changes[0]?.version).toBe(version)
    expect(changesSince(changes, version)).toEqual([])
    expect(changesSince(changes, '2.0')).toEqual(changes[0]?.changes)
    expect(changesSince(changes, '1.0')).toEqual(changes.flatMap((change) => change.changes))
    expect(changesSince(changes, '')).toEqual(changesSince(changes, '1.0'))
    expect(changesSince(changes, '10.0')).toEqual([])
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

test('questions are told apart', () => {
  const questions = faqGroups.flatMap(({ items }) => items.map(({ question }) => question))
  expect(questions.length).toBeGreaterThanOrEqual(16)
  expect(distinct(questions)).toBe(true)
})

describe('notices', () => {
  const textOf = (id: string) => JSON.stringify(notices.find((notice) => notice.id === id))

  test('announce the present terms and privacy policy a week before they hold', () => {
    const text = textOf('terms-3-0')
    expect(text).toContain(`이용약관 ${consentVersions.vTos}판`)
    expect(text).toContain(`개인정보처리방침 ${consentVersions.vPp}판`)
    expect(text).toContain('2026.12.01(화)')
    expect([terms.effectiveDay, privacy.effectiveDay]).toEqual(['2026-12-01', '2026-12-01'])
    expect(notices.find(({ id }) => id === 'terms-3-0')?.day).toBe(addDays('2026-12-01', -8))
  })

  test('of earlier days say what is true today', () => {
    expect(textOf('allergy-labels')).toContain('계정에 저장되어 아지트의 선생님이 함께 보고')
    expect(textOf('allergy-labels')).not.toContain('이 기기에만 남고 밖으로 나가지 않아요')
    expect(textOf('trial-open')).toContain('회원이 로그인하고 보낸 예약과 주문이 실제로 접수돼요')
    expect(textOf('trial-open')).not.toContain('예약과 결제는 실제로 이루어지지 않아요')
  })
})

test('notices stand in order, the newest first', () => {
  expect(notices.length).toBeGreaterThanOrEqual(6)
  expect(distinct(notices.map(({ id }) => id))).toBe(true)
  const days = notices.map(({ day }) => day)
  expect(days.every(isDay)).toBe(true)
  expect(days).toEqual([...days].sort().reverse())
})
