import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility'
import { now } from '../support/clock'
import { expect, open, test } from '../support/test'

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
  test('six branches; each card is one link with the name as a heading @phone', async ({
    page,
  }) => {
    await open(page, '/branches')
    await expect(page).toHaveTitle('지점 안내 | 도담아지트')
    await expect(cards(page)).toHaveCount(6)
    await expect(page.getByRole('tab', { name: '목록' })).toHaveAttribute('aria-selected', 'true')
    const first = cards(page).first()
    await expect(first.getByRole('heading', { name: '성수점' })).toBeVisible()
    await first.click()
    await expect(page).toHaveURL(/\/branches\/seongsu$/)
    await expect(page.getByRole('heading', { level: 1, name: '성수점' })).toBeVisible()
  })

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

  test('the view is in the address; an unknown one shows the list @desktop', async ({ page }) => {
    await open(page, '/branches?view=nonsense')
    await expect(cards(page)).toHaveCount(6)
    await page.getByRole('tab', { name: '지도' }).click()
    await expect(page).toHaveURL(/view=map/)
    const map = region(page, '지점 지도')
    for (const name of ['성수점', '서초점', '잠실점', '마포점', '분당점', '판교점'])
      await expect(map.getByRole('link', { name })).toBeVisible()
    await page.getByRole('tab', { name: '목록' }).click()
    await expect(page).toHaveURL(/\/branches(\?view=list)?$/)
    await expect(cards(page)).toHaveCount(6)
  })

  test('a single result shows its bubble and its ten pickup spots @phone', async ({ page }) => {
    await open(page, '/branches?view=map&q=성수')
    const map = region(page, '지점 지도')
    await expect(map.getByText('서울 성동구 아차산로 100')).toBeVisible()
    await expect(map.getByText('인근 상가에서 픽업 가능')).toHaveCount(10)
    const frame = await map.boundingBox()
    const dots = map.getByText(/^(?:10|[1-9])$/)
    await expect(dots).toHaveCount(10)
    for (const dot of await dots.all()) {
      const box = await dot.boundingBox()
      if (!frame || !box) throw new Error('no map on the page')
      expect(box.x).toBeGreaterThanOrEqual(frame.x)
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width)
      expect(box.y).toBeGreaterThanOrEqual(frame.y)
      expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height)
    }
    await map.getByRole('link', { name: '성수점' }).press('Enter')
    await expect(page).toHaveURL(/\/branches\/seongsu/)
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

  test('no violations in the list, the map and the empty result', async ({ page }) => {
    test.slow()
    for (const path of ['/branches', '/branches?view=map', '/branches?q=부산']) {
      await open(page, path)
      await expect(page.getByRole('tabpanel')).toBeVisible()
      await expectAccessible(page)
    }
  })
})

test.describe('branch detail', () => {
  test('a link to a tab opens at its section @phone', async ({ page }) => {
    test.slow()
    const topOf = (label: string) =>
      region(page, label).evaluate((element) => element.getBoundingClientRect().top)
    for (const [key, label] of TABS)
      await test.step(key, async () => {
        await open(page, `/branches/seongsu?tab=${key}`)
        await expect(currentTab(page)).toHaveText(label)
        if (key === 'intro') return
        await expect(region(page, label)).toBeInViewport()
        await expect.poll(() => topOf(label)).toBeLessThanOrEqual(314)
        expect(page.url()).toContain(`tab=${key}`)
      })
  })

  test('the active tab follows the scroll, and back leaves the page in one step @engines', async ({
    page,
  }) => {
    test.slow()
    await open(page, '/branches')
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

  test('a chosen tab scrolls 312 px short of its section', async ({ page }) => {
    await open(page, '/branches/seongsu')
    for (const label of ['오시는 길', '상품', '이용요금']) {
      await tabBar(page).getByRole('link', { name: label, exact: true }).click()
      await expect(currentTab(page)).toHaveText(label)
      await expect
        .poll(() =>
          region(page, label).evaluate((element) =>
            Math.round(element.getBoundingClientRect().top),
          ),
        )
        .toBe(312)
      await expect(currentTab(page)).toHaveText(label)
    }
    await expect(page).toHaveURL(/tab=pricing/)
  })

  test('a chosen tab is shown at once under reduced motion @phone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/branches/seongsu')
    await tabBar(page).getByRole('link', { name: '이용요금' }).click()
    const top = await region(page, '이용요금').evaluate((element) =>
      Math.round(element.getBoundingClientRect().top),
    )
    expect(top).toBe(312)
  })

  test('an unknown tab shows the first, an unknown branch says so @phone', async ({ page }) => {
    await open(page, '/branches/seongsu?tab=nonsense')
    await expect(currentTab(page)).toHaveText('소개')
    await open(page, '/branches/none')
    await expect(page.getByText('존재하지 않는 지점입니다.')).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await page.getByRole('link', { name: '지점 안내로 돌아가기' }).click()
    await expect(page).toHaveURL(/\/branches$/)
  })

  test('open now follows the clock of Seoul @phone', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-20T19:59:30+09:00') })
    await open(page, '/branches/seongsu')
    const hours = region(page, '운영시간')
    await expect(hours.getByText('지금 운영 중 · 20:00에 닫아요')).toBeVisible()
    await expect(hours.getByRole('row', { name: /금 오늘/ })).toContainText('12:00~20:00')
    await page.clock.runFor(60_000)
    await expect(hours.getByText('오늘은 영업이 끝났어요 · 내일 10:00에 열어요')).toBeVisible()
  })

  test('one request button at a time opens the request, which returns the focus', async ({
    page,
  }) => {
    await open(page, '/branches/seongsu')
    const button = page.getByRole('button', { name: '픽업 신청하기' })
    await expect(button).toHaveCount(1)
    await button.click()
    const dialog = page.getByRole('dialog', { name: '픽업 신청' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await page.getByRole('link', { name: '멤버십 보기' }).click()
    await expect(page).toHaveURL(/\/membership$/)
  })

  test('the address is copied, or an alert says why not @phone', async ({ page }) => {
    await page.clock.install({ time: now() })
    await page.addInitScript(() => {
      const copied: string[] = []
      Object.assign(window, { copied, isCopyRefused: false })
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: async (text: string) => {
            if (Reflect.get(window, 'isCopyRefused')) throw new DOMException('', 'NotAllowedError')
            copied.push(text)
          },
        },
      })
    })
    await open(page, '/branches/seongsu?tab=location')
    await page.getByRole('button', { name: '주소 복사' }).click()
    await expect(page.getByRole('button', { name: '복사됨' })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toEqual([
      '서울특별시 성동구 아차산로 100, 2층',
    ])
    await page.clock.runFor(1_300)
    await expect(page.getByRole('button', { name: '주소 복사' })).toBeVisible()

    await page.evaluate(() => Object.assign(window, { isCopyRefused: true }))
    const message = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept()
      return dialog.message()
    })
    await page.getByRole('button', { name: '주소 복사' }).click()
    expect(await message).toBe('복사에 실패했습니다. 브라우저 설정을 확인해 주세요.')
    await expect(page.getByRole('button', { name: '주소 복사' })).toBeVisible()
  })

  test('routes, call and programs lead on @phone', async ({ page }) => {
    await open(page, '/branches/seongsu')
    const location = region(page, '오시는 길')
    const kakao = location.getByRole('link', { name: '카카오맵 길찾기' })
    await expect(kakao).toHaveAttribute('href', /^https:\/\/map\.kakao\.com\/link\/to\/.+,37\.5/)
    await expect(kakao).toHaveAttribute('target', '_blank')
    await expect(location.getByRole('link', { name: '네이버 지도 길찾기' })).toHaveAttribute(
      'href',
      /^https:\/\/map\.naver\.com\/p\/directions\/-\/127\.\d+,37\.\d+,.+,,\/-\/transit$/,
    )
    await expect(location.getByRole('link', { name: '전화하기' })).toHaveAttribute('href', /^tel:/)
    await expect(region(page, '상품').getByText('준비 중인 상품입니다.')).toBeVisible()
    await region(page, '프로그램')
      .getByRole('link', { name: /물감 탐험대/ })
      .click()
    await expect(page).toHaveURL(/\/programs\/art$/)
  })

  test('a pickup spot is shown on the map for two seconds @phone', async ({ page }) => {
    await page.clock.install({ time: now() })
    await open(page, '/branches/seongsu?tab=location')
    const map = region(page, '지점 위치 지도')
    const spots = page.getByRole('list', { name: '픽업 장소' }).getByRole('button')
    await expect(spots).toHaveCount(10)
    await expect(map.getByText('인근 상가에서 픽업 가능')).toHaveCount(10)
    await spots.nth(2).click()
    await expect(map.locator('[data-highlighted]')).toHaveCount(1)
    await expect(map.locator('[data-highlighted]')).toContainText('3')
    await page.clock.runFor(2_100)
    await expect(map.locator('[data-highlighted]')).toHaveCount(0)
  })

  test('the last pickup spot is visible on the map it scrolls @phone', async ({ page }) => {
    await open(page, '/branches/seongsu?tab=location')
    const map = region(page, '지점 위치 지도')
    await expect(map.getByText('인근 상가에서 픽업 가능')).toHaveCount(10)
    await page.getByRole('list', { name: '픽업 장소' }).getByRole('button').last().click()
    const highlighted = map.locator('[data-highlighted]')
    await expect(highlighted).toContainText('10')
    const tabs = page.getByRole('navigation', { name: '지점 상세' })
    await expect(async () => {
      const [shown, bar] = [await map.boundingBox(), await tabs.boundingBox()]
      if (!shown || !bar) throw new Error('no map on the page')
      expect(shown.y).toBeGreaterThanOrEqual(bar.y + bar.height)
      expect(shown.y + shown.height).toBeLessThanOrEqual(844)
    }).toPass()
  })

  test('the head shrinks to the name and whether it is open; address and hours go', async ({
    page,
    isMobile,
  }) => {
    await open(page, '/branches/seongsu')
    const name = page.getByRole('heading', { level: 1, name: '성수점' })
    const facts = [
      page.getByText('서울특별시 성동구 아차산로 100, 2층').first(),
      page.getByText('월~금 12:00~20:00').first(),
    ]
    for (const fact of facts) await expect(fact).toBeInViewport()
    await tabBar(page).getByRole('link', { name: '이용요금' }).click()
    await expect(currentTab(page)).toHaveText('이용요금')
    await expect(name).toBeInViewport()
    await expect(page.getByText(/^(?:운영 중|운영 전|운영 종료|쉬는 날)$/).first()).toBeInViewport()
    for (const fact of facts) await expect(fact).not.toBeInViewport()
    const stuck = await tabBar(page).evaluate((bar) => bar.getBoundingClientRect().bottom)
    expect(stuck).toBeLessThanOrEqual(isMobile ? 200 : 240)
  })

  test('the gallery works by keyboard alone @desktop', async ({ page }) => {
    await open(page, '/branches/seongsu?tab=gallery')
    const pictures = region(page, '갤러리').getByRole('listitem').getByRole('button')
    await expect(pictures).toHaveCount(12)
    await pictures.first().focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: '갤러리' })
    await expect(dialog.getByText('1 / 12')).toBeVisible()
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

  test('no violations on the page and in the gallery', async ({ page }) => {
    test.slow()
    await open(page, '/branches/seongsu')
    await expectAccessible(page)
    await region(page, '갤러리').getByRole('listitem').getByRole('button').first().click()
    await expect(page.getByRole('dialog', { name: '갤러리' })).toBeVisible()
    await expectAccessible(page)
  })

  test('nothing overflows at 360 px or a wide screen at 400 % @phone', async ({ page }) => {
    for (const path of ['/branches?view=map', '/branches/seongsu']) {
      await open(page, path)
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

test.describe('without a map', () => {
  const SCRIPT = '**/*kakao-maps/sdk.js*'
  const SENTENCE = '지도를 불러오지 못했습니다. 아래 목록에서 선택해 주세요.'
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('a blocked script shows the list, and the rest of the page works @phone', async ({
    page,
  }) => {
    await page.route(SCRIPT, (route) => route.abort())
    await open(page, '/branches?view=map')
    await expect(page.getByText(SENTENCE)).toBeVisible()
    await region(page, '지점 지도').getByRole('link', { name: '판교점' }).click()
    await expect(page).toHaveURL(/\/branches\/pangyo$/)
    await expect(page.getByText(SENTENCE)).toBeVisible()
    await expect(page.getByRole('list', { name: '픽업 장소' }).getByRole('button')).toHaveCount(10)
  })

  test('a hanging script is abandoned after eight seconds @desktop', async ({ page }) => {
    await page.clock.install({ time: now() })
    await page.route(SCRIPT, () => {})
    await open(page, '/branches/mapo')
    await expect(page.getByRole('button', { name: '주소 복사' })).toBeVisible()
    await page.clock.runFor(8_100)
    await expect(page.getByText(SENTENCE)).toBeVisible()
  })
})
