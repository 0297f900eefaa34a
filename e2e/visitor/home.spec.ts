import type { Page } from '@playwright/test'
import { expectAccessible, expectDarkContrast, expectNoOverflow } from '../support/accessibility'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { expect, open, test } from '../support/test'

/** Long: the layout of a wide screen rests, too. */

// With the motion that most parents see.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const hero = (page: Page) => page.getByRole('region', { name: '메인 배너' })
const reviews = (page: Page) => page.getByRole('region', { name: '이용 후기' })
const slideTitles = (page: Page) => hero(page).locator('li h2')
const shownTitle = (page: Page) => hero(page).locator('li:not([inert]) h2')

const seeded = [
  '교문 앞에서 기다리고 있을게요',
  '숙제도 놀이도 편안한 오후',
  '오늘은 로봇, 내일은 미술',
  '배고픈 네 시, 간식이 기다려요',
  '우리 동네에도 아지트가 있어요',
]

/** Home with its banners, under a paused clock. */
async function openHome(page: Page) {
  await stopTime(page)
  await open(page, '/')
  await expect(shownTitle(page)).toHaveText(seeded[0] ?? '')
}

const noon = new Date('2026-11-20T12:00:00+09:00')

async function stopTime(page: Page) {
  await page.clock.install({ time: noon })
  await page.clock.pauseAt(new Date(noon.getTime() + 1000))
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves until the parent presses play @phone', async ({ page }) => {
    await openHome(page)
    await page.clock.runFor(5_000)
    await expect(hero(page)).toContainText('1 / 5')
    await hero(page).getByRole('button', { name: '자동 재생 시작' }).click()
    await page.clock.runFor(4500)
    await expect(hero(page)).toContainText('2 / 5')
    await expect(page.getByRole('button', { name: '후기 자동 재생 시작' })).toBeAttached()
    for (const label of ['안심 돌봄', '맞춤 돌봄', '동네 돌봄']) {
      await expect(page.locator('article', { hasText: label })).toHaveCSS('opacity', '1')
    }
  })
})

test('every menu of the page leads to its target, and paying a plan only repeats the choice @phone @engines', async ({
  page,
}) => {
  const messages = autoAcceptDialogs(page)
  await openHome(page)
  await expect(slideTitles(page)).toHaveText(seeded)
  await expect(hero(page)).toContainText('1 / 5')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '오늘 오후, 무엇을 도와드릴까요?',
  )
  for (const [name, href] of [
    ['픽업 신청', '/pickup/apply'],
    ['멤버십 구매', '/membership'],
    ['충전하기', '/topup'],
    ['프로그램 예약', '/programs'],
    ['간식 구매', '/snack'],
    ['앱 다운로드', '/download'],
    ['전화 상담', 'tel:02-000-0000'],
    ['채팅 상담', 'https://pf.kakao.com/'],
    ['App Store', 'https://apps.apple.com/'],
    ['Google Play', 'https://play.google.com/store'],
    ['자녀 관리', '/my/children'],
    ['우리 아이 등록', '/my/children'],
    ['이용권 구매', '/membership'],
    ['예약 방법 보기', '/support/reserve'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true }).first()
    await expect(link).toHaveAttribute('href', href)
  }
  const plan = (name: string) => page.getByRole('button', { name })
  await page.getByRole('button', { name: '결제하기' }).click()
  await plan('라이트').click()
  await expect(plan('레귤러')).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('radio', { name: '4시간권' }).check()
  await page.getByRole('button', { name: '결제하기' }).click()
  expect(messages).toEqual([
    '선택하신 이용권은 레귤러 · 월 정기권 · 월 59,000원이에요.\n체험용 화면입니다. 실제로 접수·결제되지 않습니다.',
    '선택하신 이용권은 라이트 · 4시간권 · 45,000원이에요.\n체험용 화면입니다. 실제로 접수·결제되지 않습니다.',
  ])
  await page.getByRole('listitem').filter({ hasText: '미술 · 로봇 · 축구' }).click()
  await expect(page).toHaveURL('/programs')
})

test('feature blocks fade in once they are scrolled to; reviews use 3, 2 or 1 columns and rotate only while visible @desktop', async ({
  page,
}) => {
  await openHome(page)
  const block = page.locator('article', { hasText: '맞춤 돌봄' })
  await expect(block).toHaveCSS('opacity', '0')
  await block.scrollIntoViewIfNeeded()
  await expect(block).toHaveCSS('opacity', '1')
  const items = reviews(page).getByRole('listitem')
  const left = async () => (await items.first().boundingBox())?.x
  for (const [width, columns] of [
    [1200, 3],
    [1199, 2],
    [900, 2],
    [899, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(async () => {
        const item = await items.first().boundingBox()
        const list = await reviews(page).getByRole('list').boundingBox()
        return item && list && Math.round(list.width / item.width)
      })
      .toBe(columns)
  }
  await reviews(page).getByRole('button', { name: '다음 후기' }).scrollIntoViewIfNeeded()
  await page.mouse.move(0, 0)
  const before = await left()
  await expect
    .poll(async () => {
      await page.clock.runFor(3500)
      return left()
    })
    .not.toBe(before)
})

for (const device of ['@phone', '@desktop @long'])
  test(`no layout shift: while banners load, during a full turn, down to the end ${device}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { layoutShift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = JSON.parse(JSON.stringify(entry))
          if (!hadRecentInput) Object.assign(window, { layoutShift: shiftSoFar() + value })
        }
      }).observe({ type: 'layout-shift', buffered: true })
      const shiftSoFar = (): number => Number(Reflect.get(window, 'layoutShift'))
    })
    await openHome(page)
    await page.clock.resume()
    const next = hero(page).getByRole('button', { name: '다음 배너' })
    for (const _ of seeded) await next.press('Enter')
    await expect(hero(page)).toContainText('1 / 5')
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 300) {
        window.scrollTo(0, y)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    })
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    expect(await page.evaluate(() => Reflect.get(window, 'layoutShift'))).toBeLessThanOrEqual(0.02)
  })

test('has no accessibility faults, light and dark @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHome(page)
  await page.clock.resume()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await expectDarkContrast(page)
  await test.step('the app preview is not cut off at 320 px and 640 px', async () => {
    const app = page.getByRole('heading', { name: '퇴근길에도' }).locator('../..')
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await app.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    }
  })
  await test.step('highlighted words keep their mark in forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    const words = await page
      .getByRole('heading', { name: '맡기는 시간이 아니라 자라는 시간이에요' })
      .evaluate((heading) => getComputedStyle(heading).color)
    for (const marked of await page.locator('mark').all())
      await expect(marked).toHaveCSS('color', words)
  })
})
