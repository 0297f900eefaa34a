import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SnackPage } from '@/pages/snack/SnackPage'
import { createQueryClient } from '@/remote/queryClient'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { readSnackRows, type SnackRow } from '@/repository/snacks/snackMenu'
import { readSpecialSnackRows, type SpecialSnackRow } from '@/repository/snacks/specialSnackEvent'
import { useSnackCart } from '@/stores/snackCart'
import { storeRows } from '../../remote/storeRows'
import { withQueries } from '../../remote/withQueries'

// Answers are shown at once.
vi.mock('@/repository/snacks/snackMenu', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/repository/snacks/snackMenu')>()),
  readSnackRows: vi.fn(),
}))
vi.mock('@/repository/snacks/specialSnackEvent', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/repository/snacks/specialSnackEvent')>()),
  readSpecialSnackRows: vi.fn(),
}))

const NOW = new Date('2026-11-20T10:00:00+09:00')
const snack = (id: string, title: string, price: number, allergens: number[] = []): SnackRow => ({
  id,
  title,
  price,
  imageUrl: undefined,
  order: 10,
  allergens,
})
const menus = {
  basic: [snack('milk', '우유', 1_500, [2]), snack('banana', '바나나', 1_500)],
  growth: [snack('milk', '칼슘 치즈', 2_200, [2])],
}
const event: SpecialSnackRow = {
  id: 'songpyeon-day',
  title: '송편 빚는 날',
  branch: '성수점',
  deadlineTs: new Date('2026-11-20T11:30:00+09:00'),
  product: { title: '꼬마 송편 {여섯 알}', price: 6_500, imageUrl: undefined, html: '' },
}
let alert: ReturnType<typeof vi.fn>

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  alert = vi.fn()
  vi.stubGlobal('alert', alert)
  vi.spyOn(console, 'info').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(readSnackRows).mockImplementation((kind) => Promise.resolve(menus[kind]))
  vi.mocked(readSpecialSnackRows).mockResolvedValue([event])
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
  localStorage.clear()
  act(() => useSnackCart.setState({ cart: {} }))
})

async function openAt(path: string, client = createQueryClient()) {
  const router = createMemoryRouter([{ path: '*', element: <SnackPage /> }], {
    initialEntries: [path],
  })
  render(withQueries(<RouterProvider router={router} />, client))
  await act(async () => {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  })
  return router
}
const bar = () => screen.getByRole('region', { name: '간식 장바구니' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const lastAlert = () => String(alert.mock.lastCall?.[0])

describe('the menu', () => {
  test('a quantity stays within 0 and 99', async () => {
    await openAt('/snack')
    for (const name of ['기본 간식', '성장 간식'])
      expect(screen.getByRole('heading', { name })).toBeVisible()
    press('우유 빼기')
    expect(bar()).toHaveTextContent(/^간식을 골라 주세요0개장바구니 보기바로 결제하기$/)
    expect(bar().querySelector('[data-tone="primary"]')).toBeNull()
    press('우유 담기')
    const [[key, milk] = []] = Object.entries(useSnackCart.getState().cart)
    if (!key || !milk) throw new Error('an empty cart')
    act(() => useSnackCart.setState({ cart: { [key]: { ...milk, quantity: 98 } } }))
    for (let count = 0; count < 2; count += 1) press('우유 담기')
    expect(bar()).toHaveTextContent('총 99개148,500원')
  })

  test('a press repaints only its card', async () => {
    const items = Array.from({ length: 50 }, (_, place) => snack(`s${place}`, `간식 ${place}`, 100))
    vi.mocked(readSnackRows).mockResolvedValue(items)
    await openAt('/snack')
    const [card] = screen.getAllByRole('listitem')
    const changed = new Set<Element | null>()
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        changed.add(element?.closest('li') ?? null)
      }
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    const [plus] = screen.getAllByRole('button', { name: '간식 0 담기' })
    if (plus) fireEvent.click(plus)
    await act(async () => {})
    observer.disconnect()
    changed.delete(null)
    expect([...changed]).toEqual([card])
  })
})

test.each(['/snack', '/snack?tab=special'])('a guest on %s is invited to sign up', async (path) => {
  await openAt(path)
  expect(screen.getByRole('link', { name: '회원가입하고 주문하기' })).toHaveAttribute(
    'href',
    '/signup',
  )
})

describe('the special snack', () => {
  test('asks for a product, is reserved, and closes while the page is open', async () => {
    await openAt('/snack?tab=special')
    expect(screen.getByText('2026.11.20(금)')).toBeVisible()
    expect(screen.getByText('1시간 30분 남음')).toBeVisible()
    press('예약하기')
    expect(lastAlert()).toBe('상품을 선택해 주세요.')
    fireEvent.click(screen.getByRole('radio'))
    press('예약하기')
    expect(lastAlert()).toBe(
      '특별 간식을 예약해요. 체험용 화면입니다. 실제로 접수·결제되지 않습니다.\n{"eventId":"songpyeon-day","product":{"title":"꼬마 송편 {여섯 알}","price":6500}}',
    )
    act(() => vi.advanceTimersByTime(90 * 60_000))
    expect(screen.getByText('마감')).toBeVisible()
    press('예약하기')
    expect(lastAlert()).toBe('예약이 마감되었습니다.')
  })
})

test('empty collections say so, in both tabs', async () => {
  vi.mocked(readSnackRows).mockResolvedValue([])
  vi.mocked(readSpecialSnackRows).mockResolvedValue([])
  const router = await openAt('/snack')
  expect(screen.getAllByText('등록된 메뉴가 없습니다.')).toHaveLength(2)
  fireEvent.click(screen.getByRole('tab', { name: '특별 간식 예약' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(router.state.location.search).toBe('?tab=special')
  expect(screen.getByText('예약 가능한 특별 간식이 없습니다.')).toBeVisible()
})

describe('while reads fail', () => {
  const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
  const note = (name: string) =>
    within(screen.getByRole('region', { name }))
      .queryByText(/연결이 원활하지 않아/)
      ?.closest('p') ?? null
  const recallMenus = () => {
    storeRows({ name: 'snack-basic', savedAt: minutesAgo(12), documents: menus.basic })
    storeRows({ name: 'snack-growth', savedAt: minutesAgo(3), documents: menus.growth })
  }

  test('a slow read is reported after two seconds', async () => {
    recallMenus()
    vi.mocked(readSnackRows).mockReturnValue(new Promise(() => undefined))
    await openAt('/snack')
    act(() => vi.advanceTimersByTime(1999))
    expect(note('간식 장바구니')).not.toBeInTheDocument()
    act(() => vi.advanceTimersByTime(1))
    expect(note('간식 장바구니')).toBeInTheDocument()
  })

  test('the remembered special snack is marked as such and still closes on time', async () => {
    storeRows({ name: 'snack-event', savedAt: NOW.getTime() + 1, documents: [event] })
    vi.mocked(readSpecialSnackRows).mockRejectedValue(new RepositoryError('denied'))
    await openAt('/snack?tab=special')
    expect(note('특별 간식 예약')).toHaveTextContent(
      '연결이 원활하지 않아 전에 불러온 특별 간식을 보여 드려요.',
    )
    fireEvent.click(screen.getByRole('radio'))
    act(() => vi.advanceTimersByTime(90 * 60_000))
    press('예약하기')
    expect(lastAlert()).toBe('예약이 마감되었습니다.')
    expect(screen.getByRole('radio')).toBeChecked()
  })

  test('a different event arrives with nothing chosen', async () => {
    storeRows({ name: 'snack-event', savedAt: minutesAgo(5), documents: [event] })
    vi.mocked(readSpecialSnackRows).mockRejectedValueOnce(new RepositoryError('denied'))
    await openAt('/snack?tab=special')
    fireEvent.click(screen.getByRole('radio'))
    vi.mocked(readSpecialSnackRows).mockResolvedValue([{ ...event, id: 'bun', title: '붕어빵' }])
    press('다시 시도')
    await act(async () => {})
    expect(screen.getByRole('heading', { name: '붕어빵' })).toBeInTheDocument()
    expect(screen.getByRole('radio')).not.toBeChecked()
  })
})
