import { expect, test } from 'vitest'
import { paths } from '@/domain/site/paths'
import { prerenderedPages } from '@/prerender'

const ownOfTheAgit = /^\/staff(?:\/|$)/
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
  'the page %s has HTML of its own',
  (path) => {
    expect(pageAt(path)).toBeDefined()
  },
)

test('no page of the agit and no step has', () => {
  expect(pages.filter(({ path }) => ownOfTheAgit.test(path) || steps.includes(path))).toEqual([])
})

test('what is read first starts late, what is looked at first after its first paint, what is touched first early', () => {
  expect(pageAt('/')).toEqual({ path: '/', start: 'late', isReading: true, isListed: true })
  expect(pageAt('/snack')).toMatchObject({ start: 'early', isReading: true })
  expect(pageAt('/branches/seongsu')).toMatchObject({ start: 'painted', isReading: false })
  expect(pageAt('/programs/art')).toMatchObject({ start: 'painted', isReading: false })
})

test('a page of a parent is not named to search engines', () => {
  expect(pageAt('/my')).toMatchObject({ start: 'early', isListed: false })
})

test('a second address of a page is not named to search engines', () => {
  expect(pageAt('/services')).toMatchObject({ isListed: false })
  expect(pageAt('/Space')).toMatchObject({ isListed: false })
})
