import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { configureFirestore, type RawDocument } from '@/repository/client'

const answer = vi.fn<() => Promise<RawDocument[]>>()
vi.mock('@/repository/client', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/repository/client')>()),
  readDocuments: () => answer(),
}))

const NOON = new Date('2026-11-20T12:00:00+09:00')
const HOUR = 60 * 60_000
const backend = (projectId: string) => ({ apiKey: 'test', authDomain: '', projectId, appId: '' })

/** The repositories as a page load finds them: what an earlier page held in memory is gone. */
async function loadPage(projectId = 'one') {
  vi.resetModules()
  const { configureFirestore: configure } = await import('@/repository/client')
  configure(backend(projectId))
  return {
    ...(await import('@/repository/banners')),
    ...(await import('@/repository/snackMenu')),
    ...(await import('@/repository/specialSnackEvent')),
  }
}

const banner = (id: string, more = {}) => ({ id, fields: { title: id, sort: 1, ...more } })
const snack = (place: number) => ({
  id: `snack-${place}`,
  fields: { title: `간식 ${place} ${'긴'.repeat(60)}`, price: place, order: 200 - place },
})
const event = (deadline: Date) => ({
  id: 'bun',
  fields: {
    title: '붕어빵',
    deadlineTs: { toDate: () => deadline },
    product: { title: '팥', price: 3500, html: '<p>팥</p>' },
    updatedAt: { toJSON: () => 'not asked for' },
  },
})

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  vi.spyOn(console, 'warn').mockReturnValue()
  configureFirestore(backend('one'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  answer.mockReset()
  localStorage.clear()
})

describe('in one page', () => {
  test('an answer is fresh for an hour', async () => {
    const { readBanners, recallBanners } = await loadPage()
    expect(recallBanners()).toBeUndefined()
    answer.mockResolvedValue([banner('a')])
    const banners = await readBanners()
    expect(recallBanners()).toEqual({ data: banners, savedAt: NOON, isFresh: true })
    vi.setSystemTime(NOON.getTime() + HOUR - 1)
    expect(recallBanners()?.isFresh).toBe(true)
    vi.setSystemTime(NOON.getTime() + HOUR)
    expect(recallBanners()).toEqual({ data: banners, savedAt: NOON, isFresh: false })
  })

  test('nothing is fresh to a clock that was set back', async () => {
    const { readBanners, recallBanners } = await loadPage()
    answer.mockResolvedValue([banner('a')])
    await readBanners()
    vi.setSystemTime(NOON.getTime() - 1)
    expect(recallBanners()?.isFresh).toBe(false)
  })

  test('an empty answer is an answer for an hour and forgets the former one', async () => {
    const { readBanners, recallBanners } = await loadPage()
    answer.mockResolvedValueOnce([banner('a')]).mockResolvedValueOnce([])
    await readBanners()
    await readBanners()
    expect(recallBanners()).toMatchObject({ data: [], isFresh: true })
    vi.setSystemTime(NOON.getTime() + HOUR)
    expect(recallBanners()).toBeUndefined()
    expect((await loadPage()).recallBanners()).toBeUndefined()
  })

  test('who asks while an answer is on its way shares it; a failure is not shared with the next', async () => {
    const { readBanners, recallBanners } = await loadPage()
    answer.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce([banner('a')])
    await expect(Promise.allSettled([readBanners(), readBanners()])).resolves.toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ])
    expect(answer).toHaveBeenCalledOnce()
    expect(recallBanners()).toBeUndefined()
    await expect(readBanners()).resolves.toHaveLength(1)
  })

  test('a browser without storage remembers as long as the page lives, and says nothing', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const { readBanners, recallBanners } = await loadPage()
    answer.mockResolvedValue([banner('a')])
    await readBanners()
    expect(recallBanners()?.isFresh).toBe(true)
    expect((await loadPage()).recallBanners()).toBeUndefined()
    expect(console.warn).not.toHaveBeenCalled()
  })

  test('a full storage is no word to anybody', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { readBanners } = await loadPage()
    answer.mockResolvedValue([banner('a')])
    await expect(readBanners()).resolves.toHaveLength(1)
    expect(console.warn).not.toHaveBeenCalled()
  })
})

describe('on the device', () => {
  test('two hundred snacks come back as they were read, in their order, and are not fresh', async () => {
    const first = await loadPage()
    answer.mockResolvedValue(Array.from({ length: 200 }, (_, place) => snack(place)))
    const menu = await first.readSnackMenu('growth')
    vi.setSystemTime(NOON.getTime() + 1000)
    const second = await loadPage()
    expect(second.recallSnackMenu('growth')).toEqual({ data: menu, savedAt: NOON, isFresh: false })
    expect(second.recallSnackMenu('basic')).toBeUndefined()
    expect(menu[0]?.id).toBe('snack-199')
    expect(localStorage.getItem('dodam-snack-growth')?.length).toBeLessThan(100_000)
  })

  test('a special snack comes back until its deadline', async () => {
    const deadline = new Date(NOON.getTime() + HOUR)
    answer.mockResolvedValue([event(deadline)])
    const read = await (await loadPage()).readSpecialSnackEvent(NOON)
    expect(read).toMatchObject({ deadline, product: { priceKRW: 3500 } })
    const { recallSpecialSnackEvent } = await loadPage()
    expect(recallSpecialSnackEvent(new Date(deadline.getTime() - 1))?.data).toEqual(read)
    expect(recallSpecialSnackEvent(deadline)).toBeUndefined()
  })

  test("another project's rows stay away", async () => {
    answer.mockResolvedValue([banner('a')])
    await (await loadPage('one')).readBanners()
    expect((await loadPage('two')).recallBanners()).toBeUndefined()
    expect((await loadPage('one')).recallBanners()?.data).toHaveLength(1)
  })

  const store = (data: unknown, v = 1) =>
    localStorage.setItem('dodam-banners', JSON.stringify({ v, data }))
  const row = { id: 'a', title: '배너', sort: 1 }

  test('rows pass the schema of the documents again', async () => {
    const documents = [{ ...row, ctaHref: 'javascript:alert(1)', imageUrl: '//evil.example/a.png' }]
    store({ projectId: 'one', savedAt: NOON.getTime(), documents })
    expect((await loadPage()).recallBanners()?.data[0]).toEqual({
      ...row,
      subtitle: '',
      ctaText: '',
      ctaHref: undefined,
      imageUrl: undefined,
    })
  })

  test('an instant that no calendar knows, or that lies ahead, is kept without being fresh', async () => {
    for (const savedAt of [1e300, -1e300, NOON.getTime() + HOUR]) {
      store({ projectId: 'one', savedAt, documents: [row] })
      expect((await loadPage()).recallBanners()).toMatchObject({ isFresh: false })
    }
  })

  test.each([
    ['another version', { projectId: 'one', savedAt: 1, documents: [row] }, 2],
    ['a row that is none', { projectId: 'one', savedAt: 1, documents: [row, { id: 7 }] }, 1],
    ['no rows', { projectId: 'one', savedAt: 1, documents: [] }, 1],
    ['no time', { projectId: 'one', documents: [row] }, 1],
    ['no project', { savedAt: 1, documents: [row] }, 1],
    ['a list', [row], 1],
  ])('%s is ignored', async (_, data, version) => {
    store(data, version)
    expect((await loadPage()).recallBanners()).toBeUndefined()
  })

  test('whatever stands there, nothing throws and nothing is said', async () => {
    const repositories = await loadPage()
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc
        .record({ projectId: fc.constant('one'), savedAt: fc.anything(), documents: fc.anything() })
        .map(
          (data) =>
            `{"v":1,"data":${JSON.stringify(data, (_, value) => (typeof value === 'bigint' ? 0 : value))}}`,
        ),
    )
    fc.assert(
      fc.property(anything, (text) => {
        for (const key of ['dodam-banners', 'dodam-snack-basic', 'dodam-snack-event']) {
          localStorage.setItem(key, text)
        }
        expect(repositories.recallBanners()).toBeUndefined()
        expect(repositories.recallSnackMenu('basic')).toBeUndefined()
        expect(repositories.recallSpecialSnackEvent(NOON)).toBeUndefined()
      }),
      { numRuns: 300 },
    )
    expect(console.warn).not.toHaveBeenCalled()
  })
})
