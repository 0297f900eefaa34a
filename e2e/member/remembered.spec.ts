import type { Page, Response } from '@playwright/test'
import { expect, open, test } from '../support/test'

/** Long: alone reads the largest snack menu; `tests/pages/snack` holds what is remembered of it. */

test.use({ allowedErrors: [/Failed to load resource/] })

/** Counts requests to Firestore from now on, and the documents in their answers. */
function watchReads(page: Page) {
  const answers: Promise<unknown>[] = []
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes(':runQuery')) requests += 1
  })
  const keep = (response: Response) => {
    if (response.url().includes(':runQuery') && response.ok()) answers.push(response.json())
  }
  page.on('response', keep)
  return {
    requests: () => requests,
    documents: async () => {
      // The body of an answer interrupted by a reload cannot be read.
      page.off('response', keep)
      return (await Promise.all(answers))
        .flat()
        .filter((row) => typeof row === 'object' && row !== null && 'document' in row).length
    },
  }
}

const comesBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

test('home reads five documents, none on a return, and shows the last banners in an outage @desktop', async ({
  page,
  backend,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = JSON.parse(JSON.stringify(entry))
        const sum = Number(Reflect.get(window, 'layoutShift')) + value
        Object.assign(window, { layoutShift: sum })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const reads = watchReads(page)
  const hero = page.getByRole('region', { name: '메인 배너' })
  const banners = hero.locator('li h2')
  await open(page, '/')
  await expect(banners).toHaveCount(5)
  const titles = await banners.allTextContents()

  await page.getByRole('link', { name: '지점 안내' }).first().click()
  await expect(page).toHaveURL('/branches')
  await page.getByRole('banner').getByRole('link', { name: '도담아지트' }).click()
  await expect(banners).toHaveText(titles)
  // Banners, and the branches of the page between.
  expect(reads.requests()).toBe(2)
  expect(await reads.documents()).toBeLessThanOrEqual(5)

  await backend.fail({ collection: 'banners', status: 503 })
  const logged = page.waitForEvent('console', (line) => line.text().startsWith('배너를'))
  await page.reload()
  await logged
  await expect(banners).toHaveText(titles)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'layoutShift'))).toBeLessThanOrEqual(0.01)

  await backend.clearFaults()
  await backend.patch('banners/snack-time', {
    title: { stringValue: '붕어빵이 돌아왔어요' },
    sort: { integerValue: '99' },
  })
  await comesBack(page)
  await expect(banners.first()).toHaveText('붕어빵이 돌아왔어요')

  await backend.empty()
  await page.reload()
  await expect(hero.getByText('안심 돌봄과 픽업, 도담아지트')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('dodam-banners'))).toBeNull()
})

test('the snack page reads at most 401 documents, none on a return, and sells from memory in an outage @phone @long', async ({
  page,
  backend,
  request,
}) => {
  test.slow()
  const rows = (collection: string) =>
    Array.from({ length: 205 }, (_, place) => ({
      update: {
        name: `projects/${backend.projectId}/databases/(default)/documents/${collection}/row-${place}`,
        fields: {
          title: { stringValue: `${collection} ${place}` },
          price: { integerValue: '1000' },
          imageUrl: { stringValue: '/media/snack-milk.webp' },
          order: { integerValue: String(1000 + place) },
        },
      },
    }))
  const written = await request.post(
    `/v1/projects/${backend.projectId}/databases/(default)/documents:commit`,
    {
      headers: { Authorization: 'Bearer owner' },
      data: { writes: [...rows('snack_menu_basic'), ...rows('snack_menu_growth')] },
    },
  )
  expect(written.ok()).toBe(true)

  await page.clock.install({ time: new Date('2026-11-20T12:00:00+09:00') })
  const reads = watchReads(page)
  const bar = page.getByRole('region', { name: '간식 장바구니' })
  const milk = page.getByRole('button', { name: '우유 담기', exact: true })
  await open(page, '/snack')
  await expect(page.getByText('snack_menu_growth 0')).toBeVisible()
  await page.getByRole('tab', { name: '특별 간식 예약' }).click()
  await expect(page.getByRole('heading', { name: '송편 빚는 날 특별 간식' })).toBeVisible()
  await page.getByRole('tab', { name: '메뉴 안내' }).click()
  await page.getByRole('link', { name: '충전 안내' }).click()
  await expect(page).toHaveURL('/pricing/topup')
  await page.goBack()
  await expect(page.getByText('snack_menu_growth 0')).toBeVisible()
  expect(reads.requests()).toBe(3)
  expect(await reads.documents()).toBeLessThanOrEqual(401)

  // Back to the usual menu, which is painted faster.
  await request.post(
    `/emulator/v1/projects/${backend.projectId}/databases/(default)/documents:seed`,
  )
  await page.reload()
  await expect(milk).toBeVisible()
  await expect(page.getByText('snack_menu_growth 0')).toHaveCount(0)

  await page.clock.fastForward('12:00')
  await backend.fail({ drop: true })
  await page.reload()
  await expect(bar).toContainText(/연결이 원활하지 않아 1[23]분 전에 불러온 메뉴를 보여 드려요/)
  await expect(page.getByRole('button', { name: '다시 시도' })).toHaveCount(1)
  await milk.click()
  await expect(bar).toContainText('1,500원')
  await page.getByRole('tab', { name: '특별 간식 예약' }).click()
  await page.getByRole('radio').check()
  await expect(page.getByRole('region', { name: '특별 간식 예약' })).toContainText(
    '전에 불러온 특별 간식을 보여 드려요',
  )

  await backend.clearFaults()
  await backend.patch('snack_menu_basic/basic-milk', { price: { integerValue: '1600' } })
  await comesBack(page)
  await expect(page.getByText('연결이 원활하지 않아')).toHaveCount(0)
  await expect(page.getByRole('radio')).toBeChecked()
  await page.getByRole('tab', { name: '메뉴 안내' }).click()
  await expect(bar).toContainText('1,600원')
  await expect(bar).toContainText('총 1개')
})
