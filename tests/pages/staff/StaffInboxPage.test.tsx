import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ReceivedPickupRequest, ReceivedSuggestion } from '@/domain/agit/inbox'
import type { RideMessage } from '@/domain/rides/rideMessage'
import { StaffInboxPage } from '@/pages/staff/inbox/StaffInboxPage'
import { StaffMemberContext } from '@/pages/staff/staffMember'
import {
  markSuggestionSeen,
  readNewestSuggestions,
  readUnseenSuggestions,
} from '@/repository/branchSuggestions'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { markMessageSeen, readNewestMessages, readUnseenMessages } from '@/repository/messages'
import {
  advancePickupRequest,
  readNewestPickupRequests,
  readOpenPickupRequests,
} from '@/repository/rides/pickupRequests'
import { readRide } from '@/repository/rides/rides'
import { aRide, at } from '../../domain/rides/aRide'
import { withQueries } from '../../remote/withQueries'

vi.mock('@/repository/rides/pickupRequests', async (original) => ({
  ...(await original<typeof import('@/repository/rides/pickupRequests')>()),
  readNewestPickupRequests: vi.fn(),
  readOpenPickupRequests: vi.fn(),
  advancePickupRequest: vi.fn(),
}))
vi.mock('@/repository/messages', async (original) => ({
  ...(await original<typeof import('@/repository/messages')>()),
  readNewestMessages: vi.fn(),
  readUnseenMessages: vi.fn(),
  markMessageSeen: vi.fn(),
}))
vi.mock('@/repository/branchSuggestions', async (original) => ({
  ...(await original<typeof import('@/repository/branchSuggestions')>()),
  readNewestSuggestions: vi.fn(),
  readUnseenSuggestions: vi.fn(),
  markSuggestionSeen: vi.fn(),
}))
vi.mock('@/repository/rides/rides', async (original) => ({
  ...(await original<typeof import('@/repository/rides/rides')>()),
  readRide: vi.fn(),
}))

const request = (change: Partial<ReceivedPickupRequest> = {}): ReceivedPickupRequest => ({
  id: 'request-1',
  applicantName: '한지민',
  phone: '010-1234-5678',
  datetime: at('2026-11-27T15:00'),
  pickupAddress: '서울 성동구 왕십리로 1',
  destAddress: '서울 성동구 왕십리로 2',
  childName: '한유나',
  memo: '처음이에요.',
  isMarketingAllowed: false,
  branchId: 'seongsu',
  status: 'new',
  createdAt: at('2026-11-25T09:00'),
  ...change,
})
const message = (change: Partial<RideMessage> = {}): RideMessage => ({
  id: 'message-1',
  uid: 'parent-1',
  rideId: 'ride-1',
  kind: 'late',
  text: '10분쯤 늦어요.',
  createdAt: at('2026-11-25T14:50'),
  seenAt: null,
  ...change,
})
const suggestion = (change: Partial<ReceivedSuggestion> = {}): ReceivedSuggestion => ({
  id: 'suggestion-1',
  place: '마포구 공덕역',
  reason: '학교가 많아요.',
  contact: '010-1111-2222',
  createdAt: at('2026-11-25T08:00'),
  seenAt: null,
  ...change,
})

let requests: ReceivedPickupRequest[] = []
let messages: RideMessage[] = []
let suggestions: ReceivedSuggestion[] = []

const show = () => {
  render(
    withQueries(
      <MemoryRouter>
        <StaffMemberContext value={{ uid: 'staff-1', name: '도담쌤' }}>
          <StaffInboxPage />
        </StaffMemberContext>
      </MemoryRouter>,
    ),
  )
  return userEvent.setup()
}
const listOf = async (name: string) => within(await screen.findByRole('list', { name }))

beforeEach(() => {
  requests = [request()]
  messages = [message()]
  suggestions = [suggestion()]
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(readNewestPickupRequests)
    .mockReset()
    .mockImplementation(async () => requests)
  vi.mocked(readOpenPickupRequests)
    .mockReset()
    .mockImplementation(async () => requests.filter(({ status }) => status !== 'done'))
  vi.mocked(advancePickupRequest)
    .mockReset()
    .mockImplementation(async (id, status) => {
      requests = requests.map((each) => (each.id === id ? { ...each, status } : each))
    })
  vi.mocked(readNewestMessages)
    .mockReset()
    .mockImplementation(async () => messages)
  vi.mocked(readUnseenMessages)
    .mockReset()
    .mockImplementation(async () => messages.filter(({ seenAt }) => seenAt === null))
  vi.mocked(markMessageSeen)
    .mockReset()
    .mockImplementation(async (id) => {
      messages = messages.map((each) =>
        each.id === id ? { ...each, seenAt: at('2026-11-25T15:02') } : each,
      )
    })
  vi.mocked(readNewestSuggestions)
    .mockReset()
    .mockImplementation(async () => suggestions)
  vi.mocked(readUnseenSuggestions)
    .mockReset()
    .mockImplementation(async () => suggestions.filter(({ seenAt }) => seenAt === null))
  vi.mocked(markSuggestionSeen)
    .mockReset()
    .mockImplementation(async (id) => {
      suggestions = suggestions.map((each) =>
        each.id === id ? { ...each, seenAt: at('2026-11-25T15:03') } : each,
      )
    })
  vi.mocked(readRide).mockReset().mockResolvedValue(aRide())
})

test('a pickup request is called, then done, and says everything that was asked for', async () => {
  const user = show()
  const list = await listOf('픽업 신청')
  for (const words of ['한지민', '2026.11.27(금) 15:00', '한유나', '성수점', '처음이에요.'])
    expect(list.getByText(words)).toBeVisible()
  expect(list.getByRole('link', { name: '010-1234-5678' })).toHaveAttribute(
    'href',
    'tel:01012345678',
  )
  await user.click(list.getByRole('button', { name: '연락함' }))
  await waitFor(() => expect(list.queryByRole('button', { name: '연락함' })).toBeNull())
  expect(list.getByRole('button', { name: '완료' })).toHaveFocus()
  await user.click(list.getByRole('button', { name: '완료' }))
  await waitFor(() => expect(list.queryByRole('button')).toBeNull())
  expect(list.getByRole('status')).toHaveTextContent('완료')
  expect(screen.getByRole('heading', { name: '픽업 신청' })).toHaveFocus()
  expect(vi.mocked(advancePickupRequest).mock.calls).toEqual([
    ['request-1', 'called'],
    ['request-1', 'done'],
  ])
})

test('a message says about which ride it is, is confirmed once, and the next one is at hand', async () => {
  messages = [message(), message({ id: 'message-2', kind: 'medicine', text: '감기약이 있어요.' })]
  const user = show()
  const list = await listOf('알림')
  expect(await list.findAllByText('김하준 · 2026.11.25(수) 15:00')).toHaveLength(2)
  const [first, second] = list.getAllByRole('button', { name: '확인' })
  if (!first || !second) throw new Error('two messages are expected')
  await user.click(first)
  expect(await list.findByText('확인함 15:02')).toBeVisible()
  expect(markMessageSeen).toHaveBeenCalledExactlyOnceWith('message-1')
  expect(list.getAllByRole('button', { name: '확인' })).toEqual([second])
  expect(second).toHaveFocus()
})

test('a suggestion is confirmed; without a contact there is nothing to call', async () => {
  suggestions = [suggestion(), suggestion({ id: 'suggestion-2', place: '수원', contact: '' })]
  const user = show()
  const list = await listOf('지점 제안')
  expect(list.getAllByRole('link')).toHaveLength(1)
  const [first] = list.getAllByRole('button', { name: '확인' })
  if (!first) throw new Error('a suggestion is expected')
  await user.click(first)
  expect(await list.findByText('확인함 15:03')).toBeVisible()
})

test('a list says at once that what is open in it could not be read, and is asked for again', async () => {
  vi.mocked(readOpenPickupRequests).mockRejectedValueOnce(new RepositoryError('timeout'))
  vi.mocked(readNewestPickupRequests).mockReturnValueOnce(new Promise(() => {}))
  const user = show()
  expect(await screen.findByText('처리하지 못했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible()
  vi.mocked(readNewestPickupRequests).mockReset().mockResolvedValue(requests)
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(await listOf('픽업 신청')).toBeTruthy()
})

test('what cannot be read is a row with its id, its time and its buttons', async () => {
  const isUnreadable = true
  requests = [request({ id: 'blank-request', isUnreadable }), request({ id: 'sound' })]
  messages = [message({ id: 'blank-message', isUnreadable })]
  suggestions = [suggestion({ id: 'blank-suggestion', isUnreadable, createdAt: new Date(0) })]
  const user = show()
  const list = await listOf('픽업 신청')
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  expect(list.getByText('내용을 읽을 수 없어요')).toBeVisible()
  expect(list.getByText('blank-request')).toBeVisible()
  expect(list.getAllByText('2026.11.25(수) 09:00')).toHaveLength(2)
  const [called] = list.getAllByRole('button', { name: '연락함' })
  if (!called) throw new Error('a button is expected')
  await user.click(called)
  expect(advancePickupRequest).toHaveBeenCalledExactlyOnceWith('blank-request', 'called')
  const [done] = list.getAllByRole('button', { name: '완료' })
  if (!done) throw new Error('a button is expected')
  await user.click(done)
  expect(advancePickupRequest).toHaveBeenLastCalledWith('blank-request', 'done')

  await user.click((await listOf('알림')).getByRole('button', { name: '확인' }))
  expect(markMessageSeen).toHaveBeenCalledExactlyOnceWith('blank-message')
  expect(readRide).not.toHaveBeenCalled()
  const suggested = await listOf('지점 제안')
  expect(suggested.getByText('blank-suggestion')).toBeVisible()
  expect(suggested.queryByText(/1970/)).toBeNull()
  await user.click(suggested.getByRole('button', { name: '확인' }))
  expect(markSuggestionSeen).toHaveBeenCalledExactlyOnceWith('blank-suggestion')
})

test('「더 보기」 brings older ones until there are none', async () => {
  const all = Array.from({ length: 130 }, (_, place) => request({ id: `request-${place}` }))
  vi.mocked(readOpenPickupRequests).mockResolvedValue([])
  vi.mocked(readNewestPickupRequests).mockImplementation(async (limit = 100) => all.slice(0, limit))
  const user = show()
  const rows = async () => (await listOf('픽업 신청')).getAllByRole('listitem').length
  expect(await rows()).toBe(100)
  await user.click(screen.getByRole('button', { name: '더 보기' }))
  await waitFor(async () => expect(await rows()).toBe(130))
  expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull()
})

test('three lists wait, are empty and fail each by itself', async () => {
  requests = []
  vi.mocked(readNewestMessages).mockRejectedValueOnce(new RepositoryError('timeout'))
  vi.mocked(readNewestSuggestions).mockReturnValue(new Promise(() => {}))
  const user = show()
  expect(await screen.findByText('들어온 픽업 신청이 없어요.')).toBeVisible()
  expect(await screen.findByText('처리하지 못했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible()
  expect(screen.queryByRole('list', { name: '지점 제안' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(await listOf('알림')).toBeTruthy()
  expect(screen.getByRole('heading', { name: '알림' })).toHaveFocus()
})
