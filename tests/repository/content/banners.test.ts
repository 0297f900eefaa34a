import { describe, expect, test, vi } from 'vitest'
import { readBanners } from '@/repository/content/banners'
import { localFirestore } from '../localFirestore'

const firestore = localFirestore()

const BUCKET = 'https://firebasestorage.googleapis.com/v0/b/dodam/o/hero.webp?alt=media'
const banner = (sort: number, changes: Record<string, string | number | boolean> = {}) => ({
  title: `배너 ${sort}`,
  subtitle: '부제',
  ctaText: '보기',
  ctaHref: '/programs',
  imageUrl: '/media/hero-care.webp',
  sort,
  ...changes,
})

describe('readBanners', () => {
  test('reads the five highest by sort, with their document ids', async () => {
    for (const sort of [3, 6, 1, 5, 2, 4]) await firestore.put(`banners/b${sort}`, banner(sort))
    const banners = await readBanners()
    expect(banners.map(({ id, sort }) => [id, sort])).toEqual([
      ['b6', 6],
      ['b5', 5],
      ['b4', 4],
      ['b3', 3],
      ['b2', 2],
    ])
    expect(banners[0]).toEqual({ id: 'b6', ...banner(6) })
  })

  test('an empty collection is an empty list', async () => {
    await expect(readBanners()).resolves.toEqual([])
  })

  test('a field called id does not replace the document id', async () => {
    await firestore.put('banners/real', banner(1, { id: 'forged' }))
    expect((await readBanners()).map(({ id }) => id)).toEqual(['real'])
  })

  test('skips and reports an invalid document', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await firestore.put('banners/good', banner(1))
    await firestore.put('banners/no-title', banner(2, { title: '  ' }))
    await firestore.put('banners/number-title', banner(3, { title: 7 }))
    await firestore.put('banners/text-sort', banner(4, { sort: 'high' }))
    expect((await readBanners()).map(({ id }) => id)).toEqual(['good'])
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringContaining('banners/text-sort'),
      expect.stringContaining('banners/number-title'),
      expect.stringContaining('banners/no-title'),
    ])
  })

  test.each([
    ['javascript:alert(1)', undefined],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['http://plain.example', undefined],
    ['data:text/html,x', undefined],
    ['https://example.com/a', 'https://example.com/a', undefined],
    [BUCKET, BUCKET, BUCKET],
    ['tel:02-000-0000', 'tel:02-000-0000', undefined],
    ['/pickup', '/pickup', '/pickup'],
  ])('a link to %s becomes %s, a picture %s', async (url, ctaHref, imageUrl = undefined) => {
    await firestore.put('banners/one', banner(1, { ctaHref: url, imageUrl: url }))
    expect((await readBanners())[0]).toMatchObject({ ctaHref, imageUrl })
  })

  test('a banner without subtitle, link and picture is still a banner', async () => {
    await firestore.put('banners/bare', { title: '제목', sort: 1 })
    await expect(readBanners()).resolves.toEqual([
      {
        id: 'bare',
        title: '제목',
        subtitle: '',
        ctaText: '',
        ctaHref: undefined,
        imageUrl: undefined,
        sort: 1,
      },
    ])
  })
})

describe('faults', () => {
  test.each([
    { fault: { status: 403 }, kind: 'denied' },
    { fault: { status: 503 }, kind: 'unavailable' },
    { fault: { status: 429 }, kind: 'unavailable' },
    { fault: { status: 504 }, kind: 'timeout' },
    { fault: { status: 500 }, kind: 'unknown' },
    { fault: { status: 200, body: '<!doctype html><title>portal</title>' }, kind: 'unknown' },
    { fault: { drop: true as const }, kind: 'unknown' },
  ])('$fault is $kind', async ({ fault, kind }) => {
    await firestore.fail(fault)
    await expect(readBanners()).rejects.toMatchObject({ name: 'RepositoryError', kind })
  })

  test('offline differs from a refusal', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    await firestore.fail({ drop: true })
    await expect(readBanners()).rejects.toMatchObject({ kind: 'offline' })
    await firestore.fail({ status: 403 })
    await expect(readBanners()).rejects.toMatchObject({ kind: 'denied' })
    vi.unstubAllGlobals()
  })

  test('an ended session differs from a refusal', async () => {
    await firestore.fail({ status: 401 })
    await expect(readBanners()).rejects.toMatchObject({ kind: 'signedOut' })
  })
})
