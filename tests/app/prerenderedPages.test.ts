import { expect, test } from 'vitest'
import { paths } from '@/domain/site/paths'
import { prerenderedPages } from '@/prerender'

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
  expect(pageAt('/')).toEqual({ path: '/', start: 'afterLoad', isReading: true, isListed: true })
  expect(pageAt('/snack')).toMatchObject({ start: 'immediate', isReading: true })
  expect(pageAt('/branches/seongsu')).toMatchObject({ start: 'afterPaint', isReading: false })
  expect(pageAt('/programs/art')).toMatchObject({ start: 'afterPaint', isReading: false })
})

test('account pages are not listed for search engines', () => {
  expect(pageAt('/my')).toMatchObject({ start: 'immediate', isListed: false })
})

test('a second address of a page is not named to search engines', () => {
  expect(pageAt('/services')).toMatchObject({ isListed: false })
  expect(pageAt('/Space')).toMatchObject({ isListed: false })
})
