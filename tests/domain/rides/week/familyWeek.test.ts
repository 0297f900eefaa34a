import { describe, expect, test } from 'vitest'
import type { SessionBooking } from '@/domain/programs/programSession'
import type { Ride } from '@/domain/rides/booked/ride'
import {
  familyWeek,
  firstWeek,
  isWeekOver,
  shortPlaceName,
  type WeekFacts,
  weekTitle,
} from '@/domain/rides/week/familyWeek'
import { bookingsInOrder } from '@/domain/rides/week/memberBookings'
import { aCareBooking } from '../../care/aCareBooking'
import { careSessionsOf } from '../../care/careSessionsOf'
import { aSessionBooking } from '../../programs/aSessionBooking'
import { agit, school } from '../aReservation'
import { aRide, inSeoul } from '../aRide'

/** A Tuesday; the week is that of 23 November. */
const now = inSeoul('2026-11-24T09:00')
const MONDAY = '2026-11-23'

interface Given extends Partial<WeekFacts> {
  rides?: readonly Ride[]
  seats?: readonly SessionBooking[]
}

const weekWith = ({ rides = [], seats = [], ...facts }: Given = {}, time = now) =>
  familyWeek(
    {
      monday: MONDAY,
      children: [{ id: 'child-1', name: '김하준' }],
      bookings: bookingsInOrder(rides, seats),
      places: [agit, school],
      branchIds: ['seongsu'],
      closures: { days: {} },
      careOf: () => undefined,
      mayAct: true,
      ...facts,
    },
    time,
  )

const care = (startsAt: string, change: Partial<SessionBooking> = {}) =>
  aCareBooking({ uid: 'parent-1', startsAt: inSeoul(startsAt), ...change })
const ride = (startsAt: string, change: Partial<Ride> = {}) =>
  aRide({ id: `ride ${startsAt}`, startsAt: inSeoul(startsAt), ...change })
const gapsOf = (week: ReturnType<typeof familyWeek>, day: string) =>
  week.cellOf('child-1', day).gaps.map(({ name }) => name)

describe('the week that is shown first', () => {
  test.each([
    ['2026-11-23T00:00', '2026-11-23'],
    ['2026-11-24T18:00', '2026-11-23'],
    ['2026-11-27T17:59', '2026-11-23'],
    ['2026-11-27T18:00', '2026-11-30'],
    ['2026-11-28T09:00', '2026-11-30'],
    ['2026-11-29T23:59', '2026-11-30'],
    ['2026-11-30T00:00', '2026-11-30'],
  ])('at %s it is that of %s', (at, monday) => expect(firstWeek(inSeoul(at))).toBe(monday))

  test('is named by where it lies', () => {
    expect(weekTitle('2026-11-23', now)).toBe('이번 주')
    expect(weekTitle('2026-11-30', now)).toBe('다음 주')
    expect(weekTitle('2026-12-07', now)).toBe('12.07(월)~12.11(금)')
    expect(weekTitle('2026-11-16', now)).toBe('11.16(월)~11.20(금)')
  })

  test('is over on the Monday after it', () => {
    expect(isWeekOver(MONDAY, inSeoul('2026-11-29T23:59'))).toBe(false)
    expect(isWeekOver(MONDAY, inSeoul('2026-11-30T00:00'))).toBe(true)
  })
})

describe('what stands in it', () => {
  test('from Monday to Friday, a weekend day only with something on it; today is marked', () => {
    expect(weekWith().days.map(({ day }) => day.slice(-2))).toEqual(['23', '24', '25', '26', '27'])
    const days = weekWith({ rides: [ride('2026-11-28T10:00')] }).days
    expect(days.map(({ day }) => day.slice(-2))).toEqual(['23', '24', '25', '26', '27', '28'])
    expect(days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['2026-11-24'])
  })

  test('in order of time, without what was cancelled or refused; children who are not registered, too', () => {
    const week = weekWith({
      rides: [
        ride('2026-11-25T14:30'),
        ride('2026-11-25T12:00', { status: 'cancelled' }),
        ride('2026-11-25T12:10', { status: 'declined' }),
      ],
      seats: [
        care('2026-11-25T13:00', { childName: '하준' }),
        care('2026-11-25T15:00', { cancelledAt: now }),
        aSessionBooking({ id: 'off', startsAt: inSeoul('2026-11-25T16:00'), cancelledAt: now }),
        aSessionBooking({ childId: 'cousin', childName: '정도하' }),
      ],
    })
    expect(week.cellOf('child-1', '2026-11-25').bookings.map(({ kind }) => kind)).toEqual([
      'stay',
      'ride',
    ])
    expect(week.children).toEqual([
      { id: 'child-1', name: '김하준' },
      { id: 'cousin', name: '정도하' },
    ])
    expect(week.isEmpty).toBe(false)
    expect(weekWith().isEmpty).toBe(true)
  })

  test('a day of rest has its reason, of a branch the family goes to, else of all', () => {
    const closures = { days: { seongsu_20261125: '시설 점검' } }
    const rest = (given: Given) => weekWith({ closures, ...given }).days[2]?.rest
    expect(rest({})).toBe('휴무: 시설 점검')
    expect(rest({ branchIds: ['seongsu', 'mapo'] })).toBeUndefined()
    expect(rest({ branchIds: ['seongsu', 'mapo'], seats: [care('2026-11-26T13:00')] })).toBe(
      '휴무: 시설 점검',
    )
    const christmas = weekWith({ monday: '2026-12-21' }).days.map((day) => day.rest)
    expect(christmas).toEqual([undefined, undefined, undefined, undefined, '성탄절'])
  })
})

describe('what is missing', () => {
  const WEDNESDAY = '2026-11-25'

  test('a ride to a stay, as 「픽업도 예약」 begins it', () => {
    const week = weekWith({ seats: [care('2026-11-25T15:00')] })
    expect(gapsOf(week, WEDNESDAY)).toEqual(['11.25(수) 김하준 픽업 예약'])
    expect(week.gapCount).toBe(1)
    expect(week.careDays).toEqual([])
    const [gap] = week.cellOf('child-1', WEDNESDAY).gaps
    expect(gap).toMatchObject({
      kind: 'ride',
      draft: { childId: 'child-1', dates: [WEDNESDAY], time: { hour: 14, minute: 30 } },
    })
  })

  test.each<{ what: string; given: Given; time?: string }>([
    { what: 'a ride leads there, whenever', given: { rides: [ride('2026-11-25T10:00')] } },
    { what: 'it is too late for a ride', given: {}, time: '2026-11-25T14:01' },
    { what: 'only to look is allowed', given: { mayAct: false } },
  ])('no ride, where $what', ({ given, time }) => {
    const week = weekWith(
      { seats: [care('2026-11-25T15:00')], ...given },
      inSeoul(time ?? '2026-11-24T09:00'),
    )
    expect(week.gapCount).toBe(0)
  })

  test('care where a ride leads, while the timetable of that day has some left', () => {
    const week = weekWith({ rides: [ride('2026-11-25T14:30')] })
    expect(gapsOf(week, WEDNESDAY)).toEqual(['11.25(수) 김하준 돌봄 예약'])
    expect(week.cellOf('child-1', WEDNESDAY).gaps[0]).toMatchObject({
      kind: 'care',
      to: '/care?child=child-1&branch=seongsu&session=care-seongsu_20261125_1500',
    })
  })

  test('care in the first session with a seat that the ride is in time for', () => {
    const [one, two, three] = careSessionsOf(WEDNESDAY)
    if (!one || !two || !three) throw new Error('there is no care')
    const week = weekWith({
      rides: [ride('2026-11-25T14:30')],
      careOf: () => [one, { ...two, taken: 20 }, three],
    })
    expect(week.careDays).toMatchObject([{ branchId: 'seongsu', day: WEDNESDAY }])
    expect(week.cellOf('child-1', WEDNESDAY).gaps[0]).toMatchObject({
      to: `/care?child=child-1&branch=seongsu&session=${three.id}`,
    })
  })

  test('one stay for two rides, and one ride for two stays', () => {
    const two = weekWith({ rides: [ride('2026-11-25T12:30'), ride('2026-11-25T14:30')] })
    expect(gapsOf(two, WEDNESDAY)).toEqual(['11.25(수) 김하준 돌봄 예약'])
    expect(two.gapCount).toBe(1)
    const stays = weekWith({ seats: [care('2026-11-25T13:00'), care('2026-11-25T17:00')] })
    expect(stays.cellOf('child-1', WEDNESDAY).gaps).toMatchObject([
      { kind: 'ride', draft: { time: { hour: 12, minute: 30 } } },
    ])
    expect(stays.gapCount).toBe(1)
  })

  test.each<{ what: string; given: Given; time?: string }>([
    { what: 'the child stays there', given: { seats: [care('2026-11-25T13:00')] } },
    { what: 'the branch is closed', given: { closures: { days: { seongsu_20261125: '점검' } } } },
    { what: 'the ride has begun', given: {}, time: '2026-11-25T14:30' },
    {
      what: 'the ride leads elsewhere',
      given: { rides: [ride('2026-11-25T14:30', { dest: { ...school }, origin: { ...agit } })] },
    },
    { what: 'it is a Saturday', given: { rides: [ride('2026-11-28T14:30')] } },
    { what: 'the day is full', given: { careOf: () => careSessionsOf(WEDNESDAY, { taken: 20 }) } },
    {
      what: 'the agit is closed that day',
      given: { careOf: () => careSessionsOf(WEDNESDAY, { closed: true }) },
    },
    {
      what: 'no session of that day and branch is open',
      given: {
        careOf: ({ branchId, day }) =>
          branchId === 'seongsu' && day === WEDNESDAY ? [] : careSessionsOf(WEDNESDAY),
      },
    },
    {
      what: 'the ride leads to an address of its own',
      given: { rides: [ride('2026-11-25T14:30', { dest: { ...school, lat: 37.6 } })] },
    },
    { what: 'no pass opens the day yet', given: {}, time: '2026-11-10T09:00' },
  ])('no care, where $what', ({ given, time }) => {
    const week = weekWith(
      { rides: [ride('2026-11-25T14:30')], ...given },
      inSeoul(time ?? '2026-11-24T09:00'),
    )
    expect(week.gapCount).toBe(0)
  })
})

test('care is missing from the first day that a pass opens, from the session that a ride is right in time for', () => {
  const week = weekWith({ rides: [ride('2026-11-25T15:00')] }, inSeoul('2026-11-11T09:00'))
  expect(week.cellOf('child-1', '2026-11-25').gaps).toMatchObject([
    { to: '/care?child=child-1&branch=seongsu&session=care-seongsu_20261125_1500' },
  ])
})

describe('of two branches', () => {
  const mapo = { ...agit, id: 'branch-mapo', name: '도담아지트 마포점', lat: 37.56, lng: 126.91 }
  const branchIds = ['seongsu', 'mapo']
  const places = [agit, mapo, school]
  const seats = [
    care('2026-11-25T15:00', { programId: 'care-mapo', sessionId: 'care-mapo_20261125_1500' }),
  ]
  const rides = [ride('2026-11-25T14:30')]

  test('a ride to one leads to no stay at the other, and a stay there is no care here', () => {
    const week = weekWith({ branchIds, places, seats, rides })
    expect(gapsOf(week, '2026-11-25').toSorted()).toEqual([
      '11.25(수) 김하준 돌봄 예약',
      '11.25(수) 김하준 픽업 예약',
    ])
  })

  test('a day of rest is that of either', () => {
    const restOn = (key: string) =>
      weekWith({ branchIds, places, seats, rides, closures: { days: { [key]: '점검' } } }).days[3]
        ?.rest
    expect(restOn('seongsu_20261126')).toBe('휴무: 점검')
    expect(restOn('mapo_20261126')).toBe('휴무: 점검')
  })

  test('where programs and other addresses say nothing of a branch, it is that of all', () => {
    const closures = { days: { seongsu_20261126: '점검', mapo_20261126: '점검' } }
    const away = ride('2026-11-25T14:30', { dest: { ...school, lat: 37.6 } })
    for (const given of [{ seats: [aSessionBooking()] }, { rides: [away] }])
      expect(weekWith({ branchIds, places, closures, ...given }).days[3]?.rest).toBe('휴무: 점검')
  })
})

test.each([
  ['도담아지트 성수점', '성수점'],
  ['성동초등학교', '성동초'],
  ['성수중학교', '성수중'],
  ['중학교 앞 도담아지트 카페', '중학교 앞 도담아지트 카페'],
  ['초등학교 정문', '초등학교 정문'],
])('%s is called %s', (name, short) => expect(shortPlaceName(name)).toBe(short))

describe('what another child, branch or day has', () => {
  const other = { childId: 'child-2', childName: '김서연' }
  const children = [
    { id: 'child-1', name: '김하준' },
    { id: 'child-2', name: '김서연' },
  ]
  const namesOf = (given: Given) => {
    const week = weekWith({ children, ...given })
    return children.flatMap(({ id }) =>
      week.days.flatMap(({ day }) => week.cellOf(id, day).gaps.map(({ name }) => name)),
    )
  }

  test("a sister's ride, or one of another day, leads to no stay of the brother", () => {
    expect(
      namesOf({ seats: [care('2026-11-25T15:00')], rides: [ride('2026-11-25T14:30', other)] }),
    ).toEqual(['11.25(수) 김하준 픽업 예약', '11.25(수) 김서연 돌봄 예약'])
    expect(
      namesOf({ seats: [care('2026-11-25T15:00')], rides: [ride('2026-11-26T14:30')] }),
    ).toEqual(['11.25(수) 김하준 픽업 예약', '11.26(목) 김하준 돌봄 예약'])
  })

  test("a sister's stay is no care of the brother", () => {
    expect(
      namesOf({ seats: [care('2026-11-25T15:00', other)], rides: [ride('2026-11-25T14:30')] }),
    ).toEqual(['11.25(수) 김하준 돌봄 예약', '11.25(수) 김서연 픽업 예약'])
  })

  test('a cell holds what is of its child and day', () => {
    const week = weekWith({
      children,
      rides: [ride('2026-11-25T14:30'), ride('2026-11-25T14:40', other), ride('2026-11-26T14:30')],
    })
    const [own, ...more] = week.cellOf('child-1', '2026-11-25').bookings
    expect(own).toMatchObject({ kind: 'ride', ride: { id: 'ride 2026-11-25T14:30' } })
    expect(more).toEqual([])
  })

  test('a day of rest is that of a branch a ride leads to, when nothing else is known', () => {
    const closures = { days: { seongsu_20261125: '점검' } }
    const rest = (given: Given) =>
      weekWith({ closures, branchIds: ['seongsu', 'mapo'], ...given }).days[2]?.rest
    expect(rest({ rides: [ride('2026-11-26T14:30')] })).toBe('휴무: 점검')
    const away = { origin: { ...agit }, dest: { ...school } }
    expect(rest({ rides: [ride('2026-11-26T14:30', away)] })).toBeUndefined()
  })
})
