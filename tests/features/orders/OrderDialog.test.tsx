import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { formatKRW } from '@/domain/money'
import { type OptionPrices, type Prices, samplePrices } from '@/domain/orders/priceList'
import { topupItem } from '@/domain/orders/topup'
import { OpenedOrder, useOrdering } from '@/features/orders/OpenedOrder'
import type { OrderRequest } from '@/features/orders/orderRequest'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { readLedger } from '@/repository/orders/ledger'
import {
  cancelArrived,
  createOrder,
  readAwaitingOrders,
  readOrders,
} from '@/repository/orders/orders'
import { readPasses } from '@/repository/orders/passes'
import { readPrices } from '@/repository/orders/prices'
import { useSignInMark } from '@/stores/signInMark'
import { anItem } from '../../domain/orders/anItem'
import { anOrder } from '../../domain/orders/anOrder'
import { aPass } from '../../domain/orders/aPass'
import { withQueries } from '../../remote/withQueries'

vi.mock('@/repository/orders/orders', async (original) => ({
  ...(await original<typeof import('@/repository/orders/orders')>()),
  createOrder: vi.fn(),
  cancelArrived: vi.fn(),
  readAwaitingOrders: vi.fn(),
  readOrders: vi.fn(),
}))
vi.mock('@/repository/orders/ledger', async (original) => ({
  ...(await original<typeof import('@/repository/orders/ledger')>()),
  readLedger: vi.fn(),
}))
vi.mock('@/repository/orders/passes', async (original) => ({
  ...(await original<typeof import('@/repository/orders/passes')>()),
  readPasses: vi.fn(),
}))
vi.mock('@/repository/orders/prices', async (original) => ({
  ...(await original<typeof import('@/repository/orders/prices')>()),
  readPrices: vi.fn(),
}))

const sent = vi.mocked(createOrder)
const cancelled = vi.mocked(cancelArrived)
const earlier = vi.mocked(readOrders)
const ledger = vi.mocked(readLedger)
const onOrdered = vi.fn()
let amounts = 0
const NOWHERE = { childId: '', day: '', branchId: '' }

/** Unique lines: a begun order keeps its id for the page's life. */
function aSnackOrder(kinds = 2): OrderRequest {
  amounts += 1
  const cart = Array.from({ length: kinds }, (_, index) => {
    const item = {
      id: `snack-${index}`,
      title: `간식 ${index}`,
      priceKRW: 1_000 + amounts,
      imageUrl: undefined,
      order: index,
      allergens: [],
    }
    const key = `basic/${item.id}`
    return { key, kind: 'basic' as const, item, quantity: 2, totalKRW: 2 * item.priceKRW }
  })
  return { kind: 'snack', cart, eaters: [], start: NOWHERE, onOrdered }
}

function Shop({ request }: { request: OrderRequest }) {
  const ordering = useOrdering()
  return (
    <>
      <button type="button" onClick={() => void ordering.order(request)}>
        {ordering.isGuest ? '둘러보는 중' : '결제하기'}
      </button>
      <OpenedOrder ordering={ordering} />
    </>
  )
}

async function openOrder(request: OrderRequest) {
  const router = createMemoryRouter([
    { path: '/', element: <Shop request={request} /> },
    { path: '*', element: <p>다른 화면</p> },
  ])
  render(withQueries(<RouterProvider router={router} />))
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '결제하기' }))
  await screen.findByRole('dialog', { name: '주문 확인' })
  return { user, router }
}
const branch = () => screen.getByRole('combobox', { name: '받을 지점' })
const depositor = () => screen.getByRole('textbox', { name: '입금자명' })
const press = () => screen.getByRole('button', { name: '주문하기' })
async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.selectOptions(branch(), '성수점')
  await user.type(depositor(), '김민서')
}

// The first press would load its code, too slowly on a busy machine.
beforeAll(() => import('@/features/orders/OrderDialog'))
beforeEach(() => {
  sent.mockReset().mockResolvedValue()
  cancelled.mockReset().mockResolvedValue()
  earlier.mockReset().mockResolvedValue([])
  vi.mocked(readPasses).mockReset().mockResolvedValue([])
  vi.mocked(readAwaitingOrders)
    .mockReset()
    .mockImplementation(async (uid) =>
      (await earlier(uid)).filter(({ status }) => status === 'awaitingPayment'),
    )
  ledger.mockReset().mockResolvedValue([])
  vi.mocked(readPrices).mockReset().mockResolvedValue(samplePrices)
  onOrdered.mockReset()
  vi.spyOn(console, 'warn').mockReturnValue()
  useSignInMark.getState().setMark({ uid: 'parent-1', nickname: '하준맘', hasEnded: false })
})
afterEach(() => {
  vi.restoreAllMocks()
  act(() => useSignInMark.setState({ mark: null }))
  localStorage.clear()
})

test('a member sees the total, the account and one close button', async () => {
  const request = aSnackOrder()
  await openOrder(request)
  expect(screen.getByText('도담은행 000-000-000000 (예시 계좌)')).toBeVisible()
  expect(screen.getByText('합계').parentElement).toHaveTextContent(/합계 [\d,]+원/)
  expect(branch()).toHaveDisplayValue('지점을 선택해 주세요.')
  expect(screen.getAllByRole('button', { name: '닫기' })).toHaveLength(1)
})

test('the account number is copied with one tap', async () => {
  const { user } = await openOrder(aSnackOrder())
  await user.click(screen.getByRole('button', { name: '계좌번호 복사' }))
  expect(await screen.findByRole('button', { name: '복사됨' })).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('000-000-000000')
})

test('a line shows its picture, or a plate when that fails', async () => {
  const request = aSnackOrder(2)
  if (request.kind !== 'snack') throw new Error(request.kind)
  const [ours, foreign] = request.cart
  if (!ours || !foreign) throw new Error('two lines')
  ours.item.imageUrl = '/media/snack-milk.webp'
  foreign.item.imageUrl = 'https://pictures.example/cookie.jpg'
  await openOrder(request)
  const shown = () => screen.getAllByRole('presentation').map((image) => image.getAttribute('src'))
  expect(shown()).toEqual(['/media/snack-milk.webp', 'https://pictures.example/cookie.jpg'])
  fireEvent.error(screen.getAllByRole('presentation')[1] ?? document.body)
  expect(shown()).toEqual(['/media/snack-milk.webp', '/media/icon-plate.webp'])
})

test('the order is sent with all required fields and leaves its cart', async () => {
  const request = aSnackOrder()
  const { user, router } = await openOrder(request)
  await user.selectOptions(branch(), '판교점')
  await user.type(depositor(), ' 김민서 ')
  await user.click(press())
  const done = await screen.findByRole('dialog', { name: '주문 완료' })
  expect(sent).toHaveBeenCalledWith({
    id: expect.stringMatching(/^[a-z0-9]{8,}$/),
    uid: 'parent-1',
    nickname: '하준맘',
    kind: 'snack',
    branchId: 'pangyo',
    lines: [0, 1].map((index) => ({
      code: `basic/snack-${index}`,
      name: `간식 ${index}`,
      priceKRW: 1_000 + amounts,
      quantity: 2,
    })),
    totalKRW: 4 * (1_000 + amounts),
    depositor: '김민서',
    payWith: 'transfer',
    childId: '',
    day: '',
    receiptFor: '',
    receiptNumber: '',
  })
  expect(onOrdered).toHaveBeenCalledTimes(1)
  expect(within(done).getByRole('status')).toHaveTextContent(
    '주문을 접수했어요. 입금을 확인하면 반영돼요.',
  )
  expect(within(done).getByText(formatKRW(4 * (1_000 + amounts)))).toBeVisible()
  expect(within(done).getByText('입금자명 김민서')).toBeVisible()
  expect(within(done).getByRole('button', { name: '계좌번호 복사' })).toBeVisible()
  const close = within(done).getByRole('button', { name: '닫기' })
  expect(close).toHaveFocus()
  expect(router.state.location.pathname).toBe('/')
  await user.click(close)
  await screen.findByText('다른 화면')
  expect(router.state.location.pathname).toBe('/my/memberships')
})

test('Escape leads to the orders, too', async () => {
  const { user, router } = await openOrder(aSnackOrder())
  await fill(user)
  await user.click(press())
  // As the browser does on Escape.
  await act(async () => (await screen.findByRole<HTMLDialogElement>('dialog')).close())
  await screen.findByText('다른 화면')
  expect(router.state.location.pathname).toBe('/my/memberships')
})

describe('the last order', () => {
  const last = anOrder({ depositor: '박서준', branchId: 'pangyo', kind: 'snack' })
  const later = anOrder({
    id: 'later',
    depositor: '김민서',
    branchId: '',
    createdAt: new Date('2027-01-01T03:00:00Z'),
  })

  test('names depositor and branch', async () => {
    earlier.mockResolvedValue([later, last])
    await openOrder(aSnackOrder())
    await waitFor(() => expect(depositor()).toHaveValue('김민서'))
    expect(branch()).toHaveDisplayValue('판교점')
  })

  function comesLater() {
    let answer = (_: (typeof last)[]) => {}
    earlier.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    return () => act(async () => answer([last]))
  }

  test('changes nothing that was typed before it came', async () => {
    const come = comesLater()
    const { user } = await openOrder(aSnackOrder())
    await user.type(depositor(), '이')
    await come()
    expect(branch()).toHaveDisplayValue('판교점')
    expect(depositor()).toHaveValue('이')
  })

  test('is typed over where somebody was about to type as it came', async () => {
    const come = comesLater()
    const { user } = await openOrder(aSnackOrder())
    await user.click(depositor())
    await come()
    expect(depositor()).toHaveValue('박서준')
    await user.keyboard('이하나')
    expect(depositor()).toHaveValue('이하나')
  })
})

describe('패밀리', () => {
  const words = '지금은 레귤러가 없어 쓸 수 없어요.'
  const order = (...keys: ('prepaid' | 'subscription')[]): OrderRequest => ({
    kind: 'membership',
    items: keys.map((key) => anItem(key === 'prepaid' ? 'pre-100' : 'm-59000')),
  })
  const regular = aPass({
    planKey: 'subscription',
    startsOn: '2026-11-01',
    expiresOn: '2026-12-01',
  })

  test.each([
    { what: 'alone', request: order('prepaid'), passes: [], isWarned: true },
    { what: 'with 레귤러', request: order('prepaid', 'subscription'), passes: [], isWarned: false },
    { what: 'to 레귤러', request: order('prepaid'), passes: [regular], isWarned: false },
    {
      what: 'to a 레귤러 that is over',
      request: order('prepaid'),
      passes: [{ ...regular, expiresOn: '2026-11-02' }],
      isWarned: true,
    },
  ])('$what: warned $isWarned', async ({ request, passes, isWarned }) => {
    vi.mocked(readPasses).mockResolvedValue(passes)
    await openOrder(request)
    await act(() => vi.dynamicImportSettled())
    await waitFor(() => expect(screen.queryAllByText(words)).toHaveLength(isWarned ? 1 : 0))
  })
})

test('the depositor is required before sending', async () => {
  const { user } = await openOrder(aSnackOrder())
  await user.selectOptions(branch(), '성수점')
  await user.type(depositor(), '김')
  await user.click(press())
  expect(depositor()).toHaveAccessibleDescription('입금자명은 2~10자로 입력해 주세요.')
  expect(depositor()).toHaveFocus()
  expect(sent).not.toHaveBeenCalled()
})

test('the branch is required, without a default', async () => {
  const { user } = await openOrder(aSnackOrder())
  await user.type(depositor(), '김민서')
  await user.click(press())
  expect(branch()).toHaveAccessibleDescription('지점을 선택해 주세요.')
  expect(branch()).toHaveFocus()
  expect(sent).not.toHaveBeenCalled()
})

describe('a refusal', () => {
  test('of an ended session shows the link to sign in', async () => {
    useSignInMark.getState().setMark({ uid: 'parent-1', nickname: '', hasEnded: true })
    const { user } = await openOrder(aSnackOrder())
    expect(screen.getByRole('alert')).toHaveTextContent(
      '로그인이 만료됐어요. 다시 로그인해 주세요.',
    )
    await fill(user)
    await user.click(press())
    expect(sent).not.toHaveBeenCalled()
  })

  test('is sent again under the same id, also after closing the dialog', async () => {
    sent.mockRejectedValueOnce(new RepositoryError('timeout'))
    const { user } = await openOrder(aSnackOrder())
    await fill(user)
    await user.click(press())
    await screen.findByRole('alert')
    await user.click(screen.getByRole('button', { name: '닫기' }))
    await user.click(screen.getByRole('button', { name: '결제하기' }))
    await fill(user)
    await user.click(press())
    await screen.findByRole('dialog', { name: '주문 완료' })
    const [first, second] = sent.mock.calls
    expect(second?.[0].id).toBe(first?.[0].id)
    expect(cancelled).toHaveBeenLastCalledWith('parent-1', [])
  })

  test('a new order comes after it when depositor or branch changed', async () => {
    sent.mockRejectedValueOnce(new RepositoryError('timeout'))
    const { user } = await openOrder(aSnackOrder())
    await fill(user)
    await user.click(press())
    await screen.findByRole('alert')
    await user.clear(depositor())
    await user.type(depositor(), '박서준')
    await user.selectOptions(branch(), '판교점')
    await user.click(press())
    await screen.findByRole('dialog', { name: '주문 완료' })
    const [first, second] = sent.mock.calls.map(([order]) => order)
    expect(second).toMatchObject({ depositor: '박서준', branchId: 'pangyo' })
    expect(second?.id).not.toBe(first?.id)
    expect(cancelled).toHaveBeenLastCalledWith('parent-1', [first?.id])
  })
})

test('more than twelve kinds are refused with a message', async () => {
  const { user } = await openOrder(aSnackOrder(13))
  expect(screen.getByRole('alert')).toHaveTextContent('한 번에 12가지까지 주문할 수 있어요.')
  await user.type(depositor(), '김민서')
  await user.click(press())
  expect(sent).not.toHaveBeenCalled()
})

describe('결제 방법', () => {
  const credit = () => screen.getByRole('radio', { name: '충전금' })
  const hasCredit = (amountKRW: number) =>
    ledger.mockResolvedValue([
      {
        id: 'topup',
        kind: 'topup',
        amountKRW,
        note: '',
        refId: '',
        at: new Date('2026-11-20T00:00:00Z'),
        by: 'staff-1',
      },
    ])

  test('is a transfer unless another is chosen', async () => {
    hasCredit(50_000)
    await openOrder(aSnackOrder())
    expect(screen.getByRole('radiogroup', { name: '결제 방법' })).toBeVisible()
    expect(screen.getByRole('radio', { name: '계좌 이체' })).toBeChecked()
    await waitFor(() => expect(credit()).toBeEnabled())
    expect(credit()).toHaveAccessibleDescription('남은 충전금 50,000원')
  })

  test('with credit needs neither account nor depositor, and says who confirms it', async () => {
    hasCredit(50_000)
    const { user } = await openOrder(aSnackOrder())
    await user.selectOptions(branch(), '성수점')
    await waitFor(() => expect(credit()).toBeEnabled())
    await user.click(credit())
    expect(screen.queryByText('도담은행 000-000-000000 (예시 계좌)')).toBeNull()
    expect(screen.queryByRole('textbox', { name: '입금자명' })).toBeNull()
    await user.click(press())
    await screen.findByRole('dialog', { name: '주문 완료' })
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ payWith: 'balance', depositor: '' })
    expect(screen.getByRole('status')).toHaveTextContent(
      '주문을 접수했어요. 아지트에서 확인하면 반영돼요.',
    )
    expect(screen.queryByRole('button', { name: '계좌번호 복사' })).toBeNull()
  })

  test('changed back keeps the depositor that was typed', async () => {
    hasCredit(50_000)
    const { user } = await openOrder(aSnackOrder())
    await user.type(depositor(), '김민서')
    await waitFor(() => expect(credit()).toBeEnabled())
    await user.click(credit())
    await user.click(screen.getByRole('radio', { name: '계좌 이체' }))
    expect(depositor()).toHaveValue('김민서')
  })

  test('is chosen where the last order of snacks used it and it is enough', async () => {
    hasCredit(50_000)
    const onCredit = anOrder({ kind: 'snack', payWith: 'balance', depositor: '', status: 'paid' })
    earlier.mockResolvedValue([onCredit, anOrder({ createdAt: new Date() })])
    const { user } = await openOrder(aSnackOrder())
    await waitFor(() => expect(credit()).toBeChecked())
    await user.click(screen.getByRole('radio', { name: '계좌 이체' }))
    expect(depositor()).toBeVisible()
    expect(credit()).not.toBeChecked()
  })

  test.each([
    ['is too little', 1_000, 'balance'],
    ['was not used last', 50_000, 'transfer'],
  ] as const)('that %s is not chosen', async (_, sumKRW, payWith) => {
    hasCredit(sumKRW)
    const last = anOrder({ kind: 'snack', payWith, status: 'paid' })
    earlier.mockResolvedValue([last])
    await openOrder(aSnackOrder())
    await waitFor(() => expect(credit()).toHaveAccessibleDescription(/남은 충전금/))
    expect(screen.getByRole('radio', { name: '계좌 이체' })).toBeChecked()
  })

  test('of a won too little says so', async () => {
    const request = aSnackOrder(1)
    hasCredit(2 * (1_000 + amounts) - 1)
    await openOrder(request)
    await waitFor(() =>
      expect(credit()).toHaveAccessibleDescription(/남은 충전금 [\d,]+원 ?충전금이 부족해요\./),
    )
    expect(credit()).toBeDisabled()
  })

  test('leaves out what waits to be taken already', async () => {
    hasCredit(50_000)
    earlier.mockResolvedValue([
      anOrder({ kind: 'snack', payWith: 'balance', depositor: '', totalKRW: 45_000 }),
      anOrder({ totalKRW: 50_000 }),
    ])
    await openOrder(aSnackOrder())
    await waitFor(() => expect(credit()).toHaveAccessibleDescription('남은 충전금 5,000원'))
  })

  test.each([
    ['entries', ledger],
    ['orders', earlier],
  ])('of unknown %s cannot be credit', async (_, read) => {
    hasCredit(50_000)
    read.mockRejectedValue(new RepositoryError('denied'))
    const { user } = await openOrder(aSnackOrder())
    await waitFor(() => expect(credit()).toHaveAccessibleDescription('충전금을 확인하지 못했어요.'))
    expect(credit()).toBeDisabled()
    await fill(user)
    await user.click(press())
    await screen.findByRole('dialog', { name: '주문 완료' })
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ payWith: 'transfer', depositor: '김민서' })
  })
})

describe('snacks for a child', () => {
  const hajun = { id: 'child-1', name: '김하준', allergens: [2, 5] }
  const seoyeon = { id: 'child-2', name: '김서연', allergens: [] }
  const child = () => screen.getByRole('combobox', { name: '먹을 아이' })
  const day = () => screen.getByRole('combobox', { name: '받는 날' })
  const optionsOf = (select: HTMLElement) =>
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  function snacksFor(eaters: readonly (typeof hajun)[], childId = ''): OrderRequest {
    const request = aSnackOrder(2)
    if (request.kind !== 'snack') throw new Error(request.kind)
    const [milk] = request.cart
    if (milk) milk.item.allergens = [2]
    return { ...request, eaters, start: { ...NOWHERE, childId } }
  }

  test('an only child is chosen, with what it may not eat', async () => {
    vi.setSystemTime(new Date('2026-11-20T12:00:00+09:00'))
    const { user } = await openOrder(snacksFor([hajun]))
    expect(child()).toHaveDisplayValue('김하준')
    expect(optionsOf(child())).toEqual(['선택 안 함', '김하준'])
    expect(screen.getByText('김하준에게 우유 알레르기가 있어요.')).toBeVisible()
    expect(day()).toHaveDisplayValue('선택 안 함')
    expect(optionsOf(day()).slice(0, 3)).toEqual(['선택 안 함', '오늘 11.20(금)', '11.23(월)'])
    expect(optionsOf(day()).at(-1)).toBe('12.04(금)')
    const hint = '누구 간식인지 선생님이 알 수 없어요.'
    expect(screen.getByText(hint)).toBeVisible()
    await user.selectOptions(day(), '11.23(월)')
    expect(screen.queryByText(hint)).toBeNull()
    await fill(user)
    await user.click(press())
    await screen.findByRole('dialog', { name: '주문 완료' })
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ childId: 'child-1', day: '2026-11-23' })
  })

  test('of two children none is chosen', async () => {
    const { user } = await openOrder(snacksFor([hajun, seoyeon]))
    expect(child()).toHaveDisplayValue('선택 안 함')
    expect(screen.queryByText(/알레르기가 있어요/)).toBeNull()
    await user.selectOptions(child(), '김하준')
    expect(screen.getByText('김하준에게 우유 알레르기가 있어요.')).toBeVisible()
    await user.selectOptions(child(), '김서연')
    expect(screen.queryByText(/알레르기가 있어요/)).toBeNull()
  })

  test('the child that was chosen on the page is', async () => {
    await openOrder(snacksFor([hajun, seoyeon], 'child-2'))
    expect(child()).toHaveDisplayValue('김서연')
  })

  test('begin with day and branch of the stay, else with the branch of the last order', async () => {
    vi.setSystemTime(new Date('2026-11-20T12:00:00+09:00'))
    earlier.mockResolvedValue([anOrder({ kind: 'snack', branchId: 'pangyo' })])
    const request = snacksFor([hajun, seoyeon])
    if (request.kind !== 'snack') throw new Error(request.kind)
    const start = { childId: 'child-2', day: '2026-11-23', branchId: 'seongsu' }
    const { user } = await openOrder({ ...request, start })
    await waitFor(() => expect(depositor()).toHaveValue('김민서'))
    expect(child()).toHaveDisplayValue('김서연')
    expect(day()).toHaveDisplayValue('11.23(월)')
    expect(branch()).toHaveDisplayValue('성수점')
    await user.click(press())
    await screen.findByRole('dialog', { name: '주문 완료' })
    expect(sent.mock.calls[0]?.[0]).toMatchObject(start)
  })

  test('are for nobody when nobody is chosen', async () => {
    const { user } = await openOrder(snacksFor([hajun]))
    await user.selectOptions(child(), '선택 안 함')
    await fill(user)
    await user.click(press())
    await screen.findByRole('dialog', { name: '주문 완료' })
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ childId: '', day: '' })
  })
})

test('a top-up has no branch to choose and is paid by transfer only', async () => {
  const topup = topupItem('topup-1', 50_000)
  if (!topup.ok) throw new Error(topup.reason)
  const { user } = await openOrder({ kind: 'topup', items: [topup.item] })
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByRole('radiogroup', { name: '결제 방법' })).toBeNull()
  await user.type(depositor(), '김민서')
  await user.click(press())
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    kind: 'topup',
    branchId: '',
    payWith: 'transfer',
    lines: [{ code: 'topup/50000', priceKRW: 50_000, quantity: 1 }],
  })
})

describe('the prices of a membership order are read when it opens', () => {
  const items = [anItem('2h-25000'), anItem('m-59000')]
  const request = (): OrderRequest => ({ kind: 'membership', items, onOrdered })
  const now = (options: OptionPrices): Prices => ({
    current: { options, from: new Date(0) },
    next: null,
    past: [],
  })

  test('what costs something else now says so, and what is not sold is left out', async () => {
    vi.mocked(readPrices).mockResolvedValue(now({ '2h-25000': 27_000 }))
    await openOrder(request())
    expect(await screen.findByText('가격이 바뀌었어요.')).toBeVisible()
    expect(screen.getByText('합계').parentElement).toHaveTextContent('합계 27,000원')
    expect(screen.getByText('지금은 판매하지 않아 뺐어요: 레귤러 월 정기권')).toBeVisible()
    expect(press()).toBeEnabled()
  })

  test('unread, nothing is ordered until they are', async () => {
    vi.mocked(readPrices).mockRejectedValueOnce(new RepositoryError('denied'))
    const { user } = await openOrder(request())
    expect(await screen.findByText('가격을 확인하지 못했어요.')).toBeVisible()
    expect(press()).toBeDisabled()
    vi.mocked(readPrices).mockResolvedValue(samplePrices)
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    await waitFor(() => expect(press()).toBeEnabled())
    expect(screen.queryByText('가격이 바뀌었어요.')).toBeNull()
    expect(sent).not.toHaveBeenCalled()
  })
})

describe('「현금영수증」', () => {
  const group = () => within(screen.getByRole('radiogroup', { name: '현금영수증' }))
  const number = () => screen.queryByRole('textbox', { name: '현금영수증 번호' })

  test('is not asked for at first; with a choice its number is asked, and sent as digits', async () => {
    const { user } = await openOrder(aSnackOrder())
    await fill(user)
    expect(group().getByRole('radio', { name: '신청 안 함' })).toBeChecked()
    expect(number()).toBeNull()
    await user.click(group().getByRole('radio', { name: '소득공제용' }))
    await user.type(number() ?? depositor(), '010-123')
    await user.click(press())
    expect(await screen.findByText('휴대폰 번호나 사업자등록번호를 적어 주세요.')).toBeVisible()
    expect(sent).not.toHaveBeenCalled()
    await user.type(number() ?? depositor(), '4-5678')
    await user.click(press())
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ receiptFor: 'person', receiptNumber: '01012345678' }),
      ),
    )
  })

  test('begins with the last order’s, and goes with the transfer', async () => {
    earlier.mockResolvedValue([anOrder({ receiptFor: 'business', receiptNumber: '1234567890' })])
    ledger.mockResolvedValue([
      {
        ...{ id: 'a', kind: 'topup', amountKRW: 90_000, note: '', refId: '', by: '' },
        at: new Date(),
      },
    ])
    const { user } = await openOrder(aSnackOrder())
    await waitFor(() => expect(group().getByRole('radio', { name: '지출증빙용' })).toBeChecked())
    expect(number()).toHaveValue('1234567890')
    await user.selectOptions(branch(), '성수점')
    await user.click(screen.getByRole('radio', { name: /충전금/ }))
    expect(screen.queryByRole('radiogroup', { name: '현금영수증' })).toBeNull()
    await user.click(press())
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ payWith: 'balance', receiptFor: '', receiptNumber: '' }),
      ),
    )
  })
})
