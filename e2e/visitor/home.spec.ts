import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility'
import { expect, open, test } from '../support/test'

// With the motion that most parents see.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const hero = (page: Page) => page.getByRole('region', { name: '메인 배너' })
const reviews = (page: Page) => page.getByRole('region', { name: '이용 후기' })
const slideTitles = (page: Page) => hero(page).locator('li h2')
const shownTitle = (page: Page) => hero(page).locator('li:not([inert]) h2')
const text = (stringValue: string) => ({ stringValue })

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

/** The brand in the hero, the menu below, no error message. */
async function expectCalmPage(page: Page) {
  await expect(hero(page).locator('img[src^="/media/hero-default"]')).toBeVisible()
  await expect(hero(page).getByText('안심 돌봄과 픽업, 도담아지트')).toBeVisible()
  await expect(page.getByRole('link', { name: '프로그램 예약' }).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
}

test('shows the five banners of the highest sort, in that order, a changed one after a reload @phone', async ({
  page,
  backend,
}) => {
  await openHome(page)
  await expect(slideTitles(page)).toHaveText(seeded)
  await expect(hero(page)).toContainText('1 / 5')
  await backend.patch('banners/calm-afternoon', {
    title: text('겨울방학 돌봄이 열렸어요'),
    sort: { integerValue: '99' },
  })
  await page.reload()
  await expect(shownTitle(page)).toHaveText('겨울방학 돌봄이 열렸어요')
  await expect(slideTitles(page)).toHaveCount(5)
})

test('moves every 4.5 seconds, wraps, and pauses for pointer, keyboard and button @desktop', async ({
  page,
}) => {
  await openHome(page)
  await page.clock.runFor(4500)
  await expect(shownTitle(page)).toHaveText(seeded[1] ?? '')
  await page.clock.runFor(4500 * 4)
  await expect(shownTitle(page)).toHaveText(seeded[0] ?? '')

  await hero(page).hover()
  await page.clock.runFor(20_000)
  await expect(hero(page)).toContainText('1 / 5')
  await page.mouse.move(0, 0)
  await page.clock.runFor(4500)
  await expect(hero(page)).toContainText('2 / 5')

  await hero(page).getByRole('button', { name: '다음 배너' }).focus()
  await page.clock.runFor(20_000)
  await expect(hero(page)).toContainText('2 / 5')
  await page.keyboard.press('Enter')
  await expect(hero(page)).toContainText('3 / 5')
  await hero(page).getByRole('button', { name: '다음 배너' }).blur()

  await hero(page).getByRole('button', { name: '자동 재생 멈춤' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await expect(hero(page)).toContainText('3 / 5')
  await hero(page).getByRole('button', { name: '자동 재생 시작' }).click()
  await page.clock.runFor(4500)
  await expect(hero(page)).toContainText('4 / 5')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves until the parent presses play @phone', async ({ page }) => {
    await openHome(page)
    await page.clock.runFor(20_000)
    await expect(hero(page)).toContainText('1 / 5')
    await hero(page).getByRole('button', { name: '자동 재생 시작' }).click()
    await page.clock.runFor(4500)
    await expect(hero(page)).toContainText('2 / 5')
    await expect(page.getByRole('button', { name: '후기 자동 재생 시작' })).toBeAttached()
    for (const label of ['Safe Care', 'Customized Care', 'Local Care']) {
      await expect(page.locator('article', { hasText: label })).toHaveCSS('opacity', '1')
    }
  })
})

test.describe('when Firestore fails', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('refused, broken and invalid answers @desktop', async ({ page, backend }) => {
    for (const fault of [
      { status: 500 },
      { status: 403 },
      { status: 200, body: '<!doctype html><title>Login</title>' },
      { drop: true as const },
    ]) {
      await backend.fail({ collection: 'banners', ...fault })
      const told = page.waitForEvent('console', (line) => line.text().startsWith('배너를'))
      await open(page, '/')
      await told
      await expectCalmPage(page)
    }
  })

  test('an answer that takes 30 seconds @desktop', async ({ page, backend }) => {
    await stopTime(page)
    await backend.fail({ collection: 'banners', delayMs: 30_000 })
    const asked = page.waitForRequest(/:runQuery/)
    await open(page, '/')
    await asked
    await expectCalmPage(page)
    const told = page.waitForEvent('console', (line) => line.text().startsWith('배너를'))
    await page.clock.runFor(8_000)
    await told
    await expectCalmPage(page)
  })
})

test('every menu of the page leads to its target @phone @engines', async ({ page }) => {
  await openHome(page)
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
  await page.getByRole('listitem').filter({ hasText: '미술 · 로봇 · 축구' }).click()
  await expect(page).toHaveURL('/programs')
})

test('one plan is open at a time; paying only repeats the choice @phone', async ({ page }) => {
  await openHome(page)
  const messages: string[] = []
  page.on('dialog', (dialog) => {
    messages.push(dialog.message())
    void dialog.accept()
  })
  await page.getByRole('button', { name: '결제하기' }).click()
  await page.getByRole('button', { name: '라이트' }).click()
  await expect(page.getByRole('button', { name: '레귤러' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await page.getByRole('radio', { name: '4시간권' }).check()
  await page.getByRole('button', { name: '결제하기' }).click()
  expect(messages).toEqual([
    '선택하신 이용권은 레귤러 · 월 정기권 · 월 59,000원이에요.\n체험용 화면입니다. 실제로 접수·결제되지 않습니다.',
    '선택하신 이용권은 라이트 · 4시간권 · 45,000원이에요.\n체험용 화면입니다. 실제로 접수·결제되지 않습니다.',
  ])
})

test('feature blocks fade in once they are scrolled to @desktop', async ({ page }) => {
  await openHome(page)
  const block = page.locator('article', { hasText: 'Customized Care' })
  await expect(block).toHaveCSS('opacity', '0')
  await block.scrollIntoViewIfNeeded()
  await expect(block).toHaveCSS('opacity', '1')
})

test('reviews use 3, 2 or 1 columns and rotate only while visible @desktop', async ({ page }) => {
  await openHome(page)
  const items = reviews(page).getByRole('listitem')
  const left = async () => (await items.first().boundingBox())?.x
  await page.clock.runFor(20_000)
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

test('no layout shift: while banners load, during a full turn, down to the end', async ({
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

test('has no accessibility faults, light and dark', async ({ page, isMobile }) => {
  test.slow()
  if (isMobile) await page.setViewportSize({ width: 360, height: 780 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHome(page)
  await page.clock.resume()
  for (const theme of ['light', 'dark'])
    await test.step(theme, async () => {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name
      }, theme)
      await expectNoOverflow(page)
      await expectAccessible(page)
    })
  if (isMobile)
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
