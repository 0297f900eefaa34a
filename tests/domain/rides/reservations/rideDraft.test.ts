import { describe, expect, test } from 'vitest'
import { sampleBranches as branches } from '@/content/branches/branches'
import { sampleFares } from '@/domain/rides/fares/fare'
import {
  leftOutMessages,
  memberTimingOf,
  sendableLines,
  unsendableMessage,
} from '@/domain/rides/reservations/cartTiming'
import {
  linesWithAccountChildren,
  ridesFromCart,
  suggestedChild,
  unknownChildNames,
} from '@/domain/rides/reservations/rideDraft'
import { aReservation } from '../aReservation'
import { inSeoul } from '../aRide'

const making = {
  fares: sampleFares,
  uid: 'parent-1',
  phone: '+821012345678',
  branches,
}
const dice = () => {
  let value = 0
  return () => {
    value = (value + 0.017) % 1
    return value
  }
}

describe('which lines can be sent', () => {
  const line = aReservation({ date: '2026-11-25', hour: 13, minute: 0 })

  test.each([
    { now: '2026-11-25T12:30:00', count: 1 },
    { now: '2026-11-25T12:30:01', count: 0 },
    { now: '2025-10-21T13:00:00', count: 1 },
    { now: '2025-10-21T12:59:59', count: 0 },
  ])('at $now: $count', ({ now, count }) => {
    expect(sendableLines([line], inSeoul(now))).toHaveLength(count)
  })

  test('a line too far ahead is not past', () => {
    const far = inSeoul('2025-10-21T12:59:59')
    const over = aReservation({ date: '2025-10-20', hour: 13, minute: 0 })
    expect(memberTimingOf(line, far)).toBe('far')
    expect(memberTimingOf(line, inSeoul('2025-10-21T13:00:00'))).toBe('open')
    expect(memberTimingOf(over, far)).toBe('past')
    expect(unsendableMessage([line], far)).toBe(
      '지금 예약할 수 있는 예약이 없어요.\n400일 뒤까지만 예약할 수 있어요.',
    )
    expect(unsendableMessage([line, over], far)).toContain('지난 예약은 삭제해 주세요.\n400일')
    expect(leftOutMessages([line, over, over], far)).toEqual([
      '시간이 지난 2건은 제외했어요.',
      '400일보다 먼 1건은 제외했어요.',
    ])
    expect(leftOutMessages([], far)).toEqual([])
  })

  test('lines of unknown children are listed by name and assigned to chosen ones', () => {
    const own = { id: 'random-1', name: '이하늘' }
    const other = { id: 'random-2', name: '이바다' }
    const childList = [own, other]
    const mine = aReservation({ id: 'mine', child: { ...own, name: '옛 이름' } })
    const twin = { ...line, id: 'twin' }
    const sister = { ...line, id: 'sister', child: { id: 'child-2', name: '김서연' } }
    const cart = [line, mine, twin, sister]
    expect(unknownChildNames(cart, childList)).toEqual(['김하준', '김서연'])
    const chosen = new Map([
      ['김하준', own.id],
      ['김서연', other.id],
    ])
    expect(linesWithAccountChildren(cart, childList, chosen)).toEqual([
      { ...line, child: own },
      { ...mine, child: own },
      { ...twin, child: own },
      { ...sister, child: other },
    ])
    expect(linesWithAccountChildren(cart, childList)).toEqual([{ ...mine, child: own }])
    expect(unknownChildNames([mine], childList)).toEqual([])
  })

  test.each([
    { name: '이바다', children: ['이하늘', '이바다'], likely: '이바다' },
    { name: '김하준', children: ['이하늘'], likely: '이하늘' },
    { name: '김하준', children: ['이하늘', '이바다'], likely: undefined },
    { name: '김하준', children: [], likely: undefined },
  ])('$name suggests $likely among $children', ({ name, children, likely }) => {
    const childList = children.map((child) => ({ id: `id-${child}`, name: child }))
    expect(suggestedChild(name, childList)?.name).toBe(likely)
  })
})

describe('the rides of one booking', () => {
  const line = aReservation({ memo: '🚌'.repeat(200), distanceKm: 99, fareKRW: 99_999 })
  const sibling = { ...line, id: 'r-2', child: { id: 'child-2', name: '김서연' } }
  const later = { ...line, id: 'r-3', hour: 20, seriesId: 'week' }

  test('have their line’s id, and route and fare by the rules', () => {
    const [ride] = ridesFromCart([line], { ...making, random: dice() })
    expect(ride).toMatchObject({
      id: 'r-1',
      uid: 'parent-1',
      childId: 'child-1',
      childName: '김하준',
      branchId: 'seongsu',
      startsAt: inSeoul('2026-11-25T13:00'),
      origin: { name: '성동초등학교', address: '서울 성동구 왕십리로 189' },
      fareKRW: 7_742,
      seriesId: null,
      status: 'requested',
      driver: null,
      reason: '',
      cancelFeeKRW: 0,
      reached: {},
    })
    expect(ride?.memo).toHaveLength(300)
    expect(ride?.distanceKm).toBeCloseTo(1.484, 2)
    expect(Object.keys(ride?.origin ?? {})).toEqual(['name', 'address', 'lat', 'lng'])
  })

  test('share the code word only when they go together', () => {
    const [one, two, other] = ridesFromCart([line, sibling, later], { ...making, random: dice() })
    expect(two?.codeWord).toBe(one?.codeWord)
    expect(other?.codeWord).not.toBe(one?.codeWord)
    expect(other?.seriesId).toBe('week')
    expect(other?.fareKRW).toBe(9_742)
  })
})
