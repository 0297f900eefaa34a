import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility'
import { expect, open, test } from '../support/test'

const publicPages = [
  '/',
  '/services',
  '/about',
  '/about/care',
  '/about/time',
  '/about/safety',
  '/more',
  '/support/reserve',
  '/membership',
  '/membership/timepass',
  '/membership/subscription',
  '/membership/prepaid',
  '/pickup',
  '/pickup/child',
  '/pickup/apply',
  '/topup',
  '/pricing/topup',
  '/programs',
  '/care',
  '/snack',
  '/branches',
  '/branches/suggest',
  '/Space',
  '/notices?id=winter-care',
  '/faq',
  '/support',
  '/terms',
  '/privacy',
  '/download',
  '/my',
  '/my/bookings',
  '/my/notes',
  '/my/places',
  '/my/memberships',
  '/my/children',
  '/my/profile',
  '/my/family',
  '/my/statement',
  '/family',
  '/staff/join',
]
const plainPages = ['/login', '/signup']

/** One h1, its own title and description, passes axe, no horizontal overflow. */
async function expectHealthyPage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(/.+ \| (?:도담아지트|안심 돌봄과 픽업)$/)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{10,}/)
  await expectNoOverflow(page)
  await expectAccessible(page)
}

// On the narrowest phone; the link crawl and the journeys cover desktops.
// Several pages per test: a warm browser loads the next in a third of the time.
test.describe('as the routes are', () => {
  // A fading part has too little contrast.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  const PAGES_A_TEST = 7
  for (let start = 0; start < publicPages.length; start += PAGES_A_TEST) {
    const paths = publicPages.slice(start, start + PAGES_A_TEST)
    test(`${paths.join(' ')} are pages between header and footer @phone @long`, async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize({ width: 360, height: 780 })
      for (const path of paths)
        await test.step(path, async () => {
          await open(page, path)
          await expect(page.getByRole('banner')).toBeVisible()
          await expect(page.getByRole('contentinfo')).toBeVisible()
          await expectHealthyPage(page)
          if (path === '/') await expect(page).toHaveTitle('도담아지트 | 안심 돌봄과 픽업')
        })
    })
  }
})

test(`${plainPages.join(' ')} stand alone @phone`, async ({ page }) => {
  for (const path of plainPages)
    await test.step(path, async () => {
      await open(page, path)
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expectHealthyPage(page)
    })
})

test('account pages are kept out of search engines @desktop', async ({ page }) => {
  await open(page, '/my')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: '도담아지트' }).click()
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})

test('an address in another spelling is found @phone', async ({ page, baseURL }) => {
  for (const path of ['//branches/suggest', '/branches//suggest', '/SPACE'])
    await test.step(path, async () => {
      await open(page, `${baseURL}${path}`)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByText('404')).toHaveCount(0)
      if (path.endsWith('/suggest'))
        await expect(page.getByRole('heading', { level: 1, name: '지점 제안' })).toBeVisible()
    })
})

test('an unknown address shows the error screen and a way home @phone', async ({ page }) => {
  await open(page, '/no/such/page')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Unexpected Application Error' }),
  ).toBeVisible()
  await expect(page.getByText('404 Not Found')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)
  await page.getByRole('link', { name: '홈으로' }).click()
  await expect(page).toHaveTitle('도담아지트 | 안심 돌봄과 픽업')
})
