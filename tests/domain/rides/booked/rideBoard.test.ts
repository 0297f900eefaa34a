import { expect, test } from 'vitest'
import { rideStatuses } from '@/domain/rides/booked/ride'
import {
  boardCounts,
  boardFile,
  boardOfDay,
  boardStatus,
  checkDriverName,
  checkRefusalReason,
  driverOf,
  driversOf,
  isDueSoon,
  isOnBoard,
  isRideOver,
  MAX_DRIVER,
  MAX_REASON,
  UNASSIGNED,
  usualStep,
} from '@/domain/rides/booked/rideBoard'
import { tidyText } from '@/domain/text/tidyText'
import { reasonOf } from '../../reasonOf'
import { aRide, inSeoul } from '../aRide'

test('a day’s rides are sorted by time, then id', () => {
  const rides = [
    aRide({ id: 'late', startsAt: inSeoul('2026-11-25T18:00') }),
    aRide({ id: 'b', startsAt: inSeoul('2026-11-25T00:00') }),
    aRide({ id: 'a', startsAt: inSeoul('2026-11-25T00:00') }),
    aRide({ id: 'before', startsAt: inSeoul('2026-11-24T23:59') }),
    aRide({ id: 'after', startsAt: inSeoul('2026-11-26T00:00') }),
  ]
  expect(boardOfDay(rides, '2026-11-25').map(({ id }) => id)).toEqual(['a', 'b', 'late'])
})

test.each([
  ['', '', true],
  ['seongsu', '', true],
  ['other', '', false],
  ['', 'requested', true],
  ['', 'confirmed', false],
  ['seongsu', 'requested', true],
] as const)('branch %j and status %j show the ride: %j', (branchId, status, isShown) => {
  expect(isOnBoard({ branchId, status, driver: '' }, aRide())).toBe(isShown)
})

test.each([
  ['', [true, true, true]],
  ['박민지', [true, false, false]],
  [UNASSIGNED, [false, false, true]],
] as const)('the driver %j shows a ride of hers, of another, of nobody: %j', (driver, shown) => {
  const rides = [
    aRide({ driver: { name: '박민지', car: '' } }),
    aRide({ driver: { name: '박민', car: '' } }),
    aRide({ driver: null }),
  ]
  expect(rides.map((ride) => isOnBoard({ branchId: '', status: '', driver }, ride))).toEqual(shown)
  expect(driversOf(rides)).toEqual(['박민', '박민지'])
})

test('an unknown status in the address is empty', () => {
  expect(boardStatus('pickedUp')).toBe('pickedUp')
  for (const named of [null, '', 'PickedUp', '__proto__']) expect(boardStatus(named)).toBe('')
})

test.each([
  ['requested', 'confirmed', false],
  ['confirmed', 'onTheWay', false],
  ['onTheWay', 'pickedUp', false],
  ['pickedUp', 'arrived', false],
  ['arrived', undefined, true],
  ['declined', undefined, true],
  ['cancelled', undefined, true],
] as const)('from %s the next step is %s', (status, next, over) => {
  expect(usualStep(aRide({ status }))).toBe(next)
  expect(isRideOver(aRide({ status }))).toBe(over)
})

test('cars on the way and with the child are under way', () => {
  expect(boardCounts(rideStatuses.map((status) => aRide({ status })))).toEqual({
    requested: 1,
    confirmed: 1,
    underWay: 2,
    arrived: 1,
  })
})

test('the file has one row per ride, without phone, code word and memo', () => {
  const ride = aRide({
    memo: '약을 먹어요',
    driver: { name: '=박민지', car: '카니발' },
    status: 'confirmed',
  })
  const text = boardFile([ride, aRide()], () => '성수점')
  expect(text).toBe(
    `\u{feff}날짜,시각,자녀,출발,도착,지점,상태,담당 선생님,차량,요금\r\n2026-11-25,15:00,김하준,${ride.origin.name},${ride.dest.name},성수점,확정,'=박민지,카니발,7742\r\n2026-11-25,15:00,김하준,${ride.origin.name},${ride.dest.name},성수점,접수,,,7742\r\n`,
  )
})

test('a reason has 1 to 100 characters', () => {
  expect(reasonOf(checkRefusalReason('  '))).toBe('사유를 입력해 주세요.')
  expect(reasonOf(checkRefusalReason('가'.repeat(MAX_REASON)))).toBeUndefined()
  expect(reasonOf(checkRefusalReason('가'.repeat(MAX_REASON + 1)))).toBe(
    '100자까지 적을 수 있어요. 1자를 줄여 주세요.',
  )
  expect(tidyText(' 도로 통제 ')).toBe('도로 통제')
})

test('driver and car are cut to the limit between characters', () => {
  expect(driverOf('🚌'.repeat(MAX_DRIVER + 1), '🚌'.repeat(MAX_DRIVER + 1))).toEqual({
    name: '🚌'.repeat(MAX_DRIVER / 2),
    car: '🚌'.repeat(MAX_DRIVER / 2),
  })
})

test('a driver needs a name', () => {
  expect(reasonOf(checkDriverName(' '))).toBe('담당 선생님의 이름을 입력해 주세요.')
  expect(reasonOf(checkDriverName('박민지'))).toBeUndefined()
  expect(driverOf(' ', '카니발')).toBeUndefined()
  expect(driverOf(' 박민지 ', '')).toEqual({ name: '박민지', car: '' })
})

test.each([
  ['requested', '2026-11-25T14:00', true],
  ['requested', '2026-11-25T13:59', false],
  ['onTheWay', '2026-11-25T09:00', true],
  ['pickedUp', '2026-11-25T09:00', true],
  ['confirmed', '2026-11-25T09:00', false],
] as const)('a ride that is %s at %s is due soon: %s', (status, at, isSoon) => {
  expect(isDueSoon(aRide({ status }), inSeoul(at))).toBe(isSoon)
})
