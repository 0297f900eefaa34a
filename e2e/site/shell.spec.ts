import type { Page } from '@playwright/test'
import { expectNoOverflow } from '../support/accessibility'
import { signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'

// With the motion that most parents see.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('a new page starts at its top, and back restores the position @phone', async ({ page }) => {
  await open(page, '/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: '공지사항' })
    .scrollIntoViewIfNeeded()
  const left = await scrollY(page)
  expect(left).toBeGreaterThan(100)
  await expect(page.getByRole('banner')).toBeInViewport()
  await page.getByRole('contentinfo').getByRole('link', { name: '공지사항' }).click()
  await expect(page).toHaveTitle('공지사항 | 도담아지트')
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle('도담아지트 | 안심 돌봄과 픽업')
  await expect.poll(async () => Math.abs((await scrollY(page)) - left)).toBeLessThan(5)
})

test('the first Tab reaches the skip link, which leads to the page; the next page’s heading is focused @desktop', async ({
  page,
}) => {
  await open(page, '/faq')
  await expect(page.locator('body')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '본문 바로가기' })).toBeFocused()
  await expect(page.getByRole('link', { name: '본문 바로가기' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await page.keyboard.press('Tab')
  const isPastHeader = await page.evaluate(() => document.activeElement?.closest('header') === null)
  expect(isPastHeader).toBe(true)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('banner')).toBeInViewport()
  await page
    .getByRole('navigation', { name: '주 메뉴' })
    .getByRole('link', { name: '지점 안내' })
    .click()
  await expect(page).toHaveTitle('지점 안내 | 도담아지트')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a member’s header is right before the script runs and after @phone', async ({ page }) => {
  await signIn(page)
  const banner = page.getByRole('banner')
  await test.step('before the script runs, links to login and sign-up are hidden and keep their room', async () => {
    await page.route('/assets/**.js', () => undefined)
    await page.goto('/faq')
    const signup = banner.getByText('회원가입')
    await expect(signup).toBeHidden()
    expect(await signup.evaluate((link) => link.getBoundingClientRect().width)).toBeGreaterThan(40)
    await page.goto('/pickup', { waitUntil: 'commit' })
    await expect(page.getByText('결제되지 않아요.')).toBeVisible()
    await expect(page.getByText('회원가입하고 실제로 예약하기')).toBeHidden()
    await page.unroute('/assets/**.js')
  })
  await open(page, '/faq')
  await expect(banner.getByRole('link', { name: '회원가입' })).toHaveCount(0)
  await expect(banner.getByRole('link', { name: '하준맘 님' })).toHaveAttribute('href', '/my')
})

test('the longest nickname fits beside the brand @phone', async ({ page, backend }) => {
  await backend.patch('users/local-parent-0002', {
    nickname: { stringValue: '가나다라마바사아자차카타' },
  })
  await signIn(page)
  const name = page.getByRole('banner').getByRole('link', { name: '가나다라마바사아자차카타 님' })
  const brand = page.getByRole('banner').getByRole('link', { name: '도담아지트' })
  expect(await name.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0)
  await page.setViewportSize({ width: 320, height: 740 })
  const [left, right] = [await brand.boundingBox(), await name.boundingBox()]
  expect(right?.y).toBeLessThan((left?.y ?? 0) + (left?.height ?? 0))
  await expectNoOverflow(page)
})

test('the dark theme is chosen in the footer and kept @phone', async ({ page }) => {
  await open(page, '/faq')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('switch', { name: '다크 모드' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test.describe('the scalloped background', () => {
  const animated = (page: Page) => page.getByTestId('scallop').locator('[data-animated="true"]')

  test('sways in five seconds, not under reduced motion, and ignores taps @desktop', async ({
    page,
  }) => {
    await open(page, '/faq')
    const band = page.getByTestId('scallop')
    await expect(band).toHaveAttribute('aria-hidden', 'true')
    await expect(band).toHaveCSS('height', '520px')
    await expect(band).toHaveCSS('pointer-events', 'none')
    await expect(animated(page)).toHaveCSS('animation-duration', '5s')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(animated(page)).toBeHidden()
  })
})

test.describe('start-up', () => {
  test.use({ allowedErrors: [/백엔드 설정이 없습니다/] })

  test('a missing backend is thrown and shown @desktop', async ({ page }) => {
    const thrown: string[] = []
    page.on('pageerror', (error) => thrown.push(error.message))
    await page.route('/emulator/config.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.addInitScript(() => {
      delete window.__FIREBASE_CONFIG__
    })
    await open(page, '/')
    const message =
      '백엔드 설정이 없습니다. 환경 설정(VITE_FIREBASE_*) 또는 페이지 설정 객체(window.__FIREBASE_CONFIG__)를 확인해 주세요.'
    await expect(page.getByText(message, { exact: true })).toBeVisible()
    expect(thrown).toEqual([message])
  })
})

test.describe('a page whose code is missing', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })
  const chunk = /assets\/NoticesPage-.*\.js/

  test('is reloaded once after a new version was published @phone', async ({ page }) => {
    await open(page, '/')
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 })
    await page.getByRole('contentinfo').getByRole('link', { name: '공지사항' }).click()
    await expect(page).toHaveTitle('공지사항 | 도담아지트')
    await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible()
    // The next release may reload this page again.
    const remembered = () => page.evaluate(() => sessionStorage.getItem('dodam-reloaded-at'))
    await expect.poll(remembered).toBeNull()
  })
})
