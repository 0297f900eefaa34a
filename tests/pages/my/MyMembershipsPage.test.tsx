import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LedgerEntry } from '@/domain/money/ledger'
import type { Pass } from '@/domain/orders/pass'
import { MyMembershipsPage } from '@/pages/my/memberships/MyMembershipsPage'
import { readPasses } from '@/repository/care/passes'
import { readPassUses } from '@/repository/care/passUses'
import { readBookingsOfPass } from '@/repository/care/sessionBookings'
import { readChildren } from '@/repository/children'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { readLedger } from '@/repository/ledger'
import { cancelOrder, readOrders } from '@/repository/orders'
import { useSignInMark } from '@/stores/signInMark'
import { aCareBooking } from '../../domain/care/aCareBooking'
import { anOrder } from '../../domain/orders/anOrder'
import { openMyPage } from './openMyPage'

vi.mock('@/services/account', () => ({
  // Auth never answers: the page shows what it may show meanwhile.
  watchAccount: vi.fn(),
}))
vi.mock('@/repository/children', () => ({ readChildren: vi.fn() }))
vi.mock('@/repository/ledger', async (original) => ({
  ...(await original<typeof import('@/repository/ledger')>()),
  readLedger: vi.fn(),
}))
vi.mock('@/repository/orders', async (original) => ({
  ...(await original<typeof import('@/repository/orders')>()),
  readOrders: vi.fn(),
  cancelOrder: vi.fn(),
}))
vi.mock('@/repository/care/passUses', async (original) => ({
  ...(await original<typeof import('@/repository/care/passUses')>()),
  readPassUses: vi.fn(),
}))
vi.mock('@/repository/care/sessionBookings', async (original) => ({
  ...(await original<typeof import('@/repository/care/sessionBookings')>()),
  readBookingsOfPass: vi.fn(),
}))
vi.mock('@/repository/care/passes', async (original) => ({
  ...(await original<typeof import('@/repository/care/passes')>()),
  readPasses: vi.fn(),
}))

const confirm = vi.fn()
const entry = (id: string, amountKRW: number, at: string): LedgerEntry => ({
  id,
  kind: amountKRW > 0 ? 'topup' : 'ride',
  amountKRW,
  note: amountKRW > 0 ? '입금 확인' : '김하준 15:00',
  refId: id,
  at: new Date(at),
  by: 'staff-1',
})
const pass = (change: Partial<Pass>): Pass => ({
  id: 'order-1-1',
  planKey: 'timepass',
  optionKey: '2h-25000',
  label: '라이트 2시간권',
  minutes: 120,
  startsOn: '2026-11-06',
  expiresOn: '2026-12-06',
  orderId: 'order-1',
  at: new Date('2026-11-06T00:00:00Z'),
  by: 'staff-1',
  ...change,
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T15:08+09:00') })
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('confirm', confirm.mockReset().mockReturnValue(true))
  vi.mocked(readLedger)
    .mockReset()
    .mockResolvedValue([
      entry('a', 50_000, '2026-11-03T10:00+09:00'),
      entry('b', -7_742, '2026-11-10T15:21+09:00'),
    ])
  vi.mocked(readPasses)
    .mockReset()
    .mockResolvedValue([
      pass({}),
      pass({
        id: 'order-2-1',
        orderId: 'order-2',
        planKey: 'subscription',
        optionKey: 'm-59000',
        label: '레귤러 월 정기권',
        minutes: 0,
      }),
      pass({ id: 'order-0-1', orderId: 'order-0', expiresOn: '2026-11-02' }),
    ])
  vi.mocked(readOrders)
    .mockReset()
    .mockResolvedValue([anOrder(), anOrder({ id: 'order-2', status: 'refunded' })])
  vi.mocked(readPassUses).mockReset().mockResolvedValue([])
  vi.mocked(cancelOrder).mockReset().mockResolvedValue()
  vi.mocked(readChildren).mockReset().mockResolvedValue([])
  useSignInMark.getState().setMark({ uid: 'parent-1', nickname: '하준맘', hasEnded: false })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  act(() => useSignInMark.setState({ mark: null }))
})

test('the balance is the sum of all entries, each with the balance after it', async () => {
  openMyPage(<MyMembershipsPage />)
  const region = screen.getByRole('region', { name: '충전금' })
  const list = await within(region).findByRole('list', { name: '충전금 내역' })
  const [newest, oldest] = within(list).getAllByRole('listitem')
  expect(newest).toHaveTextContent('픽업 김하준 15:00')
  expect(newest).toHaveTextContent('−7,742원 잔액 42,258원')
  expect(oldest).toHaveTextContent('+50,000원 잔액 50,000원')
  expect(within(region).getAllByText('42,258원')[0]).toBeVisible()
})

test('passes say what is left and until when; what is over or refunded stands last', async () => {
  openMyPage(<MyMembershipsPage />)
  const list = await screen.findByRole('list', { name: '이용권' })
  await screen.findByRole('list', { name: '주문' })
  const [active, ...over] = within(list).getAllByRole('listitem')
  expect(active).toHaveTextContent(/라이트 2시간권1회 남음2026\.12\.06\(일\)까지D-12/)
  expect(within(active ?? list).getByRole('link', { name: '돌봄 예약' })).toHaveAttribute(
    'href',
    '/care?pass=order-1-1',
  )
  expect(over[0]).toHaveTextContent(/하루 1회.*환불$/)
  expect(over[1]).toHaveTextContent(/만료$/)
})

test('what an active pass was used for is read when it is opened', async () => {
  const at = (time: string) => new Date(`2026-11-20T${time}:00+09:00`)
  vi.mocked(readBookingsOfPass)
    .mockRejectedValueOnce(new RepositoryError('timeout'))
    .mockResolvedValue([
      aCareBooking({ startsAt: at('13:00'), arrivedAt: at('13:04'), leftAt: at('14:50') }),
      aCareBooking({ startsAt: new Date('2026-11-23T13:00:00+09:00') }),
    ])
  const { user } = openMyPage(<MyMembershipsPage />)
  const summary = await screen.findByText('사용 내역')
  expect(readBookingsOfPass).not.toHaveBeenCalled()
  await user.click(summary)
  await user.click(await screen.findByRole('button', { name: '다시 시도' }))
  const rows = within(await screen.findByRole('list', { name: '사용 내역' })).getAllByRole(
    'listitem',
  )
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '2026.11.23(월) 13:00~15:00성수점 · 김하준결석',
    '2026.11.20(금) 13:00~15:00성수점 · 김하준하원',
  ])
})

test('a pass whose uses cannot be read says so, and can be booked with all the same', async () => {
  vi.mocked(readPassUses).mockRejectedValue(new RepositoryError('denied'))
  openMyPage(<MyMembershipsPage />)
  expect(await screen.findByText('남은 횟수를 확인하지 못했어요.')).toBeVisible()
  expect(screen.getByRole('link', { name: '돌봄 예약' })).toBeVisible()
})

test('while the orders cannot be read no pass is called active', async () => {
  vi.mocked(readOrders).mockRejectedValueOnce(new RepositoryError('denied'))
  const { user } = openMyPage(<MyMembershipsPage />)
  await screen.findByText('쓸 수 있는 이용권인지 확인하지 못했어요.')
  const passes = screen.getByRole('list', { name: '이용권' })
  for (const row of within(passes).getAllByRole('listitem'))
    expect(row).toHaveAttribute('data-over')
  const alert = screen.getByText('쓸 수 있는 이용권인지 확인하지 못했어요.').parentElement
  await user.click(within(alert ?? document.body).getByRole('button', { name: '다시 시도' }))
  await waitFor(() =>
    expect(screen.queryByText('쓸 수 있는 이용권인지 확인하지 못했어요.')).toBeNull(),
  )
  expect(within(passes).getAllByRole('listitem')[0]).not.toHaveAttribute('data-over')
})

test('a guest keeps the cart', () => {
  act(() => useSignInMark.setState({ mark: null }))
  openMyPage(<MyMembershipsPage />)
  expect(screen.getByText('담은 멤버십이 없어요.')).toBeVisible()
  expect(readOrders).not.toHaveBeenCalled()
})

test('an order that awaits payment says where to pay, and can be cancelled after a question', async () => {
  const { user } = openMyPage(<MyMembershipsPage />)
  const list = await screen.findByRole('list', { name: '주문' })
  const [awaiting, refunded] = within(list).getAllByRole('listitem')
  expect(awaiting).toHaveTextContent('입금 대기')
  expect(awaiting).toHaveTextContent('도담은행 000-000-000000 (예시 계좌)')
  expect(awaiting).toHaveTextContent('김민서')
  expect(awaiting).toHaveTextContent('이미 입금하셨다면 취소 전에 전화해 주세요.')
  expect(refunded).toHaveTextContent('환불')
  expect(within(refunded ?? list).queryByRole('button')).toBeNull()

  confirm.mockReturnValueOnce(false)
  await user.click(screen.getByRole('button', { name: '주문 취소' }))
  expect(cancelOrder).not.toHaveBeenCalled()

  vi.mocked(readOrders).mockResolvedValue([anOrder({ status: 'cancelled' })])
  await user.click(screen.getByRole('button', { name: '주문 취소' }))
  expect(confirm).toHaveBeenLastCalledWith('주문을 취소할까요?')
  expect(await screen.findByText('주문을 취소했어요.')).toHaveFocus()
  expect(screen.queryByRole('button', { name: '주문 취소' })).toBeNull()
})
