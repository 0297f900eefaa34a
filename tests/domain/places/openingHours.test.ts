import { describe, expect, test } from 'vitest'
import {
  hoursOn,
  openingLine,
  openingShortLabel,
  openingState,
  spanLabel,
  type WeeklyHours,
  weekLabel,
} from '@/domain/places/openingHours'
import { fc } from '../../fastCheck'
import { neverRests } from './neverRests'

const weekday = { opensAtMin: 12 * 60, closesAtMin: 20 * 60 }
const saturday = { opensAtMin: 10 * 60, closesAtMin: 15 * 60 }
const hours: WeeklyHours = [null, weekday, weekday, weekday, weekday, weekday, saturday]
const never: WeeklyHours = [null, null, null, null, null, null, null]

/** An instant by a clock in Seoul. */
const seoul = (day: string, time: string) => new Date(`${day}T${time}+09:00`)

describe('openingLine', () => {
  // 2026-11-20 is a Friday.
  test.each([
    ['2026-11-20', '00:00:00', '아직 문을 열기 전이에요 · 오늘 12:00에 열어요'],
    ['2026-11-20', '11:59:59', '아직 문을 열기 전이에요 · 오늘 12:00에 열어요'],
    ['2026-11-20', '12:00:00', '지금 운영 중 · 20:00에 닫아요'],
    ['2026-11-20', '19:59:59', '지금 운영 중 · 20:00에 닫아요'],
    ['2026-11-20', '20:00:00', '오늘은 영업이 끝났어요 · 내일 10:00에 열어요'],
    ['2026-11-20', '23:59:59', '오늘은 영업이 끝났어요 · 내일 10:00에 열어요'],
    ['2026-11-21', '14:59:59', '지금 운영 중 · 15:00에 닫아요'],
    ['2026-11-21', '15:00:00', '오늘은 영업이 끝났어요 · 월요일 12:00에 열어요'],
    ['2026-11-22', '13:00:00', '오늘은 쉬는 날이에요 · 내일 12:00에 열어요'],
    ['2026-12-25', '13:00:00', '오늘은 쉬는 날이에요 (성탄절) · 내일 10:00에 열어요'],
    ['2026-12-24', '20:00:00', '오늘은 영업이 끝났어요 · 토요일 10:00에 열어요'],
  ])('%s %s: %s', (day, time, line) => {
    expect(openingLine(hours, seoul(day, time), neverRests)).toBe(line)
  })

  test.each([
    ['2026-11-20', '11:59:59', '운영 전'],
    ['2026-11-20', '12:00:00', '운영 중'],
    ['2026-11-20', '20:00:00', '운영 종료'],
    ['2026-12-25', '13:00:00', '쉬는 날'],
  ])('%s %s in short: %s', (day, time, word) => {
    expect(openingShortLabel(openingState(hours, seoul(day, time), neverRests))).toBe(word)
  })

  test('a closed day says why, and when the branch opens next', () => {
    const closed = ['2026-11-20', '2026-11-21']
    const closedOn = (day: string) => (closed.includes(day) ? '겨울 휴원' : undefined)
    const now = seoul('2026-11-20', '13:00:00')
    expect(openingLine(hours, now, closedOn)).toBe('오늘 휴무 · 겨울 휴원 · 월요일 12:00에 열어요')
    expect(openingShortLabel(openingState(hours, now, closedOn))).toBe('오늘 휴무 · 겨울 휴원')
  })

  test('the next opening is looked for in the next 14 days', () => {
    const now = seoul('2026-11-20', '20:00:00')
    const closedUntil = (last: string) => (day: string) => (day <= last ? '공사' : undefined)
    expect(openingLine(hours, now, closedUntil('2026-12-03'))).toBe(
      '오늘 휴무 · 공사 · 금요일 12:00에 열어요',
    )
    expect(openingLine(hours, now, closedUntil('2026-12-04'))).toBe('오늘 휴무 · 공사')
  })

  test('a branch that never opens names no next day', () => {
    expect(openingLine(never, seoul('2026-11-20', '13:00:00'), neverRests)).toBe(
      '오늘은 쉬는 날이에요',
    )
  })

  test('never throws, and is open exactly within the day’s hours', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('2026-01-01T00:00:00Z'),
          max: new Date('2027-12-31T00:00:00Z'),
          noInvalidDate: true,
        }),
        (now) => {
          const shown = new Date(now.getTime() + 9 * 3_600_000)
          const span = hoursOn(hours, shown.toISOString().slice(0, 10))
          const minute = shown.getUTCHours() * 60 + shown.getUTCMinutes()
          const isOpen = span !== null && minute >= span.opensAtMin && minute < span.closesAtMin
          expect(openingState(hours, now, neverRests).kind === 'open').toBe(isOpen)
          expect(openingLine(hours, now, neverRests)).not.toBe('')
        },
      ),
    )
  })
})

describe('labels', () => {
  test('a span and a closed day', () => {
    expect(spanLabel(weekday)).toBe('12:00~20:00')
    expect(spanLabel({ opensAtMin: 545, closesAtMin: 1439 })).toBe('09:05~23:59')
    expect(spanLabel(null)).toBe('쉬는 날')
  })

  test('a week joins equal days and leaves out closed days', () => {
    expect(weekLabel(hours)).toBe('월~금 12:00~20:00 · 토 10:00~15:00')
    expect(weekLabel([saturday, weekday, null, weekday, weekday, weekday, saturday])).toBe(
      '월 12:00~20:00 · 수~금 12:00~20:00 · 토~일 10:00~15:00',
    )
    expect(weekLabel(never)).toBe('')
  })
})
