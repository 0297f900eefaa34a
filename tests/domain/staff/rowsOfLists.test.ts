import { describe, expect, test } from 'vitest'
import { careBoard, isQuiet, presenceNow } from '@/domain/care/careBoard'
import { careProgramId, careTimetable } from '@/domain/care/careSession'
import { sessionsOfDay } from '@/domain/programs/programSession'
import { foldFamilies } from '@/domain/rides/booked/rideFolds'
import { careRows, snackRows } from '@/domain/staff/careRows'
import type { ReceivedPickupRequest } from '@/domain/staff/inbox'
import { inDocument, keyOfRow, rideRows } from '@/domain/staff/rideRows'
import {
  foldOfPhone,
  orderRows,
  phoneOfFold,
  requestRows,
  seenRows,
} from '@/domain/staff/rowsOfLists'
import type { SteadyRow } from '@/domain/staff/steadyOrder'
import { aCareBooking, onCareDay } from '../care/aCareBooking'
import { anOrder } from '../orders/anOrder'
import { aRide, inSeoul } from '../rides/aRide'

const textOf = (rows: readonly SteadyRow[]) =>
  rows.map(({ key, list, isFolded }) => `${list}/${key}${isFolded ? ' folded' : ''}`)

describe('돌봄', () => {
  const child = (childName: string, change = {}) =>
    aCareBooking({ uid: childName, childId: childName, childName, id: childName, ...change })
  const sessions = sessionsOfDay(careProgramId('seongsu'), careTimetable, '2026-11-24')
  const boardOf = (...bookings: ReturnType<typeof child>[]) =>
    careBoard(sessions, bookings, '2026-11-24')
  const came = { arrivedAt: onCareDay('13:04') }
  const left = { ...came, leftAt: onCareDay('14:00'), leftWith: '보호자' }
  const at = (board: ReturnType<typeof boardOf>, time: string) => {
    const found = board.find(({ startsAt }) => startsAt.getTime() === onCareDay(time).getTime())
    if (!found) throw new Error(`No session at ${time}.`)
    return found
  }

  test.each([
    { what: 'nobody', bookings: [], now: '13:30', is: true },
    { what: 'a child that is expected', bookings: [child('가')], now: '13:30', is: false },
    { what: 'only one that has left', bookings: [child('가', left)], now: '14:30', is: false },
    { what: 'over, all gone', bookings: [child('가', left)], now: '15:00', is: true },
    { what: 'over, one missed', bookings: [child('가')], now: '15:00', is: true },
    { what: 'over, one there', bookings: [child('가', came)], now: '15:00', is: false },
    {
      what: 'over, one of two there',
      bookings: [child('가', left), child('나', came)],
      now: '15:00',
      is: false,
    },
    {
      what: 'over, one unreadable',
      bookings: [child('가', { isUnreadable: true })],
      now: '15:00',
      is: false,
    },
    {
      what: 'over, half of a stay unreadable',
      bookings: [
        child('가', { isUnreadable: true }),
        child('가', { id: '가 15', startsAt: onCareDay('15:00') }),
      ],
      now: '17:00',
      is: false,
    },
  ])('a session with $what at $now is one line: $is', ({ bookings, now, is }) => {
    expect(isQuiet(at(boardOf(...bookings), '13:00'), onCareDay(now))).toBe(is)
  })

  test('a session with a child that came and one that stays is not one line', () => {
    const later = { startsAt: onCareDay('15:00') }
    const board = boardOf(child('가'), child('가', { id: '가 15', ...later }), child('나', later))
    expect(isQuiet(at(board, '15:00'), onCareDay('15:05'))).toBe(false)
  })

  test('children who are only given snacks stand in a list below the sessions', () => {
    const child = { uid: 'u', childId: 'c', branchId: 'mapo', nickname: '하준맘', snacks: [] }
    expect(textOf(snackRows([child]))).toEqual(['snacks-only/snacks-u/c/mapo'])
  })

  test('who has come and who has not yet, at all branches whose session runs', () => {
    const mapo = careProgramId('mapo')
    const board = careBoard(
      [...sessions, ...sessionsOfDay(mapo, careTimetable, '2026-11-24')],
      [child('가'), child('나', came), child('다', left), child('라', { programId: mapo })],
      '2026-11-24',
    )
    expect(presenceNow(board, onCareDay('13:30'))).toEqual({
      ...{ startsAt: onCareDay('13:00'), endsAt: onCareDay('15:00') },
      ...{ arrived: 1, expected: 2 },
    })
    expect(presenceNow(board, onCareDay('12:59'))).toBeUndefined()
    const another = { ...at(board, '13:00'), startsAt: onCareDay('13:10') }
    expect(presenceNow([...board, another], onCareDay('13:30'))).toMatchObject({ expected: 2 })
    const [empty] = boardOf()
    const early = empty && { ...empty, startsAt: onCareDay('12:30') }
    expect(early && presenceNow([early, ...board], onCareDay('13:30'))).toMatchObject({
      startsAt: onCareDay('13:00'),
    })
  })

  test('each session, then its stays: expected ones first, what is over as one line', () => {
    const session = at(boardOf(child('다'), child('나', came), child('가', left)), '13:00')
    const key = `${session.id}/`
    expect(textOf(careRows([session], onCareDay('13:30'), ''))).toEqual([
      `sessions/${session.id}`,
      `${session.id}/${key}다`,
      `${session.id}/${key}가 folded`,
      `${session.id}/${key}나`,
    ])
    expect(textOf(careRows([session], onCareDay('15:30'), '다'))).toEqual([
      `sessions/${session.id}`,
      `${session.id}/${key}다 folded`,
    ])
  })

  test('a session that is one line is whole where a name is searched', () => {
    const session = at(boardOf(child('가', left)), '13:00')
    const [inAll] = textOf(careRows([session], onCareDay('15:30'), ' '))
    const [found] = textOf(careRows([session], onCareDay('15:30'), '가'))
    expect([inAll, found]).toEqual([`sessions/${session.id} folded`, `sessions/${session.id}`])
  })
})

test('rides in the list, a family’s older ones behind its row; what is hidden in none', () => {
  const rides = Array.from({ length: 12 }, (_, index) =>
    aRide({
      id: `r${index}`,
      uid: 'many',
      status: index === 1 ? 'arrived' : 'requested',
      startsAt: inSeoul(`2026-11-25T10:${10 + index}`),
    }),
  )
  const rows = textOf(rideRows(foldFamilies(rides), ({ id }) => id !== 'r0'))
  expect(rows.slice(0, 3)).toEqual(['/r0', 'rides/r1 folded', 'rides/r2'])
  expect(rows.slice(-3)).toEqual(['rides/folds/many', 'folds/many/r10', 'folds/many/r11'])
  expect(foldFamilies(rides).map(keyOfRow).at(-1)).toBe('folds/many')
  expect(textOf(rideRows(foldFamilies(rides), () => false)).at(-3)).toBe('/folds/many')
  expect(textOf(rideRows(foldFamilies(rides), ({ id }) => id === 'r11')).slice(-3)).toEqual([
    'rides/folds/many',
    '/r10',
    'folds/many/r11',
  ])
})

test('hidden rows stay where they stand in the document', () => {
  const all = ['a', 'x', 'b', 'y', 'c']
  const textIn = (shown: string[]) =>
    inDocument(all, shown).map(({ row, isShown }) => (isShown ? row : `(${row})`))
  expect(textIn(['a', 'b', 'c'])).toEqual(['a', '(x)', 'b', '(y)', 'c'])
  expect(textIn(['c', 'a', 'b'])).toEqual(['c', '(x)', 'a', '(y)', 'b'])
  expect(textIn(['b', 'new'])).toEqual(['(a)', '(x)', 'b', '(y)', '(c)', 'new'])
  expect(textIn([])).toEqual(['(a)', '(x)', '(b)', '(y)', '(c)'])
})

test('orders that await payment, then paid ones; cancelled and refunded ones in no list', () => {
  const [waiting, paid, gone] = ['w', 'p', 'g'].map((id) => anOrder({ id }))
  if (!waiting || !paid || !gone) throw new Error('three orders are expected')
  const lists = { awaitingPayment: [waiting], paid: [paid] }
  expect(textOf(orderRows(lists, [gone, paid, waiting]))).toEqual([
    'awaitingPayment/w',
    'paid/p',
    '/g',
  ])
})

describe('요청함', () => {
  const request = (id: string, change: Partial<ReceivedPickupRequest> = {}) => ({
    ...{ id, applicantName: '하준맘', phone: '010-1', datetime: new Date(0), pickupAddress: '' },
    ...{ destAddress: '', childName: '', memo: '', isMarketingAllowed: false, branchId: '' },
    ...{ status: 'new' as const, createdAt: new Date(0) },
    ...change,
  })

  test('older open requests of a phone stand behind its row', () => {
    const rows = [request('a'), request('b', { phone: '010-2' }), request('c')]
    expect(textOf(requestRows(rows))).toEqual([
      'requests/requests/a',
      'requests/folds/010-1',
      'folds/010-1/requests/c',
      'requests/requests/b',
    ])
    expect(phoneOfFold(foldOfPhone('010-1'))).toBe('010-1')
    const withDone = [...rows, request('d', { status: 'done' })]
    expect(textOf(requestRows(withDone)).filter((row) => row.includes('folds/010-1'))).toEqual([
      'requests/folds/010-1',
      'folds/010-1/requests/c',
    ])
  })

  test('where none is left to fold, the row stands in no list', () => {
    const rows = [request('a', { status: 'done' }), request('c')]
    expect(textOf(requestRows(rows))).toEqual([
      'requests/requests/a',
      'requests/requests/c',
      '/folds/010-1',
    ])
  })

  test('no id of one list is a key of another', () => {
    const ids = ['folds/010-1', 'more-010-1', 'm'].map((id) => id.replaceAll('/', '-'))
    const items = ids.map((id) => request(id))
    const keys = [
      ...requestRows([...items, request('last')]),
      ...seenRows('messages', items),
      ...seenRows('suggestions', items),
    ].map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('messages are one list', () => {
    expect(textOf(seenRows('messages', [{ id: 'm' }]))).toEqual(['messages/messages/m'])
  })
})
