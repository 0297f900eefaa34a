import { expect, test } from 'vitest'
import type { SessionBooking } from '@/domain/programs/programSession'
import { stayNews } from '@/domain/rides/booked/bookingNews'
import { aCareBooking, onCareDay } from './aCareBooking'

const day = (change: Partial<SessionBooking> = {}) => [
  aCareBooking(change),
  aCareBooking({ startsAt: onCareDay('15:00'), slot: '2', ...change }),
]
const came = { arrivedAt: onCareDay('13:04') }
const left = { ...came, leftAt: onCareDay('15:10'), leftWith: '박순자(할머니)' }

test.each([
  ['등원 of two sessions is announced once', {}, came, '김하준 등원했어요. 13:04'],
  ['하원', came, left, '김하준 하원했어요. 15:10'],
  ['an undone step', left, came, '기록이 정정됐어요.'],
  ['등원 undone', came, {}, '기록이 정정됐어요.'],
  ['another person', left, { ...left, leftWith: '보호자' }, '기록이 정정됐어요.'],
  ['another time', left, { ...left, leftAt: onCareDay('15:20') }, '기록이 정정됐어요.'],
  ['a remembered day', { ...left, leftWith: undefined }, left, ''],
  ['nothing yet', {}, {}, ''],
  [
    'a cancellation',
    {},
    { cancelledAt: onCareDay('09:00'), cancelReason: '눈' },
    '김하준 13:00 돌봄이 아지트 사정으로 취소됐어요.',
  ],
  ['nothing', came, came, ''],
])('%s', (_, before, after, words) => {
  expect(stayNews(day(after), day(before))).toBe(words)
})

test('a parent’s own booking is no news', () => {
  expect(stayNews(day(), [])).toBe('')
})

test('each child has its own news', () => {
  const sister = { childId: 'child-2', childName: '김서연' }
  const both = (own: Partial<SessionBooking>, hers: Partial<SessionBooking>) => [
    ...day(own),
    ...day({ ...sister, ...hers }),
  ]
  expect(stayNews(both(came, { arrivedAt: onCareDay('13:10') }), both(came, {}))).toBe(
    '김서연 등원했어요. 13:10',
  )
  expect(stayNews(both(came, { arrivedAt: onCareDay('13:10') }), both({}, {}))).toBe(
    '김하준 등원했어요. 13:04 김서연 등원했어요. 13:10',
  )
})

test('a shortened stay is the same stay', () => {
  expect(stayNews(day(left).slice(0, 1), day(came))).toBe('김하준 하원했어요. 15:10')
})

test('a continued stay makes no news', () => {
  const [first] = day(came)
  expect(stayNews(day(came), first ? [first] : [])).toBe('')
})
