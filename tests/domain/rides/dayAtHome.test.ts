import { describe, expect, test } from 'vitest'
import type { Stay } from '@/domain/care/stay'
import { staysOf } from '@/domain/care/stay'
import {
  type HomeItem,
  homeDays,
  homeEffect,
  homeMessage,
  homeName,
} from '@/domain/rides/dayAtHome'
import { aCareBooking, onCareDay } from '../care/aCareBooking'
import { aSessionBooking } from '../programs/aSessionBooking'
import { aRide } from './aRide'

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
  const told = (items: HomeItem[], ticked: string[], at = now) =>
    homeMessage(items, new Set(ticked), at)

  test('the first stay that stays', () => {
    expect(told([ride, stay('13:00')], ['r'])).toMatchObject({ kind: 'absent', isDue: false })
  })

  test('a stay that has begun, in any case', () => {
    const begun = told([stay('13:00')], ['s'], onCareDay('13:10'))
    expect(begun).toMatchObject({ kind: 'absent', isDue: true })
  })

  test('else the first ride that stays', () => {
    expect(told([stay('13:00'), ride], ['s'])).toMatchObject({
      kind: 'other',
      about: { rideId: aRide().id },
    })
  })

  test('else the first of all', () => {
    expect(told([stay('13:00'), program], ['s'])).toMatchObject({
      kind: 'other',
      about: { rideId: '' },
    })
  })

  test('nothing, where there is neither a ride nor a stay', () => {
    expect(told([program], [])).toBeUndefined()
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
