import { describe, expect, test } from 'vitest'
import type { Stay } from '@/domain/care/stay'
import { staysOf } from '@/domain/care/stay'
import {
  type HomeItem,
  homeChoice,
  homeDayName,
  homeDays,
  homeEffect,
  homeFeeKRW,
  homeItems,
  homeMessage,
  homeName,
  somethingStays,
} from '@/domain/rides/week/dayAtHome'
import { aCareBooking, onCareDay } from '../../care/aCareBooking'
import { anOrder } from '../../orders/anOrder'
import { aSessionBooking } from '../../programs/aSessionBooking'
import { aRide } from '../aRide'

const now = onCareDay('10:00')
const day = '2026-11-24'

function aStay(...starts: string[]): Stay {
  const [stay] = staysOf(starts.map((time) => aCareBooking({ startsAt: onCareDay(time) })))
  if (!stay) throw new Error('No stay.')
  return stay
}
const stay = (...starts: string[]): HomeItem => ({ kind: 'stay', key: 's', stay: aStay(...starts) })
const ride: HomeItem = { kind: 'ride', key: 'r', ride: aRide({ startsAt: onCareDay('12:00') }) }
const program: HomeItem = {
  kind: 'program',
  key: 'p',
  booking: aSessionBooking({ programId: 'coding', startsAt: onCareDay('15:00') }),
}

test('names and what comes of them', () => {
  const whole = stay('13:00', '15:00')
  expect(`${homeName(whole, () => undefined)} · ${homeEffect(whole, now)}`).toBe(
    '돌봄 13:00~17:00 · 이용권 2회가 돌아와요',
  )
  expect(homeEffect(stay('13:00', '15:00'), onCareDay('13:10'))).toBe('이용권은 돌아오지 않아요')
  expect(homeName(program, () => '코딩')).toBe('코딩 15:00')
  expect(homeEffect(program, now)).toBe('이용료 없음')
})

describe('the message is about', () => {
  const message = (items: HomeItem[], ticked: string[], at = now) =>
    homeMessage(items, new Set(ticked), at)

  test('the first stay that stays', () => {
    expect(message([ride, stay('13:00')], ['r'])).toMatchObject({ kind: 'absent', isDue: false })
  })

  test('a stay that has begun, in any case', () => {
    const begun = message([stay('13:00')], ['s'], onCareDay('13:10'))
    expect(begun).toMatchObject({ kind: 'absent', isDue: true })
  })

  test('else the first ride that stays', () => {
    expect(message([stay('13:00'), ride], ['s'])).toMatchObject({
      kind: 'other',
      about: { rideId: aRide().id },
    })
  })

  test('else the first of all', () => {
    expect(message([stay('13:00'), program], ['s'])).toMatchObject({
      kind: 'other',
      about: { rideId: '' },
    })
  })

  test('nothing, where there is neither a ride nor a stay', () => {
    expect(message([program], [])).toBeUndefined()
  })
})

test('children with something ahead, none that is there', () => {
  const bookings = [
    aCareBooking({ childId: 'a', childName: '가은' }),
    aCareBooking({ childId: 'b', childName: '나은', arrivedAt: onCareDay('12:58') }),
    aCareBooking({ childId: 'c', childName: '다은', cancelledAt: now }),
  ]
  const rides = [aRide({ childId: 'd', childName: '라은', startsAt: onCareDay('12:00') })]
  expect(homeDays({ rides, bookings }, day, now).map(({ childName }) => childName)).toEqual([
    '라은',
    '가은',
  ])
  expect(homeDays({ rides, bookings }, '2026-11-25', now)).toEqual([])
})

test('by time; nobody for a stay that is over, a ride that has arrived or a program that has begun', () => {
  const bookings = [
    aCareBooking({ childId: 'a', childName: '가은', startsAt: onCareDay('15:00') }),
    aSessionBooking({ childId: 'b', childName: '나은', startsAt: onCareDay('14:00') }),
  ]
  const rides = [
    aRide({ childId: 'c', childName: '다은', startsAt: onCareDay('16:00') }),
    aRide({ childId: 'd', childName: '라은', startsAt: onCareDay('16:00'), status: 'arrived' }),
  ]
  const namesAt = (time: string) =>
    homeDays({ rides, bookings }, day, onCareDay(time)).map(({ childName }) => childName)
  expect(namesAt('13:59')).toEqual(['나은', '가은', '다은'])
  expect(namesAt('14:00')).toEqual(['가은', '다은'])
  expect(namesAt('16:59')).toEqual(['가은', '다은'])
  expect(namesAt('17:00')).toEqual(['다은'])
})

const snackOf = (status: 'awaitingPayment' | 'paid' | 'cancelled'): HomeItem => ({
  kind: 'snack',
  key: status,
  order: anOrder({
    ...{ id: status, kind: 'snack', childId: 'a', day, status },
    lines: [
      { code: 'milk', name: '우유', priceKRW: 1_500, quantity: 1 },
      { code: 'nuts', name: '견과', priceKRW: 2_000, quantity: 2 },
    ],
  }),
})

test('what a press does of each, what it costs, and what is said', () => {
  const onTheWay: HomeItem = { ...ride, ride: aRide({ status: 'onTheWay' }) }
  const confirmed: HomeItem = {
    ...ride,
    ride: aRide({ status: 'confirmed', startsAt: onCareDay('12:00') }),
  }
  const begun: HomeItem = {
    ...program,
    booking: aSessionBooking({ programId: 'coding', startsAt: now }),
  }
  const noPass = stay('13:00')
  const free: HomeItem = {
    kind: 'stay',
    key: 'free',
    stay: staysOf([aCareBooking({ passId: undefined, slot: undefined })])[0] ?? aStay('13:00'),
  }
  const found = [ride, confirmed, onTheWay, noPass, free, program, begun].map((item) => [
    homeChoice(item, now),
    homeFeeKRW(item, now),
    homeEffect(item, now),
  ])
  expect(found).toEqual([
    ['cancel', 0, '수수료 0원'],
    ['cancel', 3_870, '수수료 3,870원'],
    ['fixed', 0, '이미 출발했어요. 전화해 주세요.'],
    ['cancel', 0, '이용권 1회가 돌아와요'],
    ['cancel', 0, '이용료 없음'],
    ['cancel', 0, '이용료 없음'],
    ['fixed', 0, '이용료 없음'],
  ])
  const snacks = [snackOf('awaitingPayment'), snackOf('paid')]
  expect(snacks.map((item) => [homeChoice(item, now), homeEffect(item, now)])).toEqual([
    ['cancel', '입금 전이라 취소돼요'],
    ['fixed', '환불은 아지트에 문의해 주세요.'],
  ])
  expect(homeName(snackOf('paid'), () => undefined)).toBe('간식 우유 1, 견과 2')
  expect(homeName(ride, () => undefined)).toBe('픽업 12:00')
  expect(homeName(program, () => undefined)).toBe('프로그램 15:00')
  expect(homeDayName({ childId: 'a', childName: '김하준', day: '2026-12-02' })).toBe(
    '12.02(수) 김하준 쉬어요',
  )
})

test("a child's day in order of time, its snacks last; nothing of another child or day, nothing that is over", () => {
  const bookings = [
    aCareBooking({ childId: 'a', startsAt: onCareDay('13:00') }),
    aCareBooking({ childId: 'b', startsAt: onCareDay('13:00') }),
    aCareBooking({ childId: 'a', startsAt: onCareDay('15:00'), cancelledAt: now }),
    aSessionBooking({ id: 'ahead', childId: 'a', programId: 'art', startsAt: onCareDay('11:00') }),
    aSessionBooking({ id: 'over', childId: 'a', programId: 'art', startsAt: onCareDay('09:00') }),
    aSessionBooking({
      ...{ id: 'off', childId: 'a', programId: 'art', startsAt: onCareDay('11:30') },
      cancelledAt: now,
    }),
  ]
  const rides = [
    aRide({ id: 'r', childId: 'a', startsAt: onCareDay('12:30') }),
    aRide({ id: 'driven', childId: 'a', startsAt: onCareDay('08:00'), status: 'arrived' }),
    aRide({ id: 'off', childId: 'a', startsAt: onCareDay('12:40'), status: 'cancelled' }),
    aRide({ id: 'next', childId: 'a' }),
  ]
  const order = (id: string, change: Parameters<typeof anOrder>[0]) =>
    anOrder({ id, kind: 'snack', childId: 'a', day, ...change })
  const orders = [
    order('waits', {}),
    order('paid', { status: 'paid' }),
    order('gone', { status: 'cancelled' }),
    order('other', { childId: 'b' }),
    order('later', { day: '2026-11-25' }),
    order('pass', { kind: 'membership' }),
  ]
  const [stayKey] = bookings.map(({ id }) => `stay-${id}`)
  const items = homeItems({ childId: 'a', childName: '', day }, { rides, bookings, orders }, now)
  expect(items.map(({ key }) => key)).toEqual([
    ...['program-ahead', 'ride-r', stayKey, 'snack-waits', 'snack-paid'],
  ])
})

test('something stays where it is not ticked, begun, or under way', () => {
  const begun = stay('13:00')
  expect(somethingStays([ride], new Set(['r']), now)).toBe(false)
  expect(somethingStays([ride], new Set(), now)).toBe(true)
  expect(somethingStays([begun], new Set(['s']), onCareDay('13:10'))).toBe(true)
})
