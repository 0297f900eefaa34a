import { describe, expect, test } from 'vitest'
import {
  deadlineDay,
  isPastDeadline,
  remainingLabel,
  reserveSpecialSnack,
} from '@/domain/snacks/specialSnackDeadline'
import type { SpecialSnackEvent } from '@/domain/snacks/specialSnackEvent'
import { fc } from '../../fastCheck'

const deadline = new Date('2026-11-23T18:00:00+09:00')
const leaving = (ms: number) => new Date(deadline.getTime() - ms)
const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const event: SpecialSnackEvent = {
  id: 'songpyeon-day',
  title: '송편 빚는 날',
  branch: '성수점',
  deadline,
  product: { title: '꼬마 송편', priceKRW: 6_500, imageUrl: undefined, html: '' },
}

test.each([
  [100 * HOUR, '4일 남음'],
  [48 * HOUR, '2일 남음'],
  [48 * HOUR - 1, '1일 남음'],
  [24 * HOUR + MINUTE, '1일 남음'],
  [24 * HOUR, '24시간 0분 남음'],
  [24 * HOUR - 1, '23시간 59분 남음'],
  [HOUR + MINUTE, '1시간 1분 남음'],
  [HOUR, '1시간 0분 남음'],
  [HOUR - 1, '0시간 59분 남음'],
  [2 * MINUTE - 1, '0시간 1분 남음'],
  [MINUTE, '0시간 1분 남음'],
  [MINUTE - 1, '0시간 0분 남음'],
  [1, '0시간 0분 남음'],
  [0, '마감'],
  [-1, '마감'],
  [-HOUR, '마감'],
])('%i ms before the deadline: %s', (ms, label) => {
  expect(remainingLabel(deadline, leaving(ms))).toBe(label)
})

test('the label is rounded down to the minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 * HOUR }), (ms) => {
      const [, hours, minutes] =
        /^(\d+)시간 (\d+)분 남음$/.exec(remainingLabel(deadline, leaving(ms))) ?? []
      const shown = Number(hours) * HOUR + Number(minutes) * MINUTE
      expect(Number(minutes)).toBeLessThan(60)
      expect(shown).toBeLessThanOrEqual(ms)
      expect(ms - shown).toBeLessThan(MINUTE)
    }),
  )
})

test.each([
  ['2026-11-23T18:00:00+09:00', '2026.11.23(월)'],
  ['2026-11-23T00:00:00+09:00', '2026.11.23(월)'],
  ['2026-11-22T23:59:59+09:00', '2026.11.22(일)'],
  ['2026-12-31T15:00:00Z', '2027.01.01(금)'],
])('%s is the day %s in Seoul', (instant, day) => {
  expect(deadlineDay(new Date(instant))).toBe(day)
})

describe('reserving', () => {
  test('a chosen product before the deadline', () => {
    expect(reserveSpecialSnack(event, true, leaving(1))).toEqual({
      ok: true,
      payload: { eventId: 'songpyeon-day', product: { title: '꼬마 송편', price: 6_500 } },
    })
  })

  test.each([
    [false, 1, '상품을 선택해 주세요.'],
    [true, 0, '예약이 마감되었습니다.'],
    [false, 0, '예약이 마감되었습니다.'],
    [true, -1, '예약이 마감되었습니다.'],
  ])('chosen: %s, %i ms before: %s', (isChosen, ms, reason) => {
    expect(reserveSpecialSnack(event, isChosen, leaving(ms))).toEqual({ ok: false, reason })
  })

  test('agrees with the label at every moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: -HOUR, max: HOUR }), (ms) => {
        const isClosed = remainingLabel(deadline, leaving(ms)) === '마감'
        expect(isPastDeadline(deadline, leaving(ms))).toBe(isClosed)
        expect(reserveSpecialSnack(event, true, leaving(ms)).ok).toBe(!isClosed)
      }),
    )
  })
})
