import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seoulInstant } from '@/domain/dates/day'
import { ProgramsPage } from '@/pages/programs/ProgramsPage'
import { readSeats } from '@/repository/programs/programSessions'
import { withQueries } from '../../remote/withQueries'
import { fridayMorning, sampleSeats } from './sampleSessions'

vi.mock('@/repository/programs/programSessions')

beforeEach(() => {
  vi.useFakeTimers({ now: fridayMorning })
  vi.mocked(readSeats).mockImplementation(async (ids) => sampleSeats(ids))
})
afterEach(() => {
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
const card = (title: string) => {
  const found = screen.getByRole('heading', { name: title }).closest('a')
  if (!found) throw new Error(`${title} is no link`)
  return within(found)
}

describe('the skeleton', () => {
  it('is prerendered the same for any time and address', async () => {
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

  it('has an item for every program that will be listed', async () => {
    const { container } = show('/programs?free=1')
    expect(container.querySelectorAll('ul[aria-hidden] > li')).toHaveLength(2)
  })
})

describe('a card', () => {
  it('shows how many seats are left', async () => {
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
  it('of a program without sessions are neither left nor full', async () => {
    vi.mocked(readSeats).mockResolvedValue([{ programId: 'art', capacity: 0, taken: 0 }])
    show()
    await pass(400)
    expect(card('물감 탐험대').getByText('회차 없음')).toBeVisible()
    expect(card('물감 탐험대').queryByText('마감')).toBeNull()
  })

  it('are read at most once a minute', async () => {
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
  it('keeps the text as typed, with spaces', async () => {
    show()
    const box = screen.getByRole('searchbox')
    fireEvent.change(box, { target: { value: '첫 ' } })
    expect(box).toHaveValue('첫 ')
    expect(address()).toBe('?q=첫+')
  })

  it('filters, counts, and keeps the filter in the address, from which it comes back', async () => {
    const choose = async (name: string, label: string) => {
      const list = screen.getByRole('combobox', { name })
      const { value } = within(list).getByRole<HTMLOptionElement>('option', { name: label })
      fireEvent.change(list, { target: { value } })
      await pass(0)
    }
    const counts = (count: number) => {
      expect(screen.getByText(`${count}개`)).toBeVisible()
      const list = within(screen.getByRole('region', { name: '프로그램 목록' }))
      expect(list.queryAllByRole('link')).toHaveLength(count)
    }
    const press = async (role: 'button' | 'checkbox', name: string) => {
      fireEvent.click(screen.getByRole(role, { name }))
      await pass(0)
    }
    const clear = () => press('button', '조건 지우기')
    show()
    await pass(400)
    counts(14)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ㅊㅊㄱ' } })
    counts(1)
    await clear()
    await choose('지역', '마포구')
    await choose('나이', '7세')
    await choose('요일', '토요일')
    await press('checkbox', '무료만 보기')
    expect(screen.getByRole('checkbox', { name: '무료만 보기' })).toBeChecked()
    expect(card('옥상 텃밭 친구들').getAllByText('무료')).not.toEqual([])
    counts(1)
    expect(address()).toBe('?age=7&region=마포구&weekday=토&free=1')

    cleanup()
    show('/programs?age=7&region=마포구&weekday=토&free=1')
    await pass(400)
    counts(1)
    expect(screen.getByRole('combobox', { name: '나이' })).toHaveValue('7')
    await clear()
    counts(14)
    expect(address()).toBe('')
  })
})
