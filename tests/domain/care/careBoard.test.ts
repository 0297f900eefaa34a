import { expect, test } from 'vitest'
import {
  type BoardSession,
  boardRowsOf,
  careBoard,
  careFile,
  familySizes,
  filteredBoard,
  isRunning,
  presenceNow,
  seatedIn,
  stayMatcher,
  staysFromEarlier,
  tallyOf,
} from '@/domain/care/careBoard'
import { careProgramId, careTimetable } from '@/domain/care/careSession'
import type { Stay } from '@/domain/care/stay'
import { type SessionBooking, sessionsOfDay } from '@/domain/programs/programSession'
import { aSessionBooking } from '../programs/aSessionBooking'
import { aCareBooking, onCareDay } from './aCareBooking'

const DAY = '2026-11-24'

const sessionsOf = (branchId: string) => sessionsOfDay(careProgramId(branchId), careTimetable, DAY)

const aChild = (childName: string, change: Partial<SessionBooking> = {}) =>
  aCareBooking({ uid: childName, childId: childName, childName, ...change })

const later = { startsAt: onCareDay('15:00') }
const came = { arrivedAt: onCareDay('13:04') }

function sessionAt(board: readonly BoardSession[], time: string): BoardSession {
  const found = board.find(({ startsAt }) => startsAt.getTime() === onCareDay(time).getTime())
  if (!found) throw new Error(`No session at ${time}.`)
  return found
}

const names = (stays: readonly { childName: string }[]) => stays.map(({ childName }) => childName)

test('a stay is listed in its first session and counted in later ones', () => {
  const board = careBoard(
    sessionsOf('seongsu'),
    [aChild('김하준'), aChild('김하준', later), aChild('박지우', later)],
    DAY,
  )
  expect(names(sessionAt(board, '13:00').stays)).toEqual(['김하준'])
  expect(names(sessionAt(board, '15:00').stays)).toEqual(['박지우'])
  expect(names(sessionAt(board, '15:00').continuedStays)).toEqual(['김하준'])
  expect(seatedIn(sessionAt(board, '15:00'))).toHaveLength(2)
})

test('a later session names the children who are there or may still come, not who left or was cancelled', () => {
  const longStay = (name: string, change: object) => [
    aChild(name, { uid: name, ...change }),
    aChild(name, { uid: name, ...later, ...change }),
  ]
  const arrivedAt = onCareDay('13:05')
  const bookings = [
    ...longStay('김하준', {}),
    ...longStay('박지우', { arrivedAt }),
    ...longStay('이서아', { arrivedAt, leftAt: onCareDay('14:30') }),
    ...longStay('최도윤', { cancelledAt: onCareDay('12:00'), cancelReason: '휴원' }),
  ]
  const session = sessionAt(careBoard(sessionsOf('seongsu'), bookings, DAY), '15:00')
  for (const time of ['12:50', '14:50'])
    expect(names(staysFromEarlier(session, onCareDay(time))).sort()).toEqual(['김하준', '박지우'])
})

test('sessions stand in order of time, then of branch; other days and programs are left out', () => {
  const otherDay = new Date('2026-11-25T13:00:00+09:00')
  const board = careBoard(
    [...sessionsOf('seongsu'), ...sessionsOf('mapo')],
    [aSessionBooking({ startsAt: onCareDay('13:00') }), aChild('김하준', { startsAt: otherDay })],
    DAY,
  )
  expect(board.map(({ id }) => id)).toEqual([
    'care-mapo_20261124_1300',
    'care-seongsu_20261124_1300',
    'care-mapo_20261124_1500',
    'care-seongsu_20261124_1500',
    'care-mapo_20261124_1700',
    'care-seongsu_20261124_1700',
  ])
  expect(board.flatMap(({ stays }) => stays)).toEqual([])
})

test('an unreadable session still shows its children', () => {
  const [session] = careBoard([], [aChild('김하준')], DAY)
  expect(session).toMatchObject({
    branchId: 'seongsu',
    capacity: undefined,
    endsAt: onCareDay('15:00'),
  })
  expect(names(session?.stays ?? [])).toEqual(['김하준'])
})

test('a stay ends as the document of its session says', () => {
  const [session] = sessionsOf('seongsu')
  const board = careBoard(
    session ? [{ ...session, endsAt: onCareDay('14:30') }] : [],
    [aChild('김하준')],
    DAY,
  )
  expect(sessionAt(board, '13:00').stays[0]?.endsAt).toEqual(onCareDay('14:30'))
})

test.each([
  ['12:59', false],
  ['13:00', true],
  ['14:59', true],
  ['15:00', false],
])('at %s the first session is under way: %s', (time, isUnderWay) => {
  expect(
    isRunning(sessionAt(careBoard(sessionsOf('seongsu'), [], DAY), '13:00'), onCareDay(time)),
  ).toBe(isUnderWay)
})

test('a cancelled booking has no seat', () => {
  const board = careBoard(
    [],
    [aChild('김하준', { cancelledAt: onCareDay('10:00') }), aChild('박지우')],
    DAY,
  )
  expect(names(seatedIn(sessionAt(board, '13:00')))).toEqual(['박지우'])
})

test('in a running session the expected come first, else by name', () => {
  const [session] = careBoard(
    [],
    [
      aChild('하', came),
      aChild('나'),
      aChild('다', { cancelledAt: onCareDay('10:00') }),
      aChild('가', came),
      aChild('마'),
    ],
    DAY,
  )
  const rows = (time: string) => session && names(boardRowsOf(session, onCareDay(time)))
  expect(rows('12:59')).toEqual(['가', '나', '다', '마', '하'])
  expect(rows('13:00')).toEqual(['나', '마', '가', '다', '하'])
  expect(rows('13:20')).toEqual(['나', '마', '가', '다', '하'])
  expect(rows('15:00')).toEqual(['가', '나', '다', '마', '하'])
})

test.each([
  ['', '', 2],
  ['seongsu', '', 1],
  ['', 'ㄱㅎㅈ', 1],
  ['', '하준', 1],
  ['mapo', '하준', 0],
])('the filter of branch %s and name %s', (branchId, name, count) => {
  const mapo = aChild('박지우', { programId: careProgramId('mapo') })
  const board = careBoard([], [aChild('김하준'), mapo], DAY)
  expect(filteredBoard(board, { branchId, name })).toHaveLength(count)
})

test('empty sessions are listed without a name filter', () => {
  const board = careBoard(sessionsOf('seongsu'), [], DAY)
  expect(filteredBoard(board, { branchId: '', name: ' ' })).toHaveLength(3)
  expect(filteredBoard(board, { branchId: '', name: '하' })).toEqual([])
})

test('a name is found in a later session too', () => {
  const board = careBoard(
    [],
    [aChild('김하준'), aChild('김하준', later), aChild('박지우', later)],
    DAY,
  )
  expect(filteredBoard(board, { branchId: '', name: '김하준' })).toHaveLength(2)
  expect(sessionAt(board, '15:00').stays.filter(stayMatcher('김하준'))).toEqual([])
})

test('the tally counts each state', () => {
  const [session] = careBoard(
    [],
    [
      aChild('가', { ...came, leftAt: onCareDay('13:10') }),
      aChild('나', came),
      aChild('다'),
      aChild('라', { cancelledAt: onCareDay('09:00') }),
    ],
    DAY,
  )
  const tally = (time: string) =>
    session && tallyOf(session, onCareDay(time)).map(({ label, count }) => `${label} ${count}`)
  expect(tally('13:05')).toEqual(['하원 1', '등원 1', '예약 1'])
  expect(tally('13:20')).toEqual(['하원 1', '등원 1', '아직 1'])
  expect(tally('15:00')).toEqual(['하원 1', '등원 1', '결석 1'])
})

test('children that rest are counted as 쉼, and nobody waits for them', () => {
  const board = careBoard(
    [],
    [...['가', '나', '라'].map((name) => aChild(name)), aChild('다', came)],
    DAY,
  )
  const [session] = board
  const rests = ({ childName }: Stay) => childName !== '나'
  const at = (time: string) => ({
    tally: session && tallyOf(session, onCareDay(time), rests),
    expected: presenceNow(board, onCareDay(time), rests)?.expected,
  })
  expect(at('13:20')).toEqual({
    tally: [
      { label: '등원', count: 1 },
      { label: '아직', count: 1 },
      { label: '쉼', count: 2 },
    ],
    expected: 1,
  })
  expect(at('15:00').tally).toContainEqual({ label: '결석', count: 1 })
  expect(careFile(board, () => '성수점', onCareDay('15:00'), { rests })).toContain('가,쉼,,,')
})

test('who has come is counted in the sessions that run and began together, from the first with a child', () => {
  const at = (
    branchId: string,
    start: string,
    name: string,
    change: Partial<SessionBooking> = {},
  ) => {
    const programId = careProgramId(branchId)
    const sessionId = `${programId}_20261124_${start.replace(':', '')}`
    return aChild(name, { programId, sessionId, startsAt: onCareDay(start), ...change })
  }
  const board = careBoard(
    [...sessionsOf('mapo'), ...sessionsOf('seongsu')],
    [
      at('seongsu', '13:00', '가', came),
      at('seongsu', '13:00', '나'),
      at('mapo', '15:00', '다'),
      at('seongsu', '15:00', '라', { arrivedAt: onCareDay('15:02') }),
    ],
    DAY,
  )
  const found = (time: string) => presenceNow(board, onCareDay(time))
  expect(found('12:59')).toBeUndefined()
  expect(found('13:10')).toMatchObject({ startsAt: onCareDay('13:00'), arrived: 1, expected: 1 })
  expect(found('15:10')).toMatchObject({ startsAt: onCareDay('15:00'), arrived: 1, expected: 1 })
  expect(found('17:10')).toMatchObject({ startsAt: onCareDay('17:00'), arrived: 0, expected: 0 })
  const [begun] = careBoard([], [at('mapo', '12:30', '마', came)], DAY)
  const earlier = begun && { ...begun, endsAt: onCareDay('13:30') }
  const empty = earlier && { ...earlier, stays: [], continuedStays: [] }
  const first = (session: typeof begun) =>
    session && presenceNow([session, ...board], onCareDay('13:10'))
  expect(first(empty)).toMatchObject({ startsAt: onCareDay('13:00'), arrived: 1 })
  expect(first(earlier)).toMatchObject({ startsAt: onCareDay('12:30'), arrived: 1, expected: 0 })
})

test('a family’s size is shown from three on', () => {
  const family = (uid: string, count: number) =>
    Array.from({ length: count }, (_, index) => aCareBooking({ uid, childId: `child-${index}` }))
  const [session] = careBoard([], [...family('three', 3), ...family('two', 2)], DAY)
  expect([...(session ? familySizes(session) : [])]).toEqual([['three', 3]])
})

test('the file has attendance, without phones and health data', () => {
  const left = { ...came, leftAt: onCareDay('15:10'), leftWith: '박순자(할머니)' }
  const board = careBoard(
    sessionsOf('seongsu'),
    [aChild('김하준', left), aChild('=1+1'), aChild('박지우', came)],
    DAY,
  )
  const fileAt = (now: Date) => careFile(board, () => '성수점', now)
  expect(fileAt(onCareDay('16:00'))).toBe(
    '\u{feff}날짜,시간,지점,자녀,상태,등원,하원,데려간 분\r\n' +
      "2026-11-24,13:00~15:00,성수점,'=1+1,결석,,,\r\n" +
      '2026-11-24,13:00~15:00,성수점,김하준,하원,13:04,15:10,박순자(할머니)\r\n' +
      '2026-11-24,13:00~15:00,성수점,박지우,등원,13:04,,\r\n',
  )
  expect(fileAt(new Date('2026-11-25T09:00:00+09:00'))).toContain('박지우,하원 기록 없음,13:04,,')
  const found = careFile(board, () => '성수점', onCareDay('16:00'), {
    matches: stayMatcher('하준'),
  })
  expect(found.split('\r\n').map((line) => line.split(',')[3])).toEqual([
    '자녀',
    '김하준',
    undefined,
  ])
})

test('children of one name are sorted by account', () => {
  const [session] = careBoard(
    [],
    ['b', 'c', 'a'].map((uid) => aCareBooking({ uid, childId: uid })),
    DAY,
  )
  const rows = session ? boardRowsOf(session, onCareDay('12:00')) : []
  expect(rows.map(({ uid }) => uid)).toEqual(['a', 'b', 'c'])
})

test('a day is from midnight to midnight in Seoul', () => {
  const [session] = sessionsOf('seongsu')
  if (!session) throw new Error('no session')
  const seen = ['2026-11-23T23:59', '2026-11-24T00:00', '2026-11-24T23:59', '2026-11-25T00:00']
    .map((time, index) => ({ ...session, id: `s${index}`, startsAt: new Date(`${time}+09:00`) }))
    .map((one) => careBoard([one], [], DAY).length)
  expect(seen).toEqual([0, 1, 1, 0])
})

test('an unreadable session is open; a program’s is left out', () => {
  const [session] = sessionsOf('seongsu')
  const [unread] = careBoard([], [aChild('김하준')], DAY)
  expect(unread?.closed).toBe(false)
  expect(session && careBoard([{ ...session, programId: 'art' }], [], DAY)).toEqual([])
})
