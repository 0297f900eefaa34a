import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { careHours, careRules } from '@/content/info/careRules'
import { faqGroups } from '@/content/info/faq'
import { sampleNotices as notices } from '@/content/info/notices'
import { reserveGuides } from '@/content/info/reserveGuide'
import { isDeclared, keptOnDevice } from '@/content/legal/keptOnDevice'
import { marketingConsent } from '@/content/legal/marketingConsent'
import { privacy } from '@/content/legal/privacy'
import { terms as termsAt } from '@/content/legal/terms'
import { daysBetween, isDay } from '@/domain/dates/day'
import { builtDayPrices } from '@/features/prices/ByPrices'
import { deviceFacts } from '@/stores/deviceFacts'

const terms = termsAt(builtDayPrices)

const distinct = (values: readonly string[]) => new Set(values).size === values.length

const storageKeys: string[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .filter((source) => /storageSlot</.test(source))
  .flatMap((source) => [...source.matchAll(/\bkey: '([^']+)'/g)].map(([, key = '']) => key))
  .concat(deviceFacts.flatMap(({ name, area }) => (area === 'memory' ? [] : [name])))

describe('the privacy policy', () => {
  test('names everything stored on the device', () => {
    expect(storageKeys.length).toBeGreaterThan(3)
    expect(storageKeys.filter((name) => !isDeclared(name))).toEqual([])
    const { table } = privacy.sections.find(({ id }) => id === 'device') ?? {}
    expect(table?.rows).toHaveLength(keptOnDevice.length)
  })
})

/** Kept care data with its row of the policy's table. */
test.each([
  ['돌봄 예약과 출결', '등원·하원 시각, 데려간 분', '돌본 날에서 1년'],
  ['알림장', '하루 이야기', '돌본 날에서 1년'],
  ['이용권을 쓴 기록 (사용 내역)', '이용권을 썼는지', '돌본 날에서 1년'],
  ['빈자리 알림', '기다리는 회차', '회차가 시작하거나'],
  ['자주 가는 곳', '장소 이름', '탈퇴할 때까지'],
  ['함께 보는 보호자', '관계, 권한', '내보내거나, 나가거나'],
  ['보호자 초대', '초대 코드', '48시간 동안 쓸 수 있고, 쓰지 않은 것은 한 달 안에'],
  ['아지트 선생님', '맡은 지점', '원장이 내보낼 때까지'],
  ['선생님 초대', '휴대폰 번호', '72시간 동안 쓸 수 있고, 쓰지 않은 것은 한 달 안에'],
])('the privacy policy says how long %s is kept', (when, what, until) => {
  const { table } = privacy.sections.find(({ id }) => id === 'purpose') ?? {}
  const row = table?.rows.find(([first]) => first === when) ?? []
  expect(row[1]).toContain(what)
  expect(row[3]).toContain(until)
})

test('the privacy policy names the readers of attendance and notes, and what a withdrawal deletes', () => {
  const wordsOf = (section: string) =>
    JSON.stringify(privacy.sections.find(({ id }) => id === section))
  expect(wordsOf('who')).toMatch(/보호자 본인: [^"]*등원, 하원[^"]*알림장[^"]*사용 기록/)
  expect(wordsOf('who')).toMatch(/아지트의 원장: [^"]*등원, 하원[^"]*알림장[^"]*사용 기록/)
  expect(wordsOf('who')).toMatch(
    /아지트의 선생님: 원장이 맡긴 지점의 [^"]*등원, 하원[^"]*주문과 충전금 내역, 이용권, 지점 제안은 볼 수 없습니다/,
  )
  expect(wordsOf('who')).toMatch(
    /초대한 보호자\(5명까지\): 「함께 예약」은 [^"]*주문, 충전금[^"]*「보기만」은 자녀, 예약과 출결, 알림장/,
  )
  expect(wordsOf('erase')).toContain('알림장과 사진, 투약 의뢰, 자주 가는 곳, 빈자리 알림')
  expect(wordsOf('erase')).toContain('함께 보는 보호자와 초대가 먼저 지워지고')
})

describe.each([
  ['the terms', terms],
  ['the questions', faqGroups(builtDayPrices)],
  ['the introduction of care', careRules],
])('%s', (_, content) => {
  const text = JSON.stringify(content)

  test('define a use and how many each plan has', () => {
    expect(text).toContain('아이 한 명의 돌봄 한 회차(2시간)')
    expect(text).toContain(
      '라이트 2시간권 1회, 라이트 4시간권 2회, 레귤러 월 정기권 하루 1회, 패밀리 자녀 1명 추가 하루 1회, 패밀리 자녀 2명 추가 하루 2회',
    )
  })

  test('say how far ahead care is booked and until when', () => {
    expect(text).toContain('레귤러와 패밀리는 오늘부터 14일 뒤까지, 라이트는 7일 뒤까지')
    expect(text).toContain('회차가 끝나기 30분 전까지')
  })

  test('say that a cancelled booking returns its use and a missed one does not', () => {
    expect(text).toMatch(/취소하면 자리와 이용권 1회가 바로 돌아/)
    expect(text).toMatch(/오지 않은 회차의 이용권은 돌아오지 않/)
  })
})

test('care hours are those of the timetable', () => {
  expect(careHours).toBe('월~금 13:00~15:00, 15:00~17:00, 17:00~19:00 (공휴일은 쉼)')
})

test('the reservation guide links to care', () => {
  const guide = reserveGuides.find(({ id }) => id === 'care')
  expect(guide?.link.to).toBe('/care')
  expect(JSON.stringify(guide)).toContain('오지 않은 회차는 돌아오지 않아요')
})

test('the current texts are announced a week ahead, and older notices stay true', () => {
  const [newest] = notices
  expect(newest?.body).toContain(`이용약관 ${terms.version}판`)
  expect(newest?.body).toContain(`개인정보처리방침 ${privacy.version}판`)
  expect(newest?.body).toContain('\n- ')
  expect(privacy.effectiveDay).toBe(terms.effectiveDay)
  expect(daysBetween(newest?.day ?? '', terms.effectiveDay)).toBeGreaterThanOrEqual(7)
  const text = JSON.stringify(notices)
  expect(text).not.toContain('이 기기에만 남고 밖으로 나가지 않아요')
  expect(text).not.toContain('예약과 결제는 실제로 이루어지지 않아요')
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
  test('has a version, a day and unique sections', () => {
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

test('notices are sorted newest first', () => {
  expect(notices.length).toBeGreaterThanOrEqual(6)
  expect(distinct(notices.map(({ id }) => id))).toBe(true)
  const days = notices.map(({ day }) => day)
  expect(days.every(isDay)).toBe(true)
  expect(days).toEqual([...days].sort().reverse())
})
