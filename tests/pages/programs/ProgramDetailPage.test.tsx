import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleChildren } from '@/domain/account/child'
import { seoulInstant } from '@/domain/dates/day'
import { ProgramDetailPage } from '@/pages/programs/detail/ProgramDetailPage'
import { readSessions } from '@/repository/programs/programSessions'
import { useChildrenStore } from '@/stores/children'
import { hydrateDeviceStores } from '@/stores/deviceStore'
import { withQueries } from '../../remote/withQueries'
import { fridayMorning, sampleSessions } from './sampleSessions'

vi.mock('@/repository/programs/programSessions')

let alert: ReturnType<typeof vi.fn>

beforeEach(() => {
  hydrateDeviceStores()
  vi.useFakeTimers({ now: fridayMorning })
  vi.mocked(readSessions)
    .mockClear()
    .mockImplementation(async (id) => sampleSessions(id))
  alert = vi.fn()
  vi.stubGlobal('alert', alert)
  // Without an observer everything is near.
  vi.stubGlobal('IntersectionObserver', undefined)
  vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  act(() => useChildrenStore.setState({ children: sampleChildren }))
})

async function show(id: string, before: string[] = []) {
  const addresses = [...before, `/programs/${id}`]
  const router = createMemoryRouter(
    [
      { path: '/programs/:id', element: <ProgramDetailPage /> },
      { path: '*', element: <p>다른 화면</p> },
    ],
    { initialEntries: addresses, initialIndex: addresses.length - 1 },
  )
  render(withQueries(<RouterProvider router={router} />))
  await act(() => vi.advanceTimersByTimeAsync(0))
  return router
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const rows = () =>
  within(screen.getByRole('list', { name: '선택한 예약' })).getAllByRole('listitem')

describe('a program', () => {
  it('replaces the large picture by a pressed small one', async () => {
    await show('coding')
    const small = () =>
      screen
        .getAllByRole('button', { name: /크게 보기$/ })
        .map((button) => button.getAttribute('aria-label'))
    expect(small()).not.toContain('사진 1 크게 보기')
    const count = small().length
    const large = () => within(screen.getByRole('region', { name: '사진' })).getAllByRole('img')[0]
    expect(large()).toHaveAttribute('alt', '태블릿으로 코딩하는 아이들')
    press('사진 2 크게 보기')
    expect(large()).toHaveAttribute('alt', '로봇을 만드는 만들기방')
    expect(small()).toHaveLength(count)
    expect(small()[0]).toBe('사진 1 크게 보기')
    press('사진 1 크게 보기')
    expect(large()).toHaveAttribute('alt', '태블릿으로 코딩하는 아이들')
    expect(small()[0]).toBe('사진 2 크게 보기')
  })
})

describe('the sessions', () => {
  const far = class {
    observe() {}
    disconnect() {}
  }

  it('are read when the booking comes near the screen', async () => {
    let comeNear = () => {}
    vi.stubGlobal(
      'IntersectionObserver',
      class extends far {
        constructor(notify: (seen: { isIntersecting: boolean }[]) => void) {
          super()
          comeNear = () => notify([{ isIntersecting: true }])
        }
      },
    )
    await show('coding')
    expect(readSessions).not.toHaveBeenCalled()
    act(comeNear)
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(readSessions).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: '15:00~16:30 잔여 3' })).toBeEnabled()
  })

  it('are read after a while without scrolling', async () => {
    vi.stubGlobal('IntersectionObserver', far)
    await show('coding')
    expect(readSessions).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(readSessions).toHaveBeenCalledTimes(1)
  })
})

describe('booking', () => {
  it('takes siblings while seats remain', async () => {
    await show('coding')
    press('16:00~17:30 잔여 2')
    const [add] = screen.getAllByRole('button', { name: '자녀 추가' })
    if (add) fireEvent.click(add)
    expect(screen.getAllByRole('combobox', { name: '2026.11.23(월) 16:00 자녀' })).toHaveLength(2)
    for (const button of screen.getAllByRole('button', { name: '자녀 추가' }))
      expect(button).toBeDisabled()
    const [remove] = screen.getAllByRole('button', { name: '2026.11.23(월) 16:00 삭제' })
    if (remove) fireEvent.click(remove)
    expect(rows()).toHaveLength(1)
    expect(screen.getByRole('heading', { name: '누가 함께하나요?' })).toHaveFocus()
  })

  it('removes a picked time on a second press', async () => {
    await show('coding')
    press('15:00~16:30 잔여 3')
    expect(screen.getByRole('button', { name: /^15:00/ })).toHaveAttribute('aria-pressed', 'true')
    press('15:00~16:30 잔여 3')
    expect(screen.getByText('선택한 시간이 없습니다.')).toBeVisible()
  })

  it('asks to add a child first', async () => {
    useChildrenStore.setState({ children: [] })
    await show('coding')
    expect(screen.getByRole('link', { name: '자녀를 등록해 주세요.' })).toBeVisible()
    expect(screen.getByRole('button', { name: /^15:00~16:30/ })).toBeDisabled()
  })
})

describe('a chosen time', () => {
  const overlaps = () => screen.queryAllByText(/다른 예약과 시간이 겹쳐요/)

  it('warns of another one of the same child, but can be booked', async () => {
    await show('coding')
    press('15:00~16:30 잔여 3')
    press('16:00~17:30 잔여 2')
    expect(overlaps()).toHaveLength(2)
    fireEvent.change(screen.getByRole('combobox', { name: '2026.11.23(월) 16:00 자녀' }), {
      target: { value: 'child-2' },
    })
    expect(overlaps()).toHaveLength(0)
    expect(screen.getByRole('button', { name: '예약하기' })).toBeEnabled()
  })

  it('is dropped once it has begun', async () => {
    vi.setSystemTime(seoulInstant('2026-11-20', 14, 58))
    await show('reading')
    press(/^15:00~15:50 잔여/)
    expect(rows()).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(130_000))
    expect(screen.getByRole('button', { name: '15:00~15:50 마감' })).toBeDisabled()
    expect(screen.getByText('선택한 시간이 없습니다.')).toBeVisible()
  })
})

describe('the calendar', () => {
  it('turns no page beyond the first and last month', async () => {
    await show('coding')
    const earlier = screen.getByRole('button', { name: '이전 달' })
    const later = screen.getByRole('button', { name: '다음 달' })
    expect(screen.getByRole('grid', { name: '2026년 11월' })).toBeVisible()
    expect(earlier).toHaveAttribute('aria-disabled', 'true')
    press('다음 달')
    expect(screen.getByRole('grid', { name: '2026년 12월' })).toBeVisible()
    expect(screen.getByRole('button', { name: /^2026년 12월 4일/ })).toBeDisabled()
    press('다음 달')
    expect(screen.getByRole('grid', { name: '2027년 1월' })).toBeVisible()
    expect(later).toHaveAttribute('aria-disabled', 'true')
    press('이전 달')
    press('이전 달')
    expect(earlier).toHaveAttribute('aria-disabled', 'true')
  })

  it.each([
    ['science', seoulInstant('2026-11-21', 0, 30), '2026.11.21(토)'],
    ['reading', seoulInstant('2026-11-20', 17, 0), '2026.11.23(월)'],
  ])('opens at the next day of %s in Seoul', async (id, now, day) => {
    vi.setSystemTime(now)
    await show(id)
    expect(screen.getByText(day)).toBeVisible()
  })
})

it('a full program, and one without sessions, say so', async () => {
  await show('robot')
  expect(screen.getByRole('button', { name: '16:00~17:30 마감' })).toBeDisabled()
  cleanup()
  vi.mocked(readSessions).mockResolvedValue([])
  await show('science')
  expect(screen.getByText('열린 회차가 없어요.')).toBeVisible()
})

describe('back', () => {
  it('returns to the page before', async () => {
    const router = await show('coding')
    await act(() => router.navigate('/programs/art'))
    press('뒤로')
    expect(router.state.location.pathname).toBe('/programs/coding')
  })
})
