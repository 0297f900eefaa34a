import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { snackMenuQuery } from '@/features/snacks/queries'
import { specialSnackQuery } from '@/pages/snack/specialSnackQuery'
import { publicQuery } from '@/remote/publicQuery'
import { createQueryClient } from '@/remote/queryClient'
import { bannerSchema, readBanners } from '@/repository/content/banners'
import { configureFirestore } from '@/repository/firestore/client'
import { readPublicDocuments } from '@/repository/firestore/publicDocuments'
import { fc } from '../fastCheck'
import { rememberedRows, storeRows } from './storeRows'

vi.mock('@/repository/firestore/publicDocuments')
const answer = vi.mocked(readPublicDocuments)

const NOON = new Date('2026-11-20T12:00:00+09:00')
const HOUR = 60 * 60_000
const useProject = (projectId: string) =>
  configureFirestore({ apiKey: 'test', authDomain: '', projectId, appId: '' })
/** Reads in a new page load. */
const read = <T, Data, Key extends QueryKey>(query: FetchQueryOptions<T, Error, Data, Key>) =>
  createQueryClient().fetchQuery(query)

const bannersQuery = () =>
  publicQuery({
    name: 'banners',
    failure: '배너를 불러오지 못했습니다.',
    read: readBanners,
    schema: bannerSchema,
    select: (banners) => banners,
  })
const banner = { id: 'a', title: '배너', sort: 1 }
const documentOf = ({ id, ...fields }: { id: string; [field: string]: unknown }) => ({ id, fields })

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  vi.spyOn(console, 'warn').mockReturnValue()
  useProject('')
})
afterEach(() => {
  vi.restoreAllMocks()
  answer.mockReset()
  localStorage.clear()
})

describe('stored rows', () => {
  test('two hundred snacks are restored as read and in order, then read again', async () => {
    answer.mockResolvedValue(
      Array.from({ length: 200 }, (_, place) =>
        documentOf({
          id: `snack-${place}`,
          title: `간식 ${place} ${'긴'.repeat(60)}`,
          price: place,
          order: 200 - place,
        }),
      ),
    )
    await read(snackMenuQuery('growth'))
    vi.setSystemTime(NOON.getTime() + 1000)
    const { data, dataUpdatedAt, isStale } = rememberedRows(snackMenuQuery('growth'))
    expect(data).toHaveLength(200)
    expect(data?.[0]).toMatchObject({ id: 'snack-199', priceKRW: 199, order: 1 })
    expect([dataUpdatedAt, isStale]).toEqual([NOON.getTime(), true])
    expect(rememberedRows(snackMenuQuery('basic')).data).toBeUndefined()
    expect(localStorage.getItem('dodam-snack-growth')?.length).toBeLessThan(100_000)
  })

  test('a special snack is restored until its deadline', async () => {
    const deadline = new Date(NOON.getTime() + HOUR)
    answer.mockResolvedValue([
      documentOf({
        id: 'bun',
        title: '붕어빵',
        deadlineTs: { toDate: () => deadline },
        product: { title: '팥', price: 3500, html: '<p>팥</p>' },
        updatedAt: { toJSON: () => 'not asked for' },
      }),
    ])
    await read(specialSnackQuery())
    vi.setSystemTime(deadline.getTime() - 1)
    expect(rememberedRows(specialSnackQuery()).data).toMatchObject({
      deadline,
      product: { priceKRW: 3500 },
    })
    vi.setSystemTime(deadline)
    expect(rememberedRows(specialSnackQuery()).isPending).toBe(true)
  })

  test('another project’s rows are ignored', async () => {
    answer.mockResolvedValue([documentOf(banner)])
    useProject('one')
    await read(bannersQuery())
    useProject('two')
    expect(rememberedRows(bannersQuery()).data).toBeUndefined()
    useProject('one')
    expect(rememberedRows(bannersQuery()).data).toHaveLength(1)
  })
})

describe('invalid stored rows', () => {
  test('are checked by the document schema again', () => {
    const documents = [
      { ...banner, ctaHref: 'javascript:alert(1)', imageUrl: '//evil.example/a.png' },
    ]
    storeRows({ name: 'banners', savedAt: NOON, documents })
    expect(rememberedRows(bannersQuery()).data).toEqual([
      { ...banner, subtitle: '', ctaText: '', ctaHref: undefined, imageUrl: undefined },
    ])
  })

  test.each([1e300, -1e300, NOON.getTime() + HOUR])('saved at %d are never fresh', (savedAt) => {
    storeRows({ name: 'banners', savedAt, documents: [banner] })
    expect(rememberedRows(bannersQuery())).toMatchObject({ isSuccess: true, isStale: true })
  })

  test.each([
    ['another version', { projectId: '', savedAt: 1, documents: [banner] }, 2],
    ['an invalid row', { projectId: '', savedAt: 1, documents: [banner, { id: 7 }] }, 1],
    ['no rows', { projectId: '', savedAt: 1, documents: [] }, 1],
    ['no time', { projectId: '', documents: [banner] }, 1],
    ['no project', { savedAt: 1, documents: [banner] }, 1],
    ["an account's rows", { projectId: '', uid: 'me', savedAt: 1, documents: [banner] }, 1],
    ['a list', [banner], 1],
  ])('are ignored: %s', (_, data, v) => {
    localStorage.setItem('dodam-banners', JSON.stringify({ v, data }))
    expect(rememberedRows(bannersQuery()).data).toBeUndefined()
  })

  test('never throw and never warn', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc
        .record({ projectId: fc.constant(''), savedAt: fc.anything(), documents: fc.anything() })
        .map(
          (data) =>
            `{"v":1,"data":${JSON.stringify(data, (_, value) => (typeof value === 'bigint' ? 0 : value))}}`,
        ),
    )
    fc.assert(
      fc.property(anything, (text) => {
        for (const key of ['dodam-banners', 'dodam-snack-basic', 'dodam-snack-event'])
          localStorage.setItem(key, text)
        expect(rememberedRows(bannersQuery()).data).toBeUndefined()
        expect(rememberedRows(snackMenuQuery('basic')).data).toBeUndefined()
        expect(rememberedRows(specialSnackQuery()).data).toBeUndefined()
      }),
      { numRuns: 300 },
    )
    expect(console.warn).not.toHaveBeenCalled()
  })
})

describe('unusable storage', () => {
  test('is not reported when blocked', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    answer.mockResolvedValue([documentOf(banner)])
    await expect(read(bannersQuery())).resolves.toHaveLength(1)
    expect(rememberedRows(bannersQuery()).data).toBeUndefined()
    expect(console.warn).not.toHaveBeenCalled()
  })

  test('is not reported when full', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    answer.mockResolvedValue([documentOf(banner)])
    await expect(read(bannersQuery())).resolves.toHaveLength(1)
    expect(console.warn).not.toHaveBeenCalled()
  })
})
