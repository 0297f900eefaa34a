import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Banner } from '@/domain/site/banner'
import { MainBanner } from '@/pages/home/banner/MainBanner'
import { readBanners } from '@/repository/content/banners'
import { configureFirestore } from '@/repository/firestore/client'
import { withQueries } from '../../remote/withQueries'

vi.mock('@/repository/content/banners', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/repository/content/banners')>()),
  readBanners: vi.fn(),
}))

const banner = (number: number, more: Partial<Banner> = {}): Banner => ({
  id: `banner-${number}`,
  title: `배너 ${number}`,
  subtitle: `설명 ${number}`,
  ctaText: `이동 ${number}`,
  ctaHref: `/topup?from=${number}`,
  imageUrl: '/media/hero-care.webp',
  sort: -number,
  ...more,
})
const five = [1, 2, 3, 4, 5].map((number) => banner(number))

let projects = 0

beforeEach(() => {
  vi.useFakeTimers()
  // Banners are cached per project: a new project has none.
  projects += 1
  configureFirestore({ apiKey: 'test', authDomain: '', projectId: `p-${projects}`, appId: '' })
})

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

async function show(banners: Banner[] | Promise<Banner[]>) {
  vi.mocked(readBanners).mockReturnValue(Promise.resolve(banners))
  const view = render(withQueries(<MainBanner />), { wrapper: MemoryRouter })
  await act(() => vi.advanceTimersByTimeAsync(0))
  return view
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const hero = () => screen.getByRole('region', { name: '메인 배너' })
const slides = () => [...hero().querySelectorAll('li')]
const shownTitles = () =>
  slides()
    .filter((slide) => !slide.inert)
    .map((slide) => slide.querySelector('h2')?.textContent)
const imagesOf = (element: HTMLElement) =>
  [...element.querySelectorAll('img')].map((image) => image.getAttribute('src'))

it('keeps the default picture below the first until decoded', async () => {
  await show(five)
  expect(imagesOf(hero()).slice(0, 2)).toEqual([
    '/media/hero-default.webp',
    '/media/hero-care.webp',
  ])
  const first = hero().querySelector('img[src="/media/hero-care.webp"]')
  let decoded: () => void = () => undefined
  const decode = () =>
    new Promise<void>((resolve) => {
      decoded = resolve
    })
  if (first) fireEvent.load(Object.assign(first, { decode }))
  await pass(0)
  expect(imagesOf(hero())).toContain('/media/hero-default.webp')
  decoded()
  await pass(0)
  expect(imagesOf(hero())).not.toContain('/media/hero-default.webp')
})

const next = () => screen.getByRole('button', { name: '다음 배너' })

it('moves every 4.5 seconds, and wraps', async () => {
  await show(five)
  expect(slides()).toHaveLength(5)
  await pass(4499)
  expect(shownTitles()).toEqual(['배너 1'])
  await pass(1)
  expect(shownTitles()).toEqual(['배너 2'])
  for (let turn = 0; turn < 4; turn += 1) await pass(4500)
  expect(shownTitles()).toEqual(['배너 1'])
})

it('pauses under the pointer', async () => {
  await show(five)
  fireEvent.pointerEnter(hero())
  await pass(20_000)
  expect(shownTitles()).toEqual(['배너 1'])
  fireEvent.pointerLeave(hero())
  await pass(4500)
  expect(shownTitles()).toEqual(['배너 2'])
})

it('pauses while the keyboard is in it, whose presses turn it', async () => {
  await show(five)
  act(() => next().focus())
  await pass(20_000)
  expect(shownTitles()).toEqual(['배너 1'])
  fireEvent.click(next())
  await pass(1000)
  expect(shownTitles()).toEqual(['배너 2'])
  act(() => next().blur())
  await pass(4500)
  expect(shownTitles()).toEqual(['배너 3'])
})

it('stops and starts by its button', async () => {
  await show(five)
  fireEvent.click(screen.getByRole('button', { name: '자동 재생 멈춤' }))
  await pass(20_000)
  expect(shownTitles()).toEqual(['배너 1'])
  fireEvent.click(screen.getByRole('button', { name: '자동 재생 시작' }))
  await pass(4500)
  expect(shownTitles()).toEqual(['배너 2'])
})

it('pauses while the tab is hidden', async () => {
  await show(five)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await pass(20_000)
  expect(shownTitles()).toEqual(['배너 1'])
  visibility.mockReturnValue('visible')
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await pass(4500)
  expect(shownTitles()).toEqual(['배너 2'])
})

it('leaves no timer after unmounting', async () => {
  const { unmount } = await show(five)
  unmount()
  // One-shot timers of libraries end; an interval would not.
  await pass(10_000)
  expect(vi.getTimerCount()).toBe(0)
})

it('shows a single banner without controls', async () => {
  await show([banner(1)])
  expect(within(hero()).getByRole('heading', { name: '배너 1' })).toBeInTheDocument()
  expect(within(hero()).queryByRole('button')).not.toBeInTheDocument()
})

it.each([
  ['no safe address', { ctaHref: undefined }],
  ['no button text', { ctaText: '' }],
])('has no link when the banner names %s', async (_, more) => {
  await show([banner(1, more)])
  expect(within(hero()).queryByRole('link')).not.toBeInTheDocument()
})

it('shows the default picture if none is named or the named one fails', async () => {
  await show([banner(1, { imageUrl: undefined }), banner(2, { imageUrl: '/media/gone.webp' })])
  expect(imagesOf(hero())).toEqual(['/media/hero-default.webp'])
  fireEvent.pointerEnter(hero())
  expect(imagesOf(hero())).toEqual(['/media/hero-default.webp', '/media/gone.webp'])
  const broken = hero().querySelector('img[src="/media/gone.webp"]')
  if (broken) fireEvent.error(broken)
  expect(imagesOf(hero())).toEqual(['/media/hero-default.webp', '/media/hero-default.webp'])
})
