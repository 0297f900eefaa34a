import { expect, test } from 'vitest'
import { calendarFile } from '@/domain/dates/calendarFile'
import { rideAgainDraft } from '@/domain/rides/drafts/rideAgainDraft'
import { rideEvent } from '@/domain/rides/week/rideEvent'
import { noRestDay } from '../../places/neverRests'
import { agit, school } from '../aReservation'
import { aRide, inSeoul } from '../aRide'

const ride = aRide({
  memo: '땅콩 알레르기가 있어요.',
  driver: { name: '박민지', car: '흰색 카니발' },
  status: 'confirmed',
})

test('a calendar entry has child, time, route and fare, without private data', () => {
  const file = calendarFile([rideEvent(ride)], inSeoul('2026-11-24T10:00')).replaceAll('\r\n ', '')
  for (const text of ['김하준 픽업', '성동초등학교', '7\\,742원', 'DTSTART:20261125T060000Z'])
    expect(file).toContain(text)
  for (const text of [ride.codeWord, '노란', '땅콩', '1012345678', '박민지', '체험'])
    expect(file).not.toContain(text)
})

test.each([
  { status: 'requested' as const, word: 'TENTATIVE' },
  { status: 'confirmed' as const, word: 'CONFIRMED' },
])('a ride that is $status is $word', ({ status, word }) => {
  expect(calendarFile([rideEvent(aRide({ status }))], inSeoul('2026-11-24T10:00'))).toContain(
    `STATUS:${word}\r\n`,
  )
})

const sunday = inSeoul('2026-11-29T10:00')

test('a rebooked ride has its next weekday; an unknown place is empty', () => {
  expect(rideAgainDraft(ride, [school, agit], sunday, noRestDay)).toMatchObject({
    childId: 'child-1',
    dates: ['2026-12-02'],
    time: { hour: 15, minute: 0 },
    route: { origin: school, dest: agit },
    memo: '땅콩 알레르기가 있어요.',
  })
  expect(rideAgainDraft(ride, [agit], sunday, noRestDay).route).toEqual({
    origin: undefined,
    dest: agit,
  })
})

test('a calendar entry has its own id, the place and the fare', () => {
  expect(rideEvent(ride)).toMatchObject({
    uid: 'ride-1',
    location: `${school.name} (${school.address})`,
    note: `${school.name} → ${agit.name}\n요금 7,742원`,
  })
})

test('a place is matched by both coordinates', () => {
  const near = [
    { ...school, id: 'north', lat: school.lat + 1 },
    { ...school, id: 'east', lng: school.lng + 1 },
  ]
  expect(rideAgainDraft(ride, near, sunday, noRestDay).route.origin).toBeUndefined()
})
