import { describe, expect, test } from 'vitest'
import { type Arrivals, arrivalsBetween, awayText, waitingElsewhere } from '@/domain/staff/arrivals'
import { aRide, inSeoul } from '../rides/aRide'

const ride = (id: string, startsAt = '2026-11-30T15:00') =>
  aRide({ id, startsAt: inSeoul(startsAt), createdAt: inSeoul('2026-11-28T10:00') })
const order = (id: string, createdAtMs = 1) => ({ id, createdAtMs })
const nothing: Arrivals = { rides: [], cancelled: [], orders: [], requests: 0, messages: 0 }
const textsOf = (now: Arrivals, before: Arrivals = nothing) =>
  arrivalsBetween(now, before).map(({ text }) => text)

describe('what arrived', () => {
  test('names each kind once, without names of people, and where it stands', () => {
    expect(
      arrivalsBetween(
        {
          rides: [ride('a'), ride('b')],
          cancelled: [ride('c', '2026-12-02T15:00')],
          orders: [order('o')],
          requests: 1,
          messages: 2,
        },
        nothing,
      ),
    ).toEqual([
      { text: '새 픽업 예약이 있어요.', path: '/staff?date=2026-11-30' },
      { text: '취소된 픽업이 있어요.', path: '/staff?date=2026-12-02' },
      { text: '새 알림이 있어요.', path: '/staff/inbox' },
      { text: '새 픽업 신청이 있어요.', path: '/staff/inbox' },
      { text: '새 주문이 있어요.', path: '/staff/orders' },
    ])
  })

  test('is nothing of what was known, is less, or is read for the first time', () => {
    const known = { ...nothing, rides: [ride('a')], orders: [order('o', 5)], messages: 2 }
    expect(textsOf(known, known)).toEqual([])
    expect(textsOf(nothing, known)).toEqual([])
    expect(textsOf(known, {})).toEqual([])
    // An older order comes into a paged list when another leaves it.
    expect(textsOf({ ...known, orders: [order('older', 4)] }, known)).toEqual([])
  })
})

test('what came while the page was hidden is counted by its time', () => {
  const away = { from: inSeoul('2026-11-28T10:00'), to: inSeoul('2026-11-28T11:00') }
  const at = (time: string) => ({ createdAt: inSeoul(`2026-11-28T${time}`) })
  const rides = ['10:00', '10:01', '11:00', '11:01'].map((time) => aRide(at(time)))
  expect(awayText(away, { rides, messages: [at('10:30')] })).toBe(
    '자리를 비운 사이: 픽업 2건 · 알림 1건',
  )
  expect(awayText(away, { rides: [aRide(at('10:30'))], messages: [at('10:30')] })).toBe(
    '자리를 비운 사이: 픽업 1건 · 알림 1건',
  )
  expect(awayText(away, { rides: [], messages: [at('11:30')] })).toBeUndefined()
})

test('requested rides of other days stand by day, of the branch that is shown', () => {
  const rides = [
    ride('a', '2026-11-28T15:00'),
    ride('b'),
    ride('c', '2026-11-30T16:00'),
    { ...ride('d', '2026-12-02T15:00'), branchId: 'mapo' },
  ]
  expect(waitingElsewhere(rides, { day: '2026-11-28', branchId: '' })).toEqual([
    { day: '2026-11-30', text: '11.30(월) 2건' },
    { day: '2026-12-02', text: '12.02(수) 1건' },
  ])
  expect(waitingElsewhere(rides, { day: '2026-11-30', branchId: 'mapo' })).toEqual([
    { day: '2026-12-02', text: '12.02(수) 1건' },
  ])
})
