import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Banner } from '@/domain/site/banner'
import { useBanners } from '@/pages/home/banner/useBanners'
import { RemoteFacts } from '@/remote/RemoteFacts'
import { readBanners } from '@/repository/content/banners'
import { configureFirestore } from '@/repository/firestore/client'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { storeRows } from '../../remote/deviceRows'

vi.mock('@/repository/content/banners', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/repository/content/banners')>()),
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
const remember = (title: string) =>
  storeRows({ name: 'banners', savedAt: NOON, documents: [banner(title)], projectId })

test('an answer is remembered, and an empty one forgets', async () => {
  read.mockResolvedValueOnce([banner('one')])
  await visit()
  expect(localStorage.getItem('dodam-banners')).toContain('"one"')
  vi.setSystemTime(NOON.getTime() + HOUR)
  read.mockResolvedValueOnce([])
  expect((await visit())()).toEqual([])
  expect(localStorage.getItem('dodam-banners')).toBeNull()
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
