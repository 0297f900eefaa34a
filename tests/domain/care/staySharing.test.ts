import { expect, test } from 'vitest'
import { staysOf } from '@/domain/care/stay'
import { stayEvent, stayShareText } from '@/domain/care/staySharing'
import { stayProgress } from '@/domain/care/stayState'
import { rideShareText } from '@/domain/rides/booked/rideShareText'
import { aRide } from '../rides/aRide'
import { aCareBooking, onCareDay } from './aCareBooking'

const came = { arrivedAt: onCareDay('13:04') }
const [stay] = staysOf([
  aCareBooking(came),
  aCareBooking({ startsAt: onCareDay('15:00'), ...came }),
])
if (!stay) throw new Error('The bookings adjoin no more.')

test('a stay is shared by child, time and branch', () => {
  expect(stayShareText(stay, '성수점')).toBe(
    '[도담아지트] 김하준 돌봄 11.24(화) 13:00~17:00 성수점',
  )
})

test('a shared ride names the driver, without private data', () => {
  const ride = aRide({
    status: 'confirmed',
    memo: '땅콩을 못 먹어요',
    driver: { name: '박민지', car: '흰색 카니발 12가 3456' },
  })
  expect(rideShareText(ride)).toBe(
    '[도담아지트] 김하준 픽업 11.25(수) 15:00 성동초등학교 → 도담아지트 성수점, 담당 박민지 선생님 (흰색 카니발 12가 3456)',
  )
})

test('a stay’s calendar entry spans its sessions', () => {
  expect(stayEvent(stay, '성수점', '')).toMatchObject({
    start: onCareDay('13:00'),
    durationMin: 240,
    title: '김하준 돌봄',
    location: '성수점',
  })
})

test('돌봄 상황 shows a stay’s progress', () => {
  expect(
    stayProgress(stay).map(({ label, at: time, isCurrent }) => [label, time, isCurrent]),
  ).toEqual([
    ['예약', new Date('2026-11-20T09:00:00+09:00'), false],
    ['등원', onCareDay('13:04'), true],
    ['하원', undefined, false],
  ])
})

test('a calendar entry has the stay’s address and is confirmed', () => {
  expect(stayEvent(stay, '성수점', '아차산로 100')).toMatchObject({
    uid: stay.bookings[0].id,
    location: '성수점 (아차산로 100)',
    note: '성수점 돌봄 13:00~17:00',
    isConfirmed: true,
  })
})

test.each([
  [{}, 'booked'],
  [came, 'arrived'],
  [{ ...came, leftAt: onCareDay('14:50') }, 'left'],
  [{ leftAt: onCareDay('14:50') }, 'left'],
])('after %j the current step is %s', (change, status) => {
  const [one] = staysOf([aCareBooking(change)])
  if (!one) throw new Error('a booking of care is a stay')
  const steps = stayProgress(one)
  expect(steps.map((step) => step.status)).toEqual(['booked', 'arrived', 'left'])
  expect(steps.filter(({ isCurrent }) => isCurrent).map((step) => step.status)).toEqual([status])
})
