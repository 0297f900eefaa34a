import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleChildren } from '@/domain/account/child'
import { seoulInstant } from '@/domain/dates/day'
import { ProgramDetailPage, programDetailHead } from '@/pages/programs/ProgramDetailPage'
import { readSessions } from '@/repository/programSessions'
import { RepositoryError } from '@/repository/repositoryError'
import { useChildrenStore } from '@/stores/children'
import { hydrateDeviceStores } from '@/stores/deviceStore'
import { withQueries } from '../../remote/withQueries'
import { fridayMorning, sampleSessions } from './sampleSessions'

vi.mock('@/repository/programSessions')

let alert: ReturnType<typeof vi.fn>

beforeEach(() => {
  hydrateDeviceStores()
  vi.useFakeTimers({ now: fridayMorning })
  vi.mocked(readSessions)
    .mockClear()
    .mockImplementation(async (id) => sampleSessions(id))
  alert = vi.fn()
  vi.stubGlobal('alert', alert)
  // Where nothing can be observed everything is near.
  vi.stubGlobal('IntersectionObserver', undefined)
  vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
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
const choose = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
const rows = () =>
  within(screen.getByRole('list', { name: '선택한 예약' })).getAllByRole('listitem')
const summary = () => screen.getByRole('region', { name: '예약 요약' })

describe('a program', () => {
  it('says what it is', async () => {
    await show('coding')
    expect(screen.getByRole('heading', { level: 1, name: '블록 코딩 놀이' })).toBeVisible()
    expect(screen.getByText('8~12세')).toBeVisible()
    expect(screen.getByText('월·목 15:00~17:30')).toBeVisible()
    expect(screen.getByRole('link', { name: '판교점' })).toHaveAttribute('href', '/branches/pangyo')
    expect(screen.getByRole('heading', { name: '안전' })).toBeVisible()
    expect(screen.getByRole('heading', { name: '준비물' })).toBeVisible()
  })

  it('swaps a small picture with the large one', async () => {
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

  it('begins at its first month and day', async () => {
    await show('coding')
    expect(screen.getByRole('grid', { name: '2026년 11월' })).toBeVisible()
    expect(screen.getByText('2026.11.23(월)')).toBeVisible()
  })
})

describe('the sessions', () => {
  const far = class {
    observe() {}
    disconnect() {}
  }

  it('are asked for once the booking comes near', async () => {
    let comeNear = () => {}
    vi.stubGlobal(
      'IntersectionObserver',
      class extends far {
        constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
          super()
          comeNear = () => tell([{ isIntersecting: true }])
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

  it('are asked for once the page rests, though nobody scrolls', async () => {
    vi.stubGlobal('IntersectionObserver', far)
    await show('coding')
    expect(readSessions).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(readSessions).toHaveBeenCalledTimes(1)
  })
})

describe('booking', () => {
  it('is sent as the published payload, and the selection stays', async () => {
    await show('coding')
    expect(screen.getByRole('button', { name: '예약하기' })).toBeDisabled()
    expect(screen.getByText('선택한 시간이 없습니다.')).toBeVisible()
    press('15:00~16:30 잔여 3')
    choose('기본 자녀', 'child-2')
    press(/2026년 11월 26일/)
    press(/^15:00~16:30 잔여/)
    expect(summary()).toHaveTextContent('2건')
    expect(summary()).toHaveTextContent('70,000원')
    press('예약하기')
    expect(alert.mock.calls).toEqual([
      [
        '프로그램 예약을 요청합니다. 체험용 화면입니다. 실제로 접수·결제되지 않습니다.\n{"programId":"coding","items":[{"slotId":"coding_20261123_1500","childId":"child-1"},{"slotId":"coding_20261126_1500","childId":"child-2"}]}',
      ],
    ])
    expect(rows()).toHaveLength(2)
  })

  it('warns of a child at two times at once, and does not stop it', async () => {
    await show('coding')
    press('15:00~16:30 잔여 3')
    press('16:00~17:30 잔여 2')
    expect(screen.getAllByText(/시간이 겹쳐요/)).toHaveLength(2)
    choose('2026.11.23(월) 16:00 자녀', 'child-2')
    expect(screen.queryByText(/시간이 겹쳐요/)).toBeNull()
    expect(screen.getByRole('button', { name: '예약하기' })).toBeEnabled()
  })

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

  it('takes a picked time away when it is pressed again', async () => {
    await show('coding')
    press('15:00~16:30 잔여 3')
    expect(screen.getByRole('button', { name: /^15:00/ })).toHaveAttribute('aria-pressed', 'true')
    press('15:00~16:30 잔여 3')
    expect(screen.getByText('선택한 시간이 없습니다.')).toBeVisible()
  })

  it('closes times as they begin, also picked ones', async () => {
    vi.setSystemTime(seoulInstant('2026-11-20', 14, 59))
    await show('reading')
    press(/^15:00~15:50 잔여 2/)
    expect(summary()).toHaveTextContent('무료')
    act(() => vi.advanceTimersByTime(60_000))
    expect(screen.getByRole('button', { name: '15:00~15:50 마감' })).toBeDisabled()
    expect(summary()).toHaveTextContent('0건')
  })

  it('says when there is nothing to book at all', async () => {
    vi.mocked(readSessions).mockResolvedValue([])
    await show('science')
    expect(screen.getByText('열린 회차가 없어요.')).toBeVisible()
    expect(screen.queryByText('마감')).toBeNull()
  })

  it('leaves the times out that could not be read, and asks again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.mocked(readSessions).mockRejectedValueOnce(new RepositoryError('denied'))
    await show('coding')
    expect(screen.getByRole('alert')).toHaveTextContent('잔여 좌석을 확인하지 못했어요.')
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    press('다시 시도')
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByRole('button', { name: '15:00~16:30 잔여 3' })).toBeVisible()
  })

  it('of a guest shows the way to doing it for real', async () => {
    await show('coding')
    const link = screen.getByRole('link', { name: '회원가입하고 실제로 예약하기' })
    expect(link).toHaveAttribute('href', '/signup')
  })

  it('asks for a child first when there is none', async () => {
    useChildrenStore.setState({ children: [] })
    await show('coding')
    expect(screen.getByRole('link', { name: '자녀를 등록해 주세요.' })).toBeVisible()
    expect(screen.getByRole('button', { name: /^15:00~16:30/ })).toBeDisabled()
  })

  it('of a full program is not possible', async () => {
    await show('robot')
    expect(screen.getByText('마감', { selector: 'p > *' })).toBeVisible()
    expect(screen.getByRole('button', { name: '16:00~17:30 마감' })).toBeDisabled()
  })
})

describe('back', () => {
  it('leads to where the parent came from', async () => {
    const router = await show('coding')
    await act(() => router.navigate('/programs/art'))
    press('뒤로')
    expect(router.state.location.pathname).toBe('/programs/coding')
  })

  it('leads to the list when this is the first page', async () => {
    const router = await show('coding')
    press('뒤로')
    expect(router.state.location.pathname).toBe('/programs')
  })
})

describe('an unknown id', () => {
  it('says so, leads back and stays out of search engines', async () => {
    const router = await show('none')
    expect(screen.getByText('존재하지 않는 프로그램입니다.')).toBeVisible()
    expect(programDetailHead({ id: 'none' }).isIndexed).toBe(false)
    expect(programDetailHead({ id: 'art' })).toMatchObject({ title: '물감 탐험대' })
    press('뒤로')
    expect(router.state.location.pathname).toBe('/programs')
  })
})
