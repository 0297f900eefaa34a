import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility'
import { now } from '../support/clock'
import { goTo } from '../support/goTo'
import { expect, open, test } from '../support/test'

/** Long ones are axe on list and map, and what a wide screen has of the tabs. */

// With the motion that most parents see.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const TABS = [
  ['intro', '소개'],
  ['hours', '운영시간'],
  ['programs', '프로그램'],
  ['products', '상품'],
  ['safety', '안전'],
  ['location', '오시는 길'],
  ['amenities', '편의시설'],
  ['pricing', '이용요금'],
  ['gallery', '갤러리'],
] as const

const tabBar = (page: Page) => page.getByRole('navigation', { name: '지점 상세' })
const currentTab = (page: Page) => tabBar(page).locator('[aria-current]')
const region = (page: Page, name: string) =>
  page.locator('main').getByRole('region', { name, exact: true })
const cards = (page: Page) =>
  page.getByRole('tabpanel', { name: '목록' }).getByRole('listitem').getByRole('link')

test.describe('branch guide', () => {
  test('search and district live in the address, by first consonants too @phone @engines', async ({
    page,
  }) => {
    await open(page, '/space')
    await page.getByRole('link', { name: '지점 안내 보기' }).click()
    await page.getByRole('searchbox', { name: '지점 검색' }).pressSequentially('ㅍㄱㅈ')
    await expect(page).toHaveURL(/\?q=/)
    await expect(cards(page)).toHaveCount(1)
    await expect(page.getByText('지점 1곳')).toBeVisible()

    await page.reload()
    await expect(page.getByRole('searchbox', { name: '지점 검색' })).toHaveValue('ㅍㄱㅈ')
    await page.getByRole('combobox', { name: '지역' }).selectOption('성동구')
    await expect(page.getByText('조건에 맞는 지점이 없어요.')).toBeVisible()
    await page.getByRole('button', { name: '검색 조건 지우기' }).click()
    await expect(page.getByRole('searchbox', { name: '지점 검색' })).toHaveValue('')
    await expect(page.getByRole('combobox', { name: '지역' })).toHaveValue('')
    await expect(cards(page)).toHaveCount(6)
    await expect(page).toHaveURL(/\/branches$/)

    await page.goBack()
    await expect(page).toHaveURL(/\/space$/)
  })

  test('list, map and empty result are one page without violations @desktop @long', async ({
    page,
  }) => {
    await open(page, '/branches?view=nonsense')
    await expect(cards(page)).toHaveCount(6)
    await expectAccessible(page)
    await page.getByRole('tab', { name: '지도' }).click()
    await expect(page).toHaveURL(/view=map/)
    const map = region(page, '지점 지도')
    for (const name of ['성수점', '서초점', '잠실점', '마포점', '분당점', '판교점'])
      await expect(map.getByRole('link', { name })).toBeVisible()
    await expectAccessible(page, '#main')
    await page.getByRole('tab', { name: '목록' }).click()
    await expect(page).toHaveURL(/\/branches(\?view=list)?$/)
    await page.getByRole('searchbox', { name: '지점 검색' }).fill('부산')
    await expect(page.getByText('조건에 맞는 지점이 없어요.')).toBeVisible()
    await expectAccessible(page, '#main')
  })

  test('sorts by distance when allowed; a refusal keeps the list @phone', async ({
    page,
    context,
  }) => {
    await open(page, '/branches')
    const nearby = page.getByRole('button', { name: '내 주변 순' })
    await nearby.click()
    await expect(page.getByText(/위치를 확인할 수 없어/)).toBeVisible()
    await expect(cards(page)).toHaveCount(6)

    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 37.395, longitude: 127.11 })
    await nearby.click()
    await expect(nearby).toHaveAttribute('aria-pressed', 'true')
    await expect(cards(page).first().getByRole('heading')).toHaveText('판교점')
  })
})

test.describe('branch detail', () => {
  test('a link to a tab opens at its section @phone', async ({ page }) => {
    const topOf = (label: string) =>
      region(page, label).evaluate((element) => element.getBoundingClientRect().top)
    // The first below the intro, and one that is prerendered far below the window.
    for (const [key, label] of [TABS[1], TABS[5]])
      await test.step(key, async () => {
        await open(page, `/branches/seongsu?tab=${key}`)
        await expect(currentTab(page)).toHaveText(label)
        await expect(region(page, label)).toBeInViewport()
        await expect.poll(() => topOf(label)).toBeLessThanOrEqual(314)
        expect(page.url()).toContain(`tab=${key}`)
      })
  })

  test('the active tab changes with the scroll, and back leaves the page in one step @phone @engines', async ({
    page,
  }) => {
    await open(page, '/branches')
    await expect(cards(page)).toHaveCount(6)
    await expect(cards(page).first().getByRole('heading', { name: '성수점' })).toBeVisible()
    await cards(page).first().click()
    for (const [key, label] of TABS) {
      await region(page, label).evaluate((element) =>
        window.scrollTo({
          top: element.getBoundingClientRect().top + window.scrollY - 300,
          behavior: 'instant',
        }),
      )
      await expect(currentTab(page)).toHaveText(label)
      if (key !== 'intro') await expect(page).toHaveURL(new RegExp(`tab=${key}`))
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(currentTab(page)).toHaveText('소개')
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    )
    await expect(currentTab(page)).toHaveText('갤러리')
    await expect(page).toHaveURL(/tab=gallery/)
    await page.goBack()
    await expect(page).toHaveURL(/\/branches$/)
    await expect(page.getByRole('heading', { level: 1, name: '지점 안내' })).toBeVisible()
  })

  for (const device of ['@phone', '@desktop @long'])
    test(`a chosen tab scrolls 312 px short of its section, and the head shrinks to the name and whether it is open ${device}`, async ({
      page,
      isMobile,
    }) => {
      // The motion itself is the same on a wide screen.
      if (!isMobile) await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, '/branches/seongsu')
      // One on a wide screen, the other on a phone.
      await expect(page.getByRole('button', { name: '픽업 신청하기' })).toHaveCount(1)
      const name = page.getByRole('heading', { level: 1, name: '성수점' })
      const facts = [
        page.getByText('서울특별시 성동구 아차산로 100, 2층').first(),
        page.getByText('월~금 12:00~20:00').first(),
      ]
      for (const fact of facts) await expect(fact).toBeInViewport()
      const choose = (label: string) =>
        tabBar(page).getByRole('link', { name: label, exact: true }).click()
      const topOf = (label: string) =>
        region(page, label).evaluate((element) => Math.round(element.getBoundingClientRect().top))
      // Down the page, and up again.
      for (const label of ['이용요금', '상품']) {
        await choose(label)
        await expect(currentTab(page)).toHaveText(label)
        await expect.poll(() => topOf(label)).toBe(312)
        await expect(currentTab(page)).toHaveText(label)
      }
      await expect(page).toHaveURL(/tab=products/)
      await expect(name).toBeInViewport()
      await expect(
        page.getByText(/^(?:운영 중|운영 전|운영 종료|쉬는 날)$/).first(),
      ).toBeInViewport()
      for (const fact of facts) await expect(fact).not.toBeInViewport()
      const stuck = await tabBar(page).evaluate((bar) => bar.getBoundingClientRect().bottom)
      expect(stuck).toBeLessThanOrEqual(isMobile ? 200 : 240)

      await test.step('at once under reduced motion', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await choose('이용요금')
        expect(await topOf('이용요금')).toBe(312)
      })
    })

  test('a pickup spot is shown for two seconds on the map that it scrolls to @phone', async ({
    page,
  }) => {
    await page.clock.install({ time: now() })
    await open(page, '/branches/seongsu?tab=location')
    const map = region(page, '지점 위치 지도')
    const spots = page.getByRole('list', { name: '픽업 장소' }).getByRole('button')
    await expect(spots).toHaveCount(10)
    await expect(map.getByText('인근 상가에서 픽업 가능')).toHaveCount(10)
    await spots.last().click()
    await expect(map.locator('[data-highlighted]')).toHaveCount(1)
    await expect(map.locator('[data-highlighted]')).toContainText('10')
    await expect(async () => {
      const [shown, bar] = [await map.boundingBox(), await tabBar(page).boundingBox()]
      if (!shown || !bar) throw new Error('no map on the page')
      expect(shown.y).toBeGreaterThanOrEqual(bar.y + bar.height)
      expect(shown.y + shown.height).toBeLessThanOrEqual(844)
    }).toPass()
    await page.clock.runFor(2_100)
    await expect(map.locator('[data-highlighted]')).toHaveCount(0)
  })

  test('page and gallery have no violations, and the gallery works by keyboard alone @desktop', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/branches/seongsu?tab=gallery')
    await expectAccessible(page)
    const pictures = region(page, '갤러리').getByRole('listitem').getByRole('button')
    await expect(pictures).toHaveCount(12)
    await pictures.first().focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: '갤러리' })
    await expect(dialog.getByText('1 / 12')).toBeVisible()
    await expectAccessible(page, 'dialog[open]')
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByText('2 / 12')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByText('12 / 12')).toBeVisible()
    await dialog.getByRole('button', { name: '다음 사진' }).click()
    await expect(dialog.getByText('1 / 12')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(pictures.first()).toBeFocused()
  })

  test('nothing overflows at 360 px or a wide screen at 400 % @phone', async ({ page }) => {
    await open(page, '/branches?view=map')
    for (const path of ['/branches?view=map', '/branches/seongsu']) {
      await goTo(page, path)
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 })
        await expectNoOverflow(page)
      }
    }
    await test.step('a low window (200 % zoom) shows only the chosen section', async () => {
      await page.setViewportSize({ width: 640, height: 450 })
      await page
        .getByRole('navigation', { name: '지점 상세' })
        .getByRole('link', { name: '안전' })
        .click()
      await expect(region(page, '안전').getByRole('heading').first()).toBeInViewport()
      await expect(page.getByRole('banner')).not.toBeInViewport()
      await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
    })
    await test.step('the map’s buttons keep their signs in forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      const [sign, ground] = await page
        .getByRole('button', { name: '확대' })
        .evaluate((button) =>
          ['::before', undefined].map((part) => getComputedStyle(button, part).backgroundColor),
        )
      expect(sign).not.toBe(ground)
    })
  })
})
