import { describe, expect, test } from 'vitest'
import { distanceKm } from '@/domain/places/geo'
import {
  addWeeklyDays,
  checkLeadTime,
  draftProblems,
  draftReservations,
  emptyDraft,
  estimateDraft,
  quoteDraft,
  type ReservationDraft,
  withOnlyChild,
} from '@/domain/rides/drafts/reservationDraft'
import { sampleFares } from '@/domain/rides/fares/fare'
import { neverRests } from '../../places/neverRests'
import { reasonOf } from '../../reasonOf'
import { agit, school } from '../aReservation'

const now = new Date('2026-11-20T15:00:00+09:00')
const child = (id: string, name: string) => ({
  id,
  name,
  birthday: '',
  school: '',
  allergens: [],
  careNote: '',
})
const children = [child('child-1', '김하준'), child('child-2', '김서연')]
const full: ReservationDraft = {
  ...emptyDraft,
  childId: 'child-1',
  dates: ['2026-11-25'],
  time: { hour: 17, minute: 30 },
  route: { origin: school, dest: agit },
}
const fieldsOf = (draft: ReservationDraft) =>
  draftProblems(draft, children, now, neverRests).map(({ field, kind }) => `${field} ${kind}`)

test.each([
  { childId: '', list: children.slice(0, 1), chosen: 'child-1' },
  { childId: 'child-9', list: children.slice(0, 1), chosen: 'child-1' },
  { childId: '', list: children, chosen: '' },
  { childId: 'child-2', list: children, chosen: 'child-2' },
  { childId: '', list: [], chosen: '' },
])('of $list.length children, $childId chosen: $chosen', ({ childId, list, chosen }) => {
  expect(withOnlyChild({ ...full, childId }, list).childId).toBe(chosen)
})

test('a draft with the only child is unchanged', () => {
  expect(withOnlyChild(full, children.slice(0, 1))).toBe(full)
})

describe('draftProblems', () => {
  test('names everything missing, in the order of fields', () => {
    expect(fieldsOf(emptyDraft)).toEqual([
      'child missing',
      'date missing',
      'time missing',
      'origin missing',
      'dest missing',
    ])
  })

  test.each<[message: string, change: Partial<ReservationDraft>]>([
    ['자녀를 선택해 주세요.', { childId: '' }],
    ['날짜를 선택해 주세요.', { dates: [] }],
    ['지난 날짜는 예약할 수 없어요. 다른 날짜를 선택해 주세요.', { dates: ['2026-11-19'] }],
    ['시간을 선택해 주세요.', { time: emptyDraft.time }],
    ['출발지를 선택해 주세요.', { route: { origin: undefined, dest: agit } }],
    ['도착지를 선택해 주세요.', { route: { origin: school, dest: undefined } }],
    [
      '출발지와 도착지가 같아요. 다른 곳을 선택해 주세요.',
      { route: { origin: school, dest: school } },
    ],
    ['돌아오는 시각은 가는 시각보다 늦어야 해요.', { returnTime: { hour: 17, minute: 30 } }],
  ])('says 「%s」', (message, change) => {
    const problems = draftProblems({ ...full, ...change }, children, now, neverRests)
    expect(problems.map((problem) => problem.message)).toEqual([message])
  })

  test('says why the branch rests on one of the days, and that the memo is too long', () => {
    const dates = ['2026-12-01', '2026-12-02']
    const restOf = (day: string) => (day === '2026-12-02' ? '성수점은 쉬어요.' : undefined)
    const memo = '가'.repeat(501)
    expect(draftProblems({ ...full, dates, memo }, children, now, restOf)).toMatchObject([
      { field: 'date', kind: 'refused', message: '성수점은 쉬어요.' },
      { field: 'memo', kind: 'refused' },
    ])
  })

  test('finds nothing in a complete draft', () => {
    expect(fieldsOf(full)).toEqual([])
  })

  test.each<[string, Partial<ReservationDraft>, string]>([
    ['an unknown child', { childId: 'child-9' }, 'child missing'],
    ['yesterday', { dates: ['2026-11-19', '2026-11-25'] }, 'date refused'],
    ['29 minutes ahead', { dates: ['2026-11-20'], time: { hour: 15, minute: 20 } }, 'time refused'],
    ['a route without origin', { route: { origin: undefined, dest: agit } }, 'origin missing'],
    ['the same place twice', { route: { origin: school, dest: school } }, 'dest refused'],
    ['a return before the way there', { returnTime: { hour: 17, minute: 30 } }, 'return refused'],
  ])('refuses %s', (_, change, problem) => {
    expect(fieldsOf({ ...full, ...change })).toEqual([problem])
  })

  test.each([
    { hour: 15, minute: 40 },
    { hour: 16, minute: 10 },
  ])('accepts today 30 minutes ahead and a return at $hour:$minute', (returnTime) => {
    expect(
      fieldsOf({
        ...full,
        dates: ['2026-11-20'],
        time: { hour: 15, minute: 30 },
        returnTime,
      }),
    ).toEqual([])
  })

  test('says from when today is free', () => {
    const [problem] = draftProblems(
      { ...full, dates: ['2026-11-20'], time: { hour: 9, minute: 0 } },
      children,
      now,
      neverRests,
    )
    expect(problem?.message).toBe('오늘은 15:30부터 예약할 수 있어요.')
  })

  test.each([
    [
      '2026-11-20T23:29:00',
      '2026-11-20',
      '오늘은 예약할 수 있는 시간이 지났어요. 다른 날짜를 선택해 주세요.',
    ],
    ['2026-11-20T23:45:00', '2026-11-21', '내일은 00:20부터 예약할 수 있어요.'],
    ['2026-12-31T23:45:00', '2027-01-01', '내일은 00:20부터 예약할 수 있어요.'],
    ['2028-02-28T23:45:00', '2028-02-29', '내일은 00:20부터 예약할 수 있어요.'],
    ['2026-11-20T23:30:00', '2026-11-21', undefined],
  ])('at %s midnight of %s: %s', (text, date, message) => {
    expect(reasonOf(checkLeadTime(date, { hour: 0, minute: 0 }, new Date(`${text}+09:00`)))).toBe(
      message,
    )
  })
})

describe('the estimate', () => {
  const km = distanceKm(school, agit)
  const dayTotal = 7_000 + Math.round(km * 500)

  test('is empty without a route', () => {
    expect(estimateDraft(emptyDraft, children, sampleFares)).toEqual({ items: [], total: 0 })
    expect(quoteDraft(emptyDraft, children, sampleFares, '2026-11-20')).toBeUndefined()
    for (const [origin, dest] of [
      [school, school],
      [school, undefined],
      [undefined, agit],
    ])
      expect(
        quoteDraft({ ...full, route: { origin, dest } }, children, sampleFares, '2026-11-20'),
      ).toBeUndefined()
  })

  test('is known with the route, before day and hour', () => {
    const draft = { ...emptyDraft, route: full.route }
    expect(quoteDraft(draft, children, sampleFares, '2026-11-20')).toMatchObject({
      fare: { total: dayTotal },
      rideCount: 1,
    })
    const night = { ...draft, time: { hour: 20, minute: 0 } }
    expect(quoteDraft(night, children, sampleFares, '2026-11-20')?.fare.total).toBe(
      dayTotal + 2_000,
    )
  })

  test('adds up all rides once child, day and hour are chosen', () => {
    const twoDays = { ...full, dates: ['2026-11-25', '2026-11-27'] }
    expect(quoteDraft(twoDays, children, sampleFares, '2026-11-20')).toMatchObject({
      fare: { base: 20_000, discount: 6_000, total: 2 * dayTotal },
      rideCount: 2,
    })
    expect(
      quoteDraft({ ...twoDays, time: emptyDraft.time }, children, sampleFares, '2026-11-20')
        ?.rideCount,
    ).toBe(1)
  })

  test('counts every day, child and way', () => {
    const { items, total } = estimateDraft(
      {
        ...full,
        dates: ['2026-11-25', '2026-11-27'],
        returnTime: { hour: 20, minute: 0 },
        siblingIds: ['child-2', 'child-1', 'child-9'],
      },
      children,
      sampleFares,
    )
    expect(items).toHaveLength(8)
    expect(total).toBe(4 * dayTotal + 4 * (dayTotal + 2_000))
    expect(
      items.slice(0, 4).map((ride) => [ride.child.name, ride.time.hour, ride.dest.id]),
    ).toEqual([
      ['김하준', 17, agit.id],
      ['김서연', 17, agit.id],
      ['김하준', 20, school.id],
      ['김서연', 20, school.id],
    ])
  })

  test('becomes cart lines as quoted', () => {
    let count = 0
    const lines = draftReservations(
      { ...full, memo: ' 후문 ' },
      children,
      sampleFares,
      () => `id-${++count}`,
    )
    expect(lines).toEqual([
      {
        id: 'id-1',
        child: { id: 'child-1', name: '김하준' },
        date: '2026-11-25',
        hour: 17,
        minute: 30,
        origin: school,
        dest: agit,
        distanceKm: km,
        memo: '후문',
        fareKRW: dayTotal,
      },
    ])
  })
})

describe('매주 반복', () => {
  const counted = () => {
    let count = 0
    return () => {
      count += 1
      return `id-${count}`
    }
  }
  const byHand: ReservationDraft = { ...full, dates: ['2026-11-25', '2026-12-09'] }
  const weekly: ReservationDraft = {
    ...byHand,
    ...addWeeklyDays(byHand, ['2026-11-25', '2026-12-02', '2026-12-16']),
  }

  test('adds the days not yet chosen as one press', () => {
    expect(weekly.dates).toEqual(['2026-11-25', '2026-12-02', '2026-12-09', '2026-12-16'])
    expect(weekly.weeklyPresses).toEqual([['2026-12-02', '2026-12-16']])
    expect(addWeeklyDays(weekly, weekly.dates).weeklyPresses).toEqual(weekly.weeklyPresses)
  })

  test('a removed day chosen again belongs to the new press', () => {
    const fewer = { ...weekly, dates: ['2026-12-02'] }
    expect(addWeeklyDays(fewer, ['2026-12-16', '2026-12-23']).weeklyPresses).toEqual([
      ['2026-12-02'],
      ['2026-12-16', '2026-12-23'],
    ])
  })

  test('gives one series to each press, child and direction, and none to single days', () => {
    const draft: ReservationDraft = {
      ...weekly,
      ...addWeeklyDays(weekly, ['2026-12-18']),
      returnTime: { hour: 19, minute: 0 },
      siblingIds: ['child-2'],
    }
    const lines = draftReservations(draft, children, sampleFares, counted())
    const series = new Map<string | undefined, string[]>()
    for (const {
      seriesId,
      child: { id },
      date,
      hour,
    } of lines)
      series.set(seriesId, [...(series.get(seriesId) ?? []), `${id} ${date} ${hour}`])
    expect(series.get(undefined)).toHaveLength(2 * 2 * 2)
    series.delete(undefined)
    expect([...series.values()]).toEqual([
      ['child-1 2026-12-02 17', 'child-1 2026-12-16 17'],
      ['child-2 2026-12-02 17', 'child-2 2026-12-16 17'],
      ['child-1 2026-12-02 19', 'child-1 2026-12-16 19'],
      ['child-2 2026-12-02 19', 'child-2 2026-12-16 19'],
      ['child-1 2026-12-18 17'],
      ['child-2 2026-12-18 17'],
      ['child-1 2026-12-18 19'],
      ['child-2 2026-12-18 19'],
    ])
    const ids = [...lines.map(({ id }) => id), ...series.keys()]
    expect(new Set(ids).size).toBe(ids.length)
  })
})
