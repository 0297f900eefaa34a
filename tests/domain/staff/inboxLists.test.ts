import { describe, expect, test } from 'vitest'
import { groupByPhone, inboxPage, type ReceivedPickupRequest } from '@/domain/staff/inbox'

const item = (id: string, minute: number) => ({ id, createdAt: new Date(minute * 60_000) })
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

describe('a list of 요청함', () => {
  test('has the open ones, old ones too, filled up with the newest, newest first', () => {
    const page = inboxPage([item('new', 9), item('old', 1)], [item('new', 9), item('seen', 5)], 3)
    expect(idsOf(page.rows)).toEqual(['new', 'seen', 'old'])
    expect(page.hasMore).toBe(false)
  })

  test('many open ones leave no room for others', () => {
    const page = inboxPage([item('b', 2), item('a', 1)], [item('seen', 5), item('b', 2)], 2)
    expect(idsOf(page.rows)).toEqual(['b', 'a'])
    expect(page.hasMore).toBe(true)
  })

  test('a full list of the newest has more', () => {
    expect(inboxPage([], [item('b', 2), item('a', 1)], 2).hasMore).toBe(true)
    expect(inboxPage([], [item('b', 2)], 2).hasMore).toBe(false)
    expect(inboxPage([item('b', 2), item('a', 1)], [], 2).hasMore).toBe(true)
  })
})

describe('equal phones', () => {
  const request = (
    id: string,
    change: Partial<ReceivedPickupRequest> = {},
  ): ReceivedPickupRequest => ({
    ...item(id, 1),
    applicantName: '하준맘',
    phone: '010-1234-5678',
    datetime: new Date(0),
    pickupAddress: '',
    destAddress: '',
    childName: '',
    memo: '',
    isMarketingAllowed: false,
    branchId: '',
    status: 'new',
    ...change,
  })
  const groups = (...requests: ReceivedPickupRequest[]) =>
    groupByPhone(requests).map(({ request: { id }, others }) => [id, ...idsOf(others)])

  test('are one group where the newest stands', () => {
    expect(
      groups(request('a'), request('b', { phone: '010-9' }), request('c', { status: 'called' })),
    ).toEqual([['a', 'c'], ['b']])
  })

  test.each<[string, Partial<ReceivedPickupRequest>]>([
    ['done', { status: 'done' }],
    ['unreadable', { isUnreadable: true }],
    ['without a phone', { phone: '' }],
  ])('what is %s stands alone', (_, change) => {
    expect(groups(request('a', change), request('b', change))).toEqual([['a'], ['b']])
  })
})
