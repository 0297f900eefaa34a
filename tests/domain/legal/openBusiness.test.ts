import { describe, expect, test } from 'vitest'
import { childRemovalRefusal, withdrawalRefusal } from '@/domain/legal/openBusiness'
import { anOrder } from '../orders/anOrder'
import { aSessionBooking } from '../programs/aSessionBooking'
import { aRide, inSeoul } from '../rides/aRide'

const nothing = { rides: [], bookings: [], orders: [], balanceKRW: 0, isStaff: false }
const now = inSeoul('2026-11-25T14:00')
const booking = aSessionBooking({ startsAt: inSeoul('2026-11-25T15:00') })

describe('closing an account', () => {
  test('is allowed when nothing is open', () => {
    expect(withdrawalRefusal(nothing, now)).toBeUndefined()
    const over = [
      aRide({ status: 'cancelled' }),
      aRide({ status: 'declined' }),
      aRide({ status: 'arrived' }),
      aRide({ startsAt: inSeoul('2026-11-24T15:00') }),
    ]
    const orders = (['paid', 'cancelled', 'refunded'] as const).map((status) => anOrder({ status }))
    const past = [
      { ...booking, startsAt: now },
      { ...booking, cancelledAt: now },
    ]
    expect(
      withdrawalRefusal({ ...nothing, rides: over, bookings: past, orders }, now),
    ).toBeUndefined()
  })

  test('is refused with the first reason that applies', () => {
    const ride = '다가오는 예약을 먼저 취소해 주세요.'
    const order = '진행 중인 주문을 먼저 취소해 주세요.'
    const orders = [anOrder()]
    const open = { ...nothing, rides: [aRide()], bookings: [booking], orders, balanceKRW: 50_000 }
    expect(withdrawalRefusal(open, now)).toBe(ride)
    expect(withdrawalRefusal({ ...open, rides: [] }, now)).toBe(ride)
    expect(withdrawalRefusal({ ...open, rides: [], bookings: [] }, now)).toBe(order)
    const withCredit = [anOrder({ kind: 'snack', payWith: 'balance', depositor: '' })]
    expect(withdrawalRefusal({ ...nothing, orders: withCredit, balanceKRW: 50_000 }, now)).toBe(
      order,
    )
    expect(withdrawalRefusal({ ...nothing, balanceKRW: 50_000 }, now)).toBe(
      '남은 충전금 50,000원의 환불을 먼저 신청해 주세요.',
    )
    expect(withdrawalRefusal({ ...nothing, balanceKRW: -1 }, now)).toBe(
      '미납 1원을 먼저 정산해 주세요.',
    )
  })

  test('a person of the agit is put out by a colleague first', () => {
    expect(withdrawalRefusal({ ...nothing, isStaff: true }, now)).toBe(
      '먼저 다른 원장이 내보내야 해요.',
    )
  })

  test('waits for a late ride that is under way', () => {
    const late = aRide({ status: 'pickedUp', startsAt: inSeoul('2026-11-25T10:00') })
    expect(withdrawalRefusal({ ...nothing, rides: [late] }, now)).toBeDefined()
  })
})

describe('a child in care', () => {
  const care = aSessionBooking({
    childId: 'child-1',
    programId: 'care-seongsu',
    startsAt: inSeoul('2026-11-25T13:00'),
  })
  const atClock = (time: string) => inSeoul(`2026-11-25T${time}`)
  const arrived = { ...care, arrivedAt: atClock('13:02') }
  test.each([
    ['may still come', care, '14:59', true],
    ['did not come', care, '15:00', false],
    ['is there, also after the end', arrived, '18:30', true],
    ['went home', { ...arrived, leftAt: atClock('14:00') }, '14:01', false],
    ['is in a class', { ...arrived, programId: 'art' }, '13:30', true],
  ])('%s', (_, held, time, isKept) => {
    const open = { ...nothing, bookings: [held] }
    const refusal = isKept ? '다가오는 예약을 먼저 취소해 주세요.' : undefined
    expect(childRemovalRefusal('child-1', open, atClock(time))).toBe(refusal)
    expect(withdrawalRefusal(open, atClock(time))).toBe(refusal)
  })

  test('was never marked out: the next day nothing is kept', () => {
    const open = { ...nothing, bookings: [arrived] }
    expect(withdrawalRefusal(open, inSeoul('2026-11-26T09:00'))).toBeUndefined()
  })
})

describe('taking a child out', () => {
  const refused = '다가오는 예약을 먼저 취소해 주세요.'
  const own = { ...booking, childId: 'child-1' }
  test.each([
    { rides: [aRide()], bookings: [], refusal: refused },
    { rides: [aRide({ childId: 'child-2' })], bookings: [], refusal: undefined },
    { rides: [aRide({ status: 'cancelled' })], bookings: [], refusal: undefined },
    { rides: [], bookings: [own], refusal: refused },
    { rides: [], bookings: [{ ...own, programId: 'care-seongsu' }], refusal: refused },
    { rides: [], bookings: [{ ...own, childId: 'child-2' }], refusal: undefined },
    { rides: [], bookings: [{ ...own, startsAt: now }], refusal: undefined },
    { rides: [], bookings: [{ ...own, cancelledAt: now }], refusal: undefined },
  ])('with upcoming bookings: $refusal', ({ refusal, ...open }) => {
    expect(childRemovalRefusal('child-1', open, now)).toBe(refusal)
  })
})
