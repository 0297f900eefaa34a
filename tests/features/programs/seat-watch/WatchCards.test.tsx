import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProgramSession } from '@/domain/programs/programSession'
import { WatchCards } from '@/features/programs/seat-watch/WatchCards'
import { createQueryClient } from '@/remote/queryClient'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { followSessionsById } from '@/repository/programs/followedSessions'
import { deleteWatch, readWatches } from '@/repository/programs/seatWatches'
import { careSessionsOf } from '../../../domain/care/careSessionsOf'
import { inSeoul } from '../../../domain/rides/aRide'
import { asMember } from '../../../remote/asMember'
import { withQueries } from '../../../remote/withQueries'

vi.mock('@/repository/programs/followedSessions')
vi.mock('@/repository/programs/seatWatches')

const [one, two, three] = careSessionsOf('2026-11-30', { taken: 20 })
if (!one || !two || !three) throw new Error('a Monday has three times')
const watchOf = ({ id, programId, startsAt }: ProgramSession) => ({
  sessionId: id,
  programId,
  startsAt,
  createdAt: inSeoul('2026-11-24T09:00'),
})

const readSessions = vi.fn<() => Promise<ProgramSession[]>>()
let notify: (sessions: ProgramSession[]) => void = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: inSeoul('2026-11-24T15:20') })
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(readWatches).mockResolvedValue([watchOf(one), watchOf(three)])
  readSessions.mockResolvedValue([one, three])
  vi.mocked(followSessionsById).mockReturnValue({
    read: readSessions,
    listen: ({ onData }) => {
      notify = onData
      return () => {}
    },
  })
  vi.mocked(deleteWatch).mockResolvedValue()
})
afterEach(() => {
  vi.resetAllMocks()
})

const flush = (ms = 0) =>
  act(async () => {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(ms)
  })

async function show() {
  render(
    withQueries(
      <RouterProvider
        router={createMemoryRouter([{ path: '*', element: asMember(<WatchCards />, 'u1') }])}
      />,
      createQueryClient(),
    ),
  )
  await flush()
  await flush()
}
const cards = () =>
  within(screen.getByRole('region', { name: '빈자리 알림' })).getAllByRole('listitem')

test('watches are shown as cards with their state and a button to end them', async () => {
  await show()
  expect(cards().map(({ textContent }) => textContent)).toEqual([
    '11.30(월) 13:00~15:00돌봄 · 도담아지트 성수점마감문자는 보내지 않아요. 이 화면에서 확인해 주세요.알림 끄기',
    '11.30(월) 17:00~19:00돌봄 · 도담아지트 성수점마감문자는 보내지 않아요. 이 화면에서 확인해 주세요.알림 끄기',
  ])
  expect(screen.queryByText('자리가 났어요.')).toBeNull()
  const [first] = cards()
  if (!first) throw new Error('no card')
  vi.mocked(readWatches).mockResolvedValue([watchOf(three)])
  fireEvent.click(within(first).getByRole('button', { name: '알림 끄기' }))
  await flush()
  expect(deleteWatch).toHaveBeenCalledWith('u1', one.id)
  expect(cards()).toHaveLength(1)
})

test('a freed seat is shown, comes first and is announced', async () => {
  await show()
  expect(readSessions).toHaveBeenCalledTimes(1)
  notify([one, { ...three, taken: 19 }])
  await flush()
  const [first] = cards()
  expect(first).toHaveTextContent('11.30(월) 17:00~19:00')
  expect(within(first ?? document.body).getByRole('link', { name: '예약하기' })).toHaveAttribute(
    'href',
    '/care?session=care-seongsu_20261130_1700',
  )
  expect(screen.getByRole('status')).toHaveTextContent(
    '11.30(월) 17:00~19:00 돌봄 · 도담아지트 성수점, 자리가 났어요.',
  )
})

test('a card is removed at its start', async () => {
  vi.setSystemTime(inSeoul('2026-11-30T12:59:30'))
  await show()
  expect(cards()).toHaveLength(2)
  await flush(60_000)
  expect(cards()).toHaveLength(1)
})

test('without watches nothing is shown', async () => {
  vi.mocked(readWatches).mockResolvedValue([])
  await show()
  expect(screen.queryByRole('region')).toBeNull()
  expect(readSessions).not.toHaveBeenCalled()
})

test('a failure keeps the card and shows an alert', async () => {
  await show()
  vi.mocked(deleteWatch).mockRejectedValue(new RepositoryError('unavailable'))
  const [first] = cards()
  fireEvent.click(within(first ?? document.body).getByRole('button', { name: '알림 끄기' }))
  await flush()
  expect(within(cards()[0] ?? document.body).getByRole('alert')).toBeVisible()
})
