import { expect, test } from 'vitest'
import { rideNews } from '@/domain/rides/booked/bookingNews'
import type { Ride } from '@/domain/rides/booked/ride'
import { aRide } from '../aRide'

const teacher = { name: '박민지', car: '흰색 카니발' }

test.each<[string, Partial<Ride>, Partial<Ride>, string]>([
  ['nothing', {}, {}, ''],
  ['nothing while confirmed', { status: 'confirmed' }, { status: 'confirmed' }, ''],
  ['confirmed', {}, { status: 'confirmed' }, '김하준 15:00 픽업: 확정'],
  ['declined', {}, { status: 'declined' }, '김하준 15:00 픽업: 운행 불가'],
  ['arrived', { status: 'pickedUp' }, { status: 'arrived' }, '김하준 15:00 픽업: 도착'],
  ['a teacher', {}, { driver: teacher }, '김하준 15:00 픽업: 담당 박민지 선생님'],
  ['the same teacher', { driver: teacher }, { driver: { ...teacher, car: '다른 차' } }, ''],
  ['cancelled by the parent', {}, { status: 'cancelled' }, ''],
  ['moved by the parent', { status: 'confirmed' }, { status: 'requested' }, ''],
])('%s', (_, before, after, news) => {
  expect(rideNews([aRide(after)], [aRide(before)])).toBe(news)
})

test('a new ride is no news', () => {
  expect(rideNews([aRide({ status: 'confirmed' })], [])).toBe('')
})

test('each ride is compared with itself', () => {
  const [first, second] = [aRide({ status: 'confirmed' }), aRide({ id: 'ride-2' })]
  expect(rideNews([first, { ...second, status: 'confirmed' }], [first, second])).toBe(
    '김하준 15:00 픽업: 확정',
  )
})

test('several changes make one sentence', () => {
  const before = [aRide(), aRide({ id: 'ride-2', childName: '김서연' })]
  const after = before.map((ride) => ({ ...ride, status: 'confirmed' as const }))
  expect(rideNews(after, before)).toBe('김하준 15:00 픽업: 확정, 김서연 15:00 픽업: 확정')
})
