import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { type Location, MemoryRouter, Router, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seoulInstant } from '@/domain/dates/day'
import { ProgramsPage } from '@/pages/programs/ProgramsPage'
import { readSeats } from '@/repository/programSessions'
import { RepositoryError } from '@/repository/repositoryError'
import { withQueries } from '../../remote/withQueries'
import { fridayMorning, sampleSeats } from './sampleSessions'

vi.mock('@/repository/programSessions')

beforeEach(() => {
  vi.useFakeTimers({ now: fridayMorning })
  vi.mocked(readSeats).mockImplementation(async (ids) => sampleSeats(ids))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

function Address() {
  return <output data-testid="address">{decodeURIComponent(useLocation().search)}</output>
}

const show = (address = '/programs') =>
  render(
    withQueries(
      <MemoryRouter initialEntries={[address]}>
        <ProgramsPage />
        <Address />
      </MemoryRouter>,
    ),
  )
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const address = () => screen.getByTestId('address').textContent
const cards = () => screen.queryAllByRole('link')
const card = (title: string) => {
  const found = screen.getByRole('heading', { name: title }).closest('a')
  if (!found) throw new Error(`${title} is no link`)
  return within(found)
}

describe('the skeleton', () => {
  it('stands for 400 ms, then the list', async () => {
    show()
    const list = screen.getByRole('region', { name: '프로그램 목록' })
    expect(list).toHaveAttribute('aria-busy', 'true')
    await pass(399)
    expect(cards()).toHaveLength(0)
    await pass(1)
    expect(cards()).toHaveLength(14)
    expect(list).toHaveAttribute('aria-busy', 'false')
    expect(screen.getByText('14개')).toHaveRole('status')
  })

  it('is what HTML made at build time holds, whatever the time and the address', async () => {
    const html = () =>
      renderToString(
        withQueries(
          <MemoryRouter initialEntries={['/programs?free=1']}>
            <ProgramsPage />
          </MemoryRouter>,
        ),
      )
    const morning = html()
    vi.setSystemTime(seoulInstant('2027-03-01', 20, 0))
    expect(html()).toBe(morning)
    expect(morning).toContain('aria-busy="true"')
    expect(morning).not.toContain('잔여')
  })

  it('has a place for every program that will stand there', async () => {
    const { container } = show('/programs?free=1')
    expect(container.querySelectorAll('ul[aria-hidden] > li')).toHaveLength(2)
  })
})

describe('a card', () => {
  it('says what a parent compares', async () => {
    show()
    await pass(400)
    const soccer = card('첫 축구 교실')
    expect(soccer.getByText('인기')).toBeVisible()
    expect(soccer.getByText('25,000')).toHaveTextContent('25,000원')
    expect(soccer.getByText('월·수·금 16:00~17:00')).toBeVisible()
    expect(soccer.getByText(/^잔여 \d+석$/)).toBeVisible()
    expect(soccer.getByRole('img')).toHaveAttribute('alt')
  })

  it('says how urgent it is', async () => {
    show()
    await pass(400)
    expect(card('물개 수영단').getByText('마감 임박')).toBeVisible()
    expect(card('물개 수영단').getByText('잔여 2석')).toBeVisible()
    expect(card('꼬마 로봇 공작소').getByText('마감')).toBeVisible()
    expect(card('꼬마 로봇 공작소').queryByText(/잔여|임박/)).toBeNull()
    expect(card('이야기 책방').getAllByText('무료')).toHaveLength(2)
  })
})

describe('seats', () => {
  it('come after everything else, in their place', async () => {
    let answer: (seats: ReturnType<typeof sampleSeats>) => void = () => {}
    vi.mocked(readSeats).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    show()
    await pass(400)
    expect(cards()).toHaveLength(14)
    expect(screen.queryByText(/잔여|마감/)).toBeNull()
    answer(sampleSeats(['swim']))
    await pass(0)
    expect(card('물개 수영단').getByText('잔여 2석')).toBeVisible()
  })

  it('of a program without sessions are neither left nor gone', async () => {
    vi.mocked(readSeats).mockResolvedValue([{ programId: 'art', capacity: 0, taken: 0 }])
    show()
    await pass(400)
    expect(card('물감 탐험대').getByText('회차 없음')).toBeVisible()
    expect(card('물감 탐험대').queryByText('마감')).toBeNull()
  })

  it('that could not be read are left out, and asked for again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.mocked(readSeats).mockRejectedValueOnce(new RepositoryError('denied'))
    show()
    await pass(400)
    expect(screen.getByRole('alert')).toHaveTextContent('잔여 좌석을 확인하지 못했어요.')
    expect(cards()).toHaveLength(14)
    expect(screen.queryByText(/석$/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    await pass(0)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(card('물개 수영단').getByText('잔여 2석')).toBeVisible()
  })

  it('are asked for once a minute at most', async () => {
    const first = withQueries(
      <MemoryRouter>
        <ProgramsPage />
      </MemoryRouter>,
    )
    const { unmount } = render(first)
    await pass(400)
    unmount()
    render(first)
    await pass(400)
    expect(readSeats).toHaveBeenCalledTimes(1)
    cleanup()
    await pass(60_000)
    render(first)
    await pass(400)
    expect(readSeats).toHaveBeenCalledTimes(2)
  })
})

describe('the finder', () => {
  it('narrows down, writes the address and clears', async () => {
    show()
    await pass(400)
    fireEvent.change(screen.getByRole('searchbox', { name: '프로그램 검색' }), {
      target: { value: '물감' },
    })
    expect(address()).toBe('?q=물감')
    expect(cards()).toHaveLength(1)
    expect(screen.getByText('1개')).toBeVisible()
    fireEvent.change(screen.getByRole('combobox', { name: '요일' }), { target: { value: '0' } })
    expect(address()).toBe('?q=물감&weekday=일')
    expect(screen.getByText('0개')).toBeVisible()
    expect(screen.getByText(/조건에 맞는 프로그램이 없습니다/)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: '조건 지우기' }))
    expect(address()).toBe('')
    expect(cards()).toHaveLength(14)
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('keeps the text as it is typed, with its spaces', async () => {
    show()
    const box = screen.getByRole('searchbox')
    fireEvent.change(box, { target: { value: '첫 ' } })
    expect(box).toHaveValue('첫 ')
    expect(address()).toBe('?q=첫')
  })

  it('reads the address and ignores what nobody offers', async () => {
    show('/programs?age=7&region=부산&weekday=토&free=1&q=텃밭')
    await pass(400)
    expect(screen.getByRole('combobox', { name: '나이' })).toHaveValue('7')
    expect(screen.getByRole('combobox', { name: '지역' })).toHaveValue('')
    expect(screen.getByRole('combobox', { name: '요일' })).toHaveValue('6')
    expect(screen.getByRole('checkbox', { name: '무료만 보기' })).toBeChecked()
    expect(cards()).toHaveLength(1)
  })

  it('shows a change before the address follows, until something else changes the address', () => {
    const first: Location = { pathname: '/programs', search: '', hash: '', state: null, key: 'a' }
    // A navigator that is as slow as the test likes.
    const replace = vi.fn()
    const navigator = { replace, push: vi.fn(), go: vi.fn(), createHref: () => '' }
    const at = (location: Location) =>
      withQueries(
        <Router location={location} navigator={navigator}>
          <ProgramsPage />
        </Router>,
      )
    const box = () => screen.getByRole('checkbox', { name: '무료만 보기' })
    const text = () => screen.getByRole('searchbox')
    const arrived = (call: number, key: string): Location => {
      const [to, state] = replace.mock.calls[call] ?? []
      return { ...first, search: to.search, state, key }
    }
    const { rerender } = render(at(first))
    fireEvent.click(box())
    expect(box()).toBeChecked()
    fireEvent.change(text(), { target: { value: '첫 ' } })
    expect(box()).toBeChecked()
    // The address of the first change, while that of the second is still on its way.
    rerender(at(arrived(0, 'b')))
    expect(text()).toHaveValue('첫 ')
    rerender(at(arrived(1, 'c')))
    expect(text()).toHaveValue('첫 ')
    expect(box()).toBeChecked()
    rerender(at({ ...first, search: '?weekday=토', key: 'd' }))
    expect(box()).not.toBeChecked()
    expect(text()).toHaveValue('')
    expect(screen.getByRole('combobox', { name: '요일' })).toHaveValue('6')
  })
})
