import { expect, test, vi } from 'vitest'
import { paths } from '@/domain/site/paths'
import { prerender, prerenderedPages } from '@/prerender'

let isBroken = false

vi.mock('@/pages/home/CareBand', () => ({
  CareBand() {
    if (isBroken) throw new Error('broken')
    return null
  },
}))

/** Joining it is open to every member. */
const ownOfTheAgit = /^\/staff(?:\/(?!join$)|$)/
const steps: readonly string[] = [
  paths.pickupChild,
  paths.pickupDate,
  paths.pickupTime,
  paths.pickupRoute,
  paths.pickupOptions,
  paths.pickupReview,
]

const pages = prerenderedPages()
const pageAt = (path: string) => pages.find((page) => page.path === path)

test.each(Object.values(paths).filter((path) => !ownOfTheAgit.test(path) && !steps.includes(path)))(
  'the page %s is prerendered',
  (path) => {
    expect(pageAt(path)).toBeDefined()
  },
)

test('no agit page and no step is', () => {
  expect(pages.filter(({ path }) => ownOfTheAgit.test(path) || steps.includes(path))).toEqual([])
})

test('text pages start late, picture pages after the first paint, interactive pages early', () => {
  expect(pageAt('/')).toEqual({ path: '/', start: 'afterLoad', isListed: true })
  expect(pageAt('/snack')).toMatchObject({ start: 'immediate' })
  expect(pageAt('/branches/seongsu')).toMatchObject({ start: 'afterPaint' })
  expect(pageAt('/programs/art')).toMatchObject({ start: 'afterPaint' })
})

test('account pages are not listed for search engines', () => {
  expect(pageAt('/my')).toMatchObject({ start: 'immediate', isListed: false })
})

test('a second address of a page is not named to search engines', () => {
  expect(pageAt('/services')).toMatchObject({ isListed: false })
  expect(pageAt('/Space')).toMatchObject({ isListed: false })
})

test('a section that cannot be rendered fails the build', async () => {
  const site = 'https://dodam-agit.example'
  isBroken = false
  expect((await prerender('/', site)).html).toContain('id="main"')
  isBroken = true
  await expect(prerender('/', site)).rejects.toThrow('A section could not be rendered.')
})
