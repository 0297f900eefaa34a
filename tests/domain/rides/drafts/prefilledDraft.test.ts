import { describe, expect, test } from 'vitest'
import { pastRouteName, pastRoutes } from '@/domain/rides/drafts/pastRoutes'
import {
  type EnteredRide,
  prefilledDraft,
  type RideFacts,
} from '@/domain/rides/drafts/prefilledDraft'
import { emptyDraft, type ReservationDraft } from '@/domain/rides/drafts/reservationDraft'
import { noRestDay } from '../../places/neverRests'
import { agit, school } from '../aReservation'
import { aRide, inSeoul } from '../aRide'

const home = { ...school, id: 'saved-home', name: '우리 집', lat: 37.5501, lng: 127.0488 }
const first = { id: 'child-1', name: '김하준', school: '성동초등학교' }
const second = { id: 'child-2', name: '김서연', school: '경동초등학교' }
const tuesday = inSeoul('2026-11-24T12:00')

const toSchool = aRide()
const back = aRide({
  id: 'back',
  origin: agit,
  dest: home,
  startsAt: inSeoul('2026-11-25T18:00'),
})
const ofSecond = aRide({
  id: 'second',
  childId: 'child-2',
  childName: '김서연',
  startsAt: inSeoul('2026-11-19T13:30'),
  createdAt: inSeoul('2026-11-18T09:00'),
})

const facts = (change: Partial<RideFacts> = {}): RideFacts => ({
  children: [first, second],
  rides: [toSchool],
  lastStay: undefined,
  places: [agit, school, home],
  ...change,
})
const entered = (draft: Partial<ReservationDraft> = {}): EnteredRide => ({
  draft: { ...emptyDraft, ...draft },
  hadDraft: false,
  typedEnds: [],
})
/** `child-1 2026-11-24 15:0 성동초등학교 → 도담아지트 성수점 ?` */
function filled(given: EnteredRide, known: RideFacts, now = tuesday) {
  const { draft, originQuery } = prefilledDraft(given, known, now, noRestDay)
  const { childId, dates, time, route } = draft
  const way = `${route.origin?.name ?? '-'} → ${route.dest?.name ?? '-'}`
  return `${childId} ${dates.join()} ${time.hour ?? '-'}:${time.minute} ${way} ?${originQuery}`
}
const LIKE_THE_LAST = 'child-1 2026-11-24 15:0 성동초등학교 → 도담아지트 성수점 ?'

describe('what a new ride begins with', () => {
  test.each<{ what: string; known: Partial<RideFacts>; now?: string; shows: string }>([
    { what: 'like the last ride', known: {}, shows: LIKE_THE_LAST },
    {
      what: 'one child, no ride, a stay',
      known: {
        children: [first],
        rides: [],
        lastStay: { childId: 'child-1', branchId: 'seongsu' },
      },
      shows: 'child-1 2026-11-24 -:0 - → 도담아지트 성수점 ?성동초등학교',
    },
    {
      what: 'one child, nothing booked',
      known: { children: [first], rides: [] },
      shows: 'child-1 2026-11-24 -:0 - → - ?성동초등학교',
    },
    {
      what: 'two children, nothing booked',
      known: { rides: [] },
      shows: ' 2026-11-24 -:0 - → - ?',
    },
    {
      what: 'two children, the younger one stayed last',
      known: { rides: [], lastStay: { childId: 'child-2', branchId: 'mapo' } },
      shows: 'child-2 2026-11-24 -:0 - → - ?경동초등학교',
    },
    {
      what: 'two children, the last booked one',
      known: { rides: [ofSecond, toSchool] },
      shows: LIKE_THE_LAST,
    },
    {
      what: 'the last booked child was deleted',
      known: { children: [second], rides: [toSchool, ofSecond] },
      shows: 'child-2 2026-11-24 13:30 성동초등학교 → 도담아지트 성수점 ?',
    },
    {
      what: 'the only ride’s child was deleted',
      known: { children: [second] },
      shows: 'child-2 2026-11-24 -:0 - → - ?경동초등학교',
    },
    { what: 'no child at all', known: { children: [] }, shows: ' 2026-11-24 -:0 - → - ?' },
    {
      what: 'a place that is gone',
      known: { rides: [back], places: [agit, school] },
      shows: 'child-1 2026-11-24 18:0 도담아지트 성수점 → - ?',
    },
    {
      what: 'a place to start from that is gone',
      known: { places: [agit, home] },
      shows: 'child-1 2026-11-24 15:0 - → 도담아지트 성수점 ?',
    },
    {
      what: 'a cancelled ride does not count',
      known: { rides: [ofSecond, aRide({ status: 'cancelled' })] },
      shows: 'child-2 2026-11-24 13:30 성동초등학교 → 도담아지트 성수점 ?',
    },
    {
      what: 'there and back in one booking',
      known: { rides: [back, toSchool] },
      shows: LIKE_THE_LAST,
    },
    {
      what: 'the last ride began between two steps',
      known: { rides: [aRide({ startsAt: inSeoul('2026-11-20T15:07') })] },
      shows: LIKE_THE_LAST,
    },
    {
      what: 'a holiday',
      known: {},
      now: '2026-12-24T20:00',
      shows: 'child-1 2026-12-28 15:0 성동초등학교 → 도담아지트 성수점 ?',
    },
    {
      what: 'a Friday evening',
      known: {},
      now: '2026-11-27T19:00',
      shows: 'child-1 2026-11-30 15:0 성동초등학교 → 도담아지트 성수점 ?',
    },
    {
      what: 'ten to midnight',
      known: {},
      now: '2026-11-24T23:50',
      shows: 'child-1 2026-11-25 15:0 성동초등학교 → 도담아지트 성수점 ?',
    },
    {
      what: 'an evening without a ride: after school hours',
      known: { children: [first], rides: [] },
      now: '2026-11-24T18:00',
      shows: 'child-1 2026-11-25 -:0 - → - ?성동초등학교',
    },
  ])('$what', ({ known, now, shows }) => {
    expect(filled(entered(), facts(known), now ? inSeoul(now) : tuesday)).toBe(shows)
  })

  test('a draft that was there stays as it is', () => {
    const given = { ...entered({ memo: '후문' }), hadDraft: true }
    expect(prefilledDraft(given, facts(), tuesday, noRestDay)).toEqual({
      draft: given.draft,
      originQuery: '',
    })
  })

  test.each<{ what: string; given: Partial<ReservationDraft>; shows: string }>([
    {
      what: 'the other child: its own last ride',
      given: { childId: 'child-2' },
      shows: 'child-2 2026-11-24 13:30 성동초등학교 → 도담아지트 성수점 ?',
    },
    {
      what: 'a day',
      given: { dates: ['2026-11-28'] },
      shows: 'child-1 2026-11-28 15:0 성동초등학교 → 도담아지트 성수점 ?',
    },
    {
      what: 'an hour that is over today',
      given: { time: { hour: 11, minute: 0 } },
      shows: 'child-1 2026-11-25 11:0 성동초등학교 → 도담아지트 성수점 ?',
    },
    {
      what: 'minutes',
      given: { time: { hour: undefined, minute: 20 } },
      shows: 'child-1 2026-11-24 -:20 성동초등학교 → 도담아지트 성수점 ?',
    },
    {
      what: 'an origin',
      given: { route: { origin: home, dest: undefined } },
      shows: 'child-1 2026-11-24 15:0 우리 집 → 도담아지트 성수점 ?',
    },
    {
      what: 'an origin where the last ride ended',
      given: { route: { origin: agit, dest: undefined } },
      shows: 'child-1 2026-11-24 15:0 도담아지트 성수점 → - ?',
    },
    {
      what: 'a destination',
      given: { route: { origin: undefined, dest: home } },
      shows: 'child-1 2026-11-24 15:0 성동초등학교 → 우리 집 ?',
    },
  ])('chosen meanwhile: $what', ({ given, shows }) => {
    expect(filled(entered(given), facts({ rides: [toSchool, ofSecond] }))).toBe(shows)
  })

  test('what is being typed is not touched', () => {
    const given: EnteredRide = { ...entered(), typedEnds: ['origin'] }
    expect(filled(given, facts())).toBe('child-1 2026-11-24 15:0 - → 도담아지트 성수점 ?')
    expect(filled(given, facts({ children: [first], rides: [] }))).toBe(
      'child-1 2026-11-24 -:0 - → - ?',
    )
    expect(filled({ ...entered(), typedEnds: ['dest'] }, facts())).toBe(
      'child-1 2026-11-24 15:0 성동초등학교 → - ?',
    )
  })

  test('the rest of the form stays', () => {
    const given = entered({ memo: '후문', returnTime: { hour: 18, minute: 0 } })
    expect(prefilledDraft(given, facts(), tuesday, noRestDay).draft).toMatchObject({
      memo: '후문',
      returnTime: { hour: 18, minute: 0 },
      siblingIds: [],
    })
  })
})

describe('지난 예약', () => {
  const names = (known: RideFacts) =>
    pastRoutes(known.rides, known.children, known.places).map(pastRouteName)

  test('each way once, booked last first, at its last time', () => {
    const earlier = aRide({
      id: 'earlier',
      startsAt: inSeoul('2026-11-11T14:00'),
      createdAt: inSeoul('2026-11-10T09:00'),
    })
    expect(names(facts({ rides: [earlier, ofSecond, back, toSchool] }))).toEqual([
      '김하준 · 성동초등학교 → 도담아지트 성수점 · 15:00',
      '김하준 · 도담아지트 성수점 → 우리 집 · 18:00',
      '김서연 · 성동초등학교 → 도담아지트 성수점 · 13:30',
    ])
    expect(names(facts({ rides: [earlier, toSchool] }))).toEqual([
      '김하준 · 성동초등학교 → 도담아지트 성수점 · 15:00',
    ])
  })

  test('by the child’s name of now', () => {
    expect(names(facts({ children: [{ ...first, name: '김하율' }] }))).toEqual([
      '김하율 · 성동초등학교 → 도담아지트 성수점 · 15:00',
    ])
  })

  test('at most three; none of a child or a place that is gone, none that was cancelled', () => {
    const ways = [school, agit, home].flatMap((origin, index) =>
      [school, agit, home]
        .filter((dest) => dest !== origin)
        .map((dest) => aRide({ id: `${origin.id}${dest.id}`, origin, dest, fareKRW: index })),
    )
    expect(names(facts({ rides: ways }))).toHaveLength(3)
    expect(names(facts({ rides: [back], places: [agit, school] }))).toEqual([])
    expect(names(facts({ rides: [toSchool], children: [second] }))).toEqual([])
    expect(names(facts({ rides: [aRide({ status: 'cancelled' })] }))).toEqual([])
  })

  test('a way has all of the form but the day', () => {
    const ride = aRide({ memo: '후문' })
    const [route] = pastRoutes([ride], [first], [agit, school])
    expect(route?.fields).toEqual({
      childId: 'child-1',
      time: { hour: 15, minute: 0 },
      route: { origin: school, dest: agit },
      memo: '후문',
      returnTime: undefined,
      siblingIds: [],
    })
  })
})
