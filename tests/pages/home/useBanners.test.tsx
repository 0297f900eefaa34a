import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Banner } from '@/domain/site/banner'
import { useBanners } from '@/pages/home/useBanners'
import { RemoteFacts } from '@/remote/RemoteFacts'
import { readBanners } from '@/repository/banners'
import { configureFirestore } from '@/repository/client'
import { RepositoryError } from '@/repository/repositoryError'
import { storeRows } from '../../remote/deviceRows'

vi.mock('@/repository/banners', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/repository/banners')>()),
  readBanners: vi.fn(),
}))

const NOON = new Date('2026-11-20T12:00:00+09:00')
const HOUR = 60 * 60_000
const read = vi.mocked(readBanners)
const passing = () => Promise.reject(new RepositoryError('unavailable'))
const banner = (title: string): Banner => ({
  id: title,
  title,
  subtitle: '',
  ctaText: '',
  ctaHref: undefined,
  imageUrl: undefined,
  sort: 1,
})

let projectId = ''
let projects = 0
beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  vi.spyOn(console, 'warn').mockReturnValue()
  projects += 1
  projectId = `read-${projects}`
  configureFirestore({ apiKey: 'test', authDomain: '', projectId, appId: '' })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  read.mockReset()
  localStorage.clear()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** The home page, opened and looked at once the answer has come; tells which banners it shows. */
async function visit(): Promise<() => string[]> {
  cleanup()
  const { result } = renderHook(useBanners, { wrapper: RemoteFacts })
  await pass(0)
  return () => result.current.map(({ title }) => title)
}
/** A failure is described in code that is loaded for it. */
const logged = () => vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
const remember = (title: string) =>
  storeRows({ name: 'banners', savedAt: NOON, documents: [banner(title)], projectId })

test('asks once an hour, whoever comes back meanwhile', async () => {
  read.mockResolvedValue([banner('one')])
  expect((await visit())()).toEqual(['one'])
  vi.setSystemTime(NOON.getTime() + HOUR - 1)
  expect((await visit())()).toEqual(['one'])
  expect(read).toHaveBeenCalledTimes(1)
  vi.setSystemTime(NOON.getTime() + HOUR)
  await visit()
  expect(read).toHaveBeenCalledTimes(2)
})

test('an answer is never fresh to a clock that was set back', async () => {
  read.mockResolvedValue([banner('one')])
  await visit()
  vi.setSystemTime(NOON.getTime() - 1)
  await visit()
  expect(read).toHaveBeenCalledTimes(2)
})

test('what the device remembers is there at once, and asked for again', async () => {
  remember('old')
  read.mockImplementation(() => new Promise(() => {}))
  const { result } = renderHook(useBanners, { wrapper: RemoteFacts })
  expect(result.current).toMatchObject([{ title: 'old' }])
  expect(read).toHaveBeenCalledTimes(1)
})

test('an answer is remembered, and an empty one forgets', async () => {
  read.mockResolvedValueOnce([banner('one')])
  await visit()
  expect(localStorage.getItem('dodam-banners')).toContain('"one"')
  vi.setSystemTime(NOON.getTime() + HOUR)
  read.mockResolvedValueOnce([])
  expect((await visit())()).toEqual([])
  expect(localStorage.getItem('dodam-banners')).toBeNull()
})

test('a passing fault is tried once more, another one is not', async () => {
  read.mockImplementationOnce(passing).mockResolvedValueOnce([banner('one')])
  const titles = await visit()
  expect(read).toHaveBeenCalledTimes(1)
  await pass(400)
  expect(titles()).toEqual(['one'])
  vi.setSystemTime(NOON.getTime() + 2 * HOUR)
  read.mockRejectedValue(new RepositoryError('denied'))
  await visit()
  await pass(400)
  expect(read).toHaveBeenCalledTimes(3)
  await logged()
})

test('gives up after eight seconds for both tries, keeps what it knew and logs it once', async () => {
  remember('old')
  read.mockImplementationOnce(passing).mockImplementation(() => new Promise(() => {}))
  const titles = await visit()
  await pass(7999)
  expect(console.warn).not.toHaveBeenCalled()
  await pass(1)
  expect(titles()).toEqual(['old'])
  await vi.waitFor(() =>
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      '배너를 불러오지 못했습니다.',
      expect.objectContaining({ kind: 'RepositoryError timeout' }),
    ),
  )
})

test('what failed is asked for again when the network returns', async () => {
  read.mockRejectedValueOnce(new RepositoryError('denied')).mockResolvedValue([banner('one')])
  const titles = await visit()
  expect(titles()).toEqual([])
  await logged()
  act(() => void window.dispatchEvent(new Event('online')))
  await pass(0)
  expect(titles()).toEqual(['one'])
  act(() => void window.dispatchEvent(new Event('online')))
  expect(read).toHaveBeenCalledTimes(2)
})
