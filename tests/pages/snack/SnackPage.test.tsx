import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SnackPage } from '@/pages/snack/SnackPage'
import { createQueryClient } from '@/remote/queryClient'
import { RepositoryError } from '@/repository/repositoryError'
import { readSnackRows, type SnackRow } from '@/repository/snackMenu'
import { readSpecialSnackRows, type SpecialSnackRow } from '@/repository/specialSnackEvent'
import { useSnackCart } from '@/stores/snackCart'
import { storeRows } from '../../remote/deviceRows'
import { withQueries } from '../../remote/withQueries'

// In these tests nothing passes between an answer and its showing.
vi.mock('@/repository/snackMenu', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/repository/snackMenu')>()),
  readSnackRows: vi.fn(),
}))
vi.mock('@/repository/specialSnackEvent', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/repository/specialSnackEvent')>()),
  readSpecialSnackRows: vi.fn(),
}))

const NOTICE = '체험용 화면입니다. 실제로 접수·결제되지 않습니다.'
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
  vi.useRealTimers()
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
  await act(async () => {})
  return router
}
const WAIT_MS = 100
/** An answer that takes its time. */
const later = (rows: SnackRow[]) => () =>
  new Promise<SnackRow[]>((resolve) => setTimeout(() => resolve(rows), WAIT_MS))
const arrive = () => act(() => vi.advanceTimersByTimeAsync(WAIT_MS))
const bar = () => screen.getByRole('region', { name: '간식 장바구니' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const lastAlert = () => String(alert.mock.lastCall?.[0])

describe('the menu', () => {
  test('plus and minus count, and paying shows the payload in the order of the menu', async () => {
    await openAt('/snack')
    expect(screen.getByRole('button', { name: '바로 결제하기' })).toBeDisabled()
    press('칼슘 치즈 담기')
    press('우유 담기')
    press('우유 담기')
    press('바나나 담기')
    press('바나나 빼기')
    expect(bar()).toHaveTextContent('총 3개5,200원')
    press('바로 결제하기')
    expect(lastAlert()).toBe(
      `간식 3개, 총 5,200원을 결제합니다. ${NOTICE}\n{"items":[{"id":"milk","title":"우유","qty":2,"price":1500},{"id":"milk","title":"칼슘 치즈","qty":1,"price":2200}],"totalKRW":5200}`,
    )
    expect(console.info).toHaveBeenLastCalledWith('간식 결제: 3개, 5200')
    expect(bar()).toHaveTextContent('총 3개')
  })

  test('a quantity ends at 0 and at 99', async () => {
    await openAt('/snack')
    press('우유 빼기')
    expect(bar()).toHaveTextContent('총 0개0원')
    for (let count = 0; count < 101; count += 1) press('우유 담기')
    expect(bar()).toHaveTextContent('총 99개148,500원')
  })

  test('the cart opens its lines, or says that there are none', async () => {
    await openAt('/snack')
    press('장바구니 보기')
    expect(lastAlert()).toBe('담긴 간식이 없습니다.')
    press('우유 담기')
    press('장바구니 보기')
    const dialog = within(screen.getByRole('dialog', { name: '담은 간식' }))
    fireEvent.click(dialog.getByRole('button', { name: '우유 하나 늘리기' }))
    expect(bar()).toHaveTextContent('총 2개')
    fireEvent.click(dialog.getByRole('button', { name: '우유 삭제' }))
    expect(dialog.getByText('담긴 간식이 없습니다.')).toBeInTheDocument()
    expect(bar()).toHaveTextContent('총 0개')
  })

  test('one grid fails and is retried while the other stands', async () => {
    vi.mocked(readSnackRows).mockImplementation((kind) =>
      kind === 'growth'
        ? Promise.reject(new RepositoryError('denied'))
        : Promise.resolve(menus.basic),
    )
    await openAt('/snack')
    expect(screen.getByRole('button', { name: '우유 담기' })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('메뉴를 불러오지 못했습니다.')
    vi.mocked(readSnackRows).mockImplementation(later(menus.growth))
    press('다시 시도')
    await act(async () => {})
    expect(screen.getByText('불러오는 중…')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: '성장 간식' })).toHaveFocus()
    await arrive()
    expect(screen.getByRole('button', { name: '칼슘 치즈 담기' })).toBeInTheDocument()
    expect(readSnackRows).toHaveBeenCalledTimes(3)
  })

  test('an empty grid says so', async () => {
    vi.mocked(readSnackRows).mockResolvedValue([])
    await openAt('/snack')
    expect(screen.getAllByText('등록된 메뉴가 없습니다.')).toHaveLength(2)
  })

  test("a chosen child's allergies are looked out for", async () => {
    await openAt('/snack')
    const warning = '김서연 알레르기 주의: 우유'
    expect(screen.queryByText(warning)).not.toBeInTheDocument()
    fireEvent.change(screen.getByRole('combobox', { name: '자녀' }), {
      target: { value: 'child-2' },
    })
    expect(screen.getAllByText(warning)).toHaveLength(2)
    expect(bar()).not.toHaveTextContent('알레르기 주의')
    press('우유 담기')
    expect(bar()).toHaveTextContent('알레르기 주의')
  })

  test('a press repaints one card of many', async () => {
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

describe('the special snack', () => {
  test('opens by its address, and the tabs write the address', async () => {
    const router = await openAt('/snack?tab=special')
    expect(screen.getByRole('tab', { name: '특별 간식 예약' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    expect(screen.getByRole('heading', { name: '송편 빚는 날' })).toBeInTheDocument()
    expect(screen.getByText('2026.11.20(금)')).toBeInTheDocument()
    expect(screen.getByText('성수점')).toBeInTheDocument()
    expect(readSnackRows).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('tab', { name: '메뉴 안내' }))
    await act(async () => {})
    expect(router.state.location.search).toBe('')
    expect(screen.getByRole('button', { name: '우유 담기' })).toBeInTheDocument()
    fireEvent.click(screen.getByRole('tab', { name: '특별 간식 예약' }))
    await act(async () => {})
    expect(router.state.location.search).toBe('?tab=special')
    expect(readSpecialSnackRows).toHaveBeenCalledOnce()
  })

  test('is reserved when it is chosen and in time', async () => {
    await openAt('/snack?tab=special')
    press('예약하기')
    expect(lastAlert()).toBe('상품을 선택해 주세요.')
    fireEvent.click(screen.getByRole('radio', { name: /꼬마 송편/ }))
    press('예약하기')
    expect(lastAlert()).toBe(
      `특별 간식을 예약합니다. ${NOTICE}\n{"eventId":"songpyeon-day","product":{"title":"꼬마 송편 {여섯 알}","price":6500}}`,
    )
    expect(screen.getByRole('radio')).toBeChecked()
  })

  test('ends by itself at its deadline', async () => {
    await openAt('/snack?tab=special')
    expect(screen.getByText('1시간 30분 남음')).toBeInTheDocument()
    act(() => vi.advanceTimersByTime(1000))
    expect(screen.getByText('1시간 29분 남음')).toBeInTheDocument()
    act(() => vi.advanceTimersByTime(90 * 60_000 - 1001))
    expect(screen.getByText('0시간 0분 남음')).toBeInTheDocument()
    act(() => vi.advanceTimersByTime(1))
    expect(screen.getByText('마감')).toBeInTheDocument()
    press('예약하기')
    expect(lastAlert()).toBe('예약이 마감되었습니다.')
  })

  test('there may be none, and the read may fail', async () => {
    vi.mocked(readSpecialSnackRows).mockRejectedValueOnce(new RepositoryError('denied'))
    await openAt('/snack?tab=special')
    expect(screen.getByRole('alert')).toHaveTextContent('이벤트를 불러오지 못했습니다.')
    vi.mocked(readSpecialSnackRows).mockResolvedValue([])
    press('다시 시도')
    await act(async () => {})
    expect(screen.getByText('예약 가능한 특별 간식이 없습니다.')).toBeInTheDocument()
  })
})

describe('while nothing new can be read', () => {
  const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
  const note = (name: string) =>
    within(screen.getByRole('region', { name })).queryByText(/연결이 원활하지 않아/)
  const recallMenus = () => {
    storeRows({ name: 'snack-basic', savedAt: minutesAgo(12), documents: menus.basic })
    storeRows({ name: 'snack-growth', savedAt: minutesAgo(3), documents: menus.growth })
  }
  const fail = () => vi.mocked(readSnackRows).mockRejectedValue(new RepositoryError('denied'))

  test('the remembered menus can be bought from, under one note with the older age', async () => {
    recallMenus()
    fail()
    await openAt('/snack')
    press('우유 담기')
    expect(note('간식 장바구니')).toHaveTextContent(
      '연결이 원활하지 않아 12분 전에 불러온 메뉴를 보여 드려요.',
    )
    expect(bar()).toHaveTextContent('총 1개1,500원')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    act(() => vi.advanceTimersByTime(60_000))
    expect(note('간식 장바구니')).toHaveTextContent('13분 전')

    vi.mocked(readSnackRows).mockImplementation(later([snack('milk', '우유', 1_700)]))
    press('다시 시도')
    await act(async () => {})
    expect(note('간식 장바구니')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '다시 시도' })).not.toBeInTheDocument()
    await arrive()
    expect(note('간식 장바구니')).not.toBeInTheDocument()
    expect(bar().contains(document.activeElement)).toBe(true)
    expect(bar()).toHaveTextContent('총 1개1,700원')
  })

  test('a read that takes its time is admitted after two seconds', async () => {
    recallMenus()
    vi.mocked(readSnackRows).mockReturnValue(new Promise(() => undefined))
    await openAt('/snack')
    act(() => vi.advanceTimersByTime(1999))
    expect(note('간식 장바구니')).not.toBeInTheDocument()
    act(() => vi.advanceTimersByTime(1))
    expect(note('간식 장바구니')).toBeInTheDocument()
  })

  test('a returning network brings the new menu and leaves what was chosen', async () => {
    recallMenus()
    fail()
    await openAt('/snack')
    press('바나나 담기')
    fireEvent.change(screen.getByRole('combobox', { name: '자녀' }), {
      target: { value: 'child-2' },
    })
    vi.mocked(readSnackRows).mockImplementation((kind) => Promise.resolve(menus[kind]))
    act(() => window.dispatchEvent(new Event('online')))
    await act(async () => {})
    expect(note('간식 장바구니')).not.toBeInTheDocument()
    expect(bar()).toHaveTextContent('총 1개1,500원')
    expect(screen.getByRole('combobox', { name: '자녀' })).toHaveValue('child-2')
  })

  test('who comes back within the hour asks for nothing, later for everything', async () => {
    const client = createQueryClient()
    await openAt('/snack', client)
    cleanup()
    vi.advanceTimersByTime(59 * 60_000)
    await openAt('/snack', client)
    expect(screen.getByRole('button', { name: '우유 담기' })).toBeInTheDocument()
    expect(note('간식 장바구니')).not.toBeInTheDocument()
    expect(readSnackRows).toHaveBeenCalledTimes(2)
    cleanup()
    vi.advanceTimersByTime(60_000)
    await openAt('/snack', client)
    expect(readSnackRows).toHaveBeenCalledTimes(4)
  })

  test('the remembered special snack says its age; the clock still closes it', async () => {
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

  test('another event than the remembered one comes with nothing chosen', async () => {
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
