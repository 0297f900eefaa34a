import { describe, expect, test } from 'vitest'
import type { ProgramSession, SessionBooking } from '@/domain/programs/programSession'
import {
  bookingCount,
  cancelText,
  closureWork,
  extensionId,
  isExtendedFor,
  isStayThere,
  leftAsIsText,
  leftCount,
  ownText,
  passesToExtend,
  workName,
} from '@/domain/staff/closureWork'
import { aPass } from '../orders/aPass'
import { aSessionBooking } from '../programs/aSessionBooking'
import { aRide, inSeoul } from '../rides/aRide'

const closure = { from: '2026-12-24', until: '2026-12-25', branchIds: ['seongsu'] }
const staff = { uid: 'owner-1', guardedUids: ['cousin-1'] }
const now = inSeoul('2026-12-24T10:00')

const aSession = (id: string, change: Partial<ProgramSession> = {}): ProgramSession => ({
  id,
  programId: 'care-seongsu',
  startsAt: inSeoul('2026-12-24T13:00'),
  endsAt: inSeoul('2026-12-24T15:00'),
  capacity: 20,
  taken: 0,
  closed: false,
  ...change,
})
const aStay = (id: string, change: Partial<SessionBooking> = {}) =>
  aSessionBooking({ id, sessionId: 's1', programId: 'care-seongsu', ...change })

const workOf = (on: {
  sessions?: ProgramSession[]
  bookings?: SessionBooking[]
  rides?: ReturnType<typeof aRide>[]
}) =>
  closureWork(
    closure,
    {
      sessions: on.sessions ?? [aSession('s1')],
      bookings: on.bookings ?? [],
      rides: on.rides ?? [],
    },
    {
      staff,
      branchOfProgram: (programId) => (programId === 'art' ? 'seongsu' : undefined),
      now,
    },
  )
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

describe('what a closure cancels', () => {
  test('open sessions of its branches and days, programs too, that have not ended', () => {
    const sessions = [
      aSession('s1'),
      aSession('art', {
        programId: 'art',
        startsAt: inSeoul('2026-12-25T16:00'),
        endsAt: inSeoul('2026-12-25T17:00'),
      }),
      aSession('closed', { closed: true }),
      aSession('ended', { startsAt: inSeoul('2026-12-24T08:00'), endsAt: now }),
      aSession('elsewhere', { programId: 'care-mapo' }),
      aSession('nowhere', { programId: 'gone' }),
      aSession('after', {
        startsAt: inSeoul('2026-12-26T13:00'),
        endsAt: inSeoul('2026-12-26T15:00'),
      }),
    ]
    expect(idsOf(workOf({ sessions }).sessions)).toEqual(['s1', 'art'])
  })

  test('bookings of closed sessions too, but none that is cancelled, has arrived, or is of the 원장’s own family', () => {
    const work = workOf({
      sessions: [aSession('s1', { closed: true }), aSession('s2', { programId: 'art' })],
      bookings: [
        aStay('stay'),
        aStay('art', { sessionId: 's2', programId: 'art' }),
        aStay('cancelled', { cancelledAt: now }),
        aStay('here', { arrivedAt: now, childName: '박지우' }),
        aStay('gone', { arrivedAt: now, leftAt: now, childName: '이도윤' }),
        aStay('own', { uid: 'owner-1' }),
        aStay('guarded', { uid: 'cousin-1' }),
        aStay('elsewhere', { sessionId: 's9' }),
      ],
    })
    expect(idsOf(work.stays)).toEqual(['stay'])
    expect(idsOf(work.programBookings)).toEqual(['art'])
    expect(work).toMatchObject({ sessions: [{ id: 's2' }], ownCount: 2, arrivedNames: ['박지우'] })
    expect(leftCount(work)).toBe(4)
  })

  test('requested and confirmed rides that lie ahead; those under way are named', () => {
    const ride = (id: string, change: Parameters<typeof aRide>[0] = {}) =>
      aRide({ id, startsAt: inSeoul('2026-12-24T12:00'), ...change })
    const work = workOf({
      rides: [
        ride('asked', { status: 'requested' }),
        ride('sure', { status: 'confirmed' }),
        ride('late', { status: 'confirmed', startsAt: now }),
        ride('way', { status: 'onTheWay', childName: '박지우' }),
        ride('inside', { status: 'pickedUp', childName: '이도윤' }),
        ride('done', { status: 'arrived' }),
        ride('own', { status: 'requested', uid: 'owner-1' }),
        ride('elsewhere', { status: 'requested', branchId: 'mapo' }),
      ],
    })
    expect(idsOf(work.rides)).toEqual(['asked', 'sure'])
    expect(work).toMatchObject({ ownCount: 1, underWayNames: ['박지우', '이도윤'] })
  })
})

describe('what is said of it', () => {
  test('how many of each, or that there is nothing', () => {
    const work = workOf({
      bookings: [aStay('a'), aStay('b')],
      rides: [aRide({ status: 'confirmed', startsAt: inSeoul('2026-12-24T12:00') })],
    })
    expect(bookingCount(work)).toBe(3)
    expect(cancelText(work)).toBe('돌봄 2건 · 픽업 1건 · 프로그램 0건을 취소해요.')
    expect(cancelText(workOf({}))).toBe('취소할 예약이 없어요.')
  })

  test('what is left to others, and what stays as it is, each name once', () => {
    const work = workOf({
      bookings: [
        aStay('own', { uid: 'owner-1' }),
        aStay('here', { arrivedAt: now }),
        aStay('sister', { arrivedAt: now, childName: '김서연' }),
      ],
      rides: [
        aRide({ status: 'onTheWay', childName: '김하준', startsAt: inSeoul('2026-12-24T12:00') }),
      ],
    })
    expect(ownText(work)).toBe('본인과 가족의 예약 1건은 다른 선생님이 처리해 주세요.')
    expect(leftAsIsText(work)).toBe(
      '등원한 아이 2명, 운행 중인 픽업 1건은 그대로 두었어요: 김하준, 김서연',
    )
    expect(ownText(workOf({}))).toBeUndefined()
    expect(leftAsIsText(workOf({}))).toBeUndefined()
    expect(workName(aStay('a', { startsAt: inSeoul('2026-12-24T13:00') }), '돌봄')).toBe(
      '12.24(목) 13:00 김하준 돌봄',
    )
  })
})

describe('passes that are made longer', () => {
  const pass = (id: string, change: Parameters<typeof aPass>[0] & { uid?: string } = {}) => ({
    uid: 'parent-1',
    ...aPass({ id, startsOn: '2026-12-01', expiresOn: '2026-12-31', ...change }),
    ...(change.uid ? { uid: change.uid } : {}),
  })
  const extended = (id: string) => ({
    extended: { [id]: { days: 1, reason: '휴무', at: now, by: 'owner-2' } },
  })

  test('hold on one of its school days, were not made longer for it, and are of other families', () => {
    const passes = [
      pass('first-day', { expiresOn: closure.from }),
      pass('one-day', { startsOn: closure.from, expiresOn: closure.from }),
      pass('holiday-only', { startsOn: closure.until }),
      pass('before', { expiresOn: '2026-12-23' }),
      pass('after', { startsOn: '2026-12-26' }),
      pass('done', extended(extensionId(closure))),
      pass('other', extended('closed-20261201-20261201')),
      pass('own', { uid: 'owner-1' }),
      pass('guarded', { uid: 'cousin-1' }),
    ]
    expect(idsOf(passesToExtend(passes, closure, staff, undefined))).toEqual([
      'first-day',
      'one-day',
      'other',
    ])
  })

  test('for some branches only those of families who come there', () => {
    const passes = [pass('a'), pass('b', { uid: 'parent-2' })]
    expect(idsOf(passesToExtend(passes, closure, staff, new Set(['parent-2'])))).toEqual(['b'])
  })

  test('hold on any of its school days', () => {
    const week = { ...closure, from: '2026-12-21' }
    const passes = [pass('first-days', { expiresOn: '2026-12-22' })]
    expect(idsOf(passesToExtend(passes, week, staff, undefined))).toEqual(['first-days'])
  })

  test('name the closure by its days', () => {
    expect(extensionId(closure)).toBe('closed-20261224-20261225')
  })

  test('was made longer for this closure, not for another of the same days', () => {
    const item = { ...closure, reason: '겨울 휴원' }
    const longer = (reason: string) =>
      pass('a', { extended: { [extensionId(closure)]: { days: 1, reason, at: now, by: 'o' } } })
    expect(isExtendedFor(longer('휴무: 겨울 휴원'), item)).toBe(true)
    expect(isExtendedFor(longer('휴무: 시설 점검'), item)).toBe(false)
    expect(isExtendedFor(pass('a'), item)).toBe(false)
  })

  test('a stay that this closure has cancelled still says that its family comes there', () => {
    const item = { ...closure, reason: '겨울 휴원' }
    const cancelled = { cancelledAt: now, cancelReason: '휴무: 겨울 휴원' }
    expect(isStayThere(aStay('stands'), item)).toBe(true)
    expect(isStayThere(aStay('cancelled', cancelled), item)).toBe(true)
    expect(isStayThere(aStay('given up', { cancelledAt: now }), item)).toBe(false)
    expect(isStayThere(aStay('elsewhere', { programId: 'care-mapo' }), item)).toBe(false)
    expect(isStayThere(aStay('art', { programId: 'art' }), item)).toBe(false)
  })
})
