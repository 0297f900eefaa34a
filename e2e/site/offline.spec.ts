import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { now } from '../support/clock'
import { expect, open, test } from '../support/test'

test.use({ serviceWorkers: 'allow', allowedErrors: [/Failed to load resource/] })

/** Opens a page and waits for the service worker's precache, with the page's clock ahead of the test's. */
async function visit(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: now() })
  await open(page, path)
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(await keptPages(page)).toContain(path)
  }).toPass({ intervals: [100] })
}

const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('dodam-pages')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })

/** Simulates a release: the browser finds another worker. */
const publish = (page: Page, version: number) =>
  page.evaluate(async (name) => {
    await navigator.serviceWorker.register(`/sw.js?version=${name}`)
  }, version)

test('a visited page opens offline, another one says that it cannot, and the hosting’s own answers are never cached', {
  tag: '@phone',
}, async ({ page, context }) => {
  await visit(page, '/faq')
  // From the second page load on, the worker answers for the page.
  await open(page, '/faq')
  const asked = (path: string) =>
    page.evaluate(
      (address) =>
        fetch(address, { headers: { Accept: 'text/html' } }).then(
          () => 'answered',
          () => 'away',
        ),
      path,
    )
  await asked('/__/auth/handler')
  // The offline notice is delayed.
  await page.clock.runFor(2000)
  await context.setOffline(true)
  await expect(page.getByText('오프라인이에요. 연결되면 다시 불러올게요.')).toBeVisible()
  expect(await asked('/faq')).toBe('answered')
  expect(await asked('/__/auth/handler')).toBe('away')
  expect(await asked('/__/auth/iframe.js')).toBe('away')
  expect((await keptPages(page)).filter((path) => path.startsWith('/__/'))).toEqual([])

  await open(page, '/faq?id=1')
  await page.getByRole('searchbox').fill('환불')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await open(page, '/')
  await expect(page.getByRole('region', { name: '메인 배너' })).toBeVisible()
  expect(await page.evaluate(() => fetch('/robots.txt').catch(() => 'away'))).toBe('away')

  await open(page, '/topup')
  await expect(
    page.getByRole('heading', { level: 1, name: '인터넷에 연결되어 있지 않아요.' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible()

  await context.setOffline(false)
  await expect(page).toHaveTitle('충전하기 | 도담아지트')
  // Queries are not stored.
  expect(await keptPages(page)).not.toContain('/faq?id=1')
})

test('a request keeps its text offline, and a new version waits for the parent', {
  tag: '@phone',
}, async ({ page, context }) => {
  await visit(page, '/branches/suggest')
  // From the second page load on, the worker answers for the page.
  await open(page, '/branches/suggest')
  const place = page.getByRole('textbox').first()
  const fields = page.getByRole('textbox')
  await place.fill('서울 성동구 왕십리역 근처')
  await fields.nth(1).fill('가까운 곳에 돌봄 공간이 없어요.')
  const send = page.getByRole('main').getByRole('button').last()

  // The offline notice is delayed.
  await page.clock.runFor(2000)
  await context.setOffline(true)
  await expect(page.getByText('오프라인이에요. 연결되면 다시 불러올게요.')).toBeVisible()
  // Answered at once: an open dialog stops the page and its clock.
  const heard = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept()
    return dialog.message()
  })
  await send.click()
  expect(await heard).toBe('제안을 보내지 못했어요. 잠시 후 다시 시도해 주세요.')
  await context.setOffline(false)
  await expect(page.getByText('다시 연결되었어요.')).toBeVisible()
  await page.clock.runFor(5000)
  await expect(page.getByText('다시 연결되었어요.')).toBeHidden()

  await publish(page, 2)
  const notice = page.getByRole('status').filter({ hasText: '새 버전이 준비되었어요.' })
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(await notice.isVisible()).toBe(true)
  }).toPass({ intervals: [100] })
  await notice.getByRole('button', { name: '나중에' }).click()
  await expect(notice).toBeHidden()

  await publish(page, 3)
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toBe('작성 중인 내용이 사라질 수 있어요. 새로고침할까요?')
    return dialog.dismiss()
  })
  const refresh = notice.getByRole('button', { name: '새로고침' })
  await refresh.click()
  await expect(place).toHaveValue('서울 성동구 왕십리역 근처')

  // Another tab activates the version; this one continues.
  const other = await context.newPage()
  await other.goto('/faq')
  // The third version may still be on its way when the second is told.
  await expect
    .poll(() =>
      other.evaluate(async () => {
        const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {}
        waiting?.postMessage({ type: 'SKIP_WAITING' })
        return !installing && !waiting
      }),
    )
    .toBe(true)
  await expect(place).toHaveValue('서울 성동구 왕십리역 근처')
  await expect(notice).toBeVisible()

  page.once('dialog', (dialog) => dialog.accept())
  await Promise.all([page.waitForEvent('load'), refresh.click()])
  await expect(notice).toBeHidden()
})

test('a current page with an older worker is not called outdated', {
  tag: '@phone',
}, async ({ page, context }) => {
  // The file by which a page asks whether a worker is of its version.
  const own = readdirSync('dist/assets').find((file) =>
    readFileSync(`dist/assets/${file}`, 'utf8').includes('OWNS_ASSET'),
  )
  const older = readFileSync('dist/sw.js', 'utf8').replaceAll(own ?? '', 'older.js')
  await context.route('**/sw.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: older }),
  )
  await visit(page, '/faq')
  await context.unroute('**/sw.js')
  await open(page, '/faq')
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(
      await page.evaluate(async () => {
        const { waiting } = (await navigator.serviceWorker.getRegistration()) ?? {}
        return waiting?.state
      }),
    ).toBe('installed')
  }).toPass({ intervals: [100] })
  await expect(page.getByText('새 버전이 준비되었어요.')).toBeHidden()
})

test('the site can be installed on a home screen', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await open(page, '/')
  const address = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? ''
  const response = await request.get(address)
  expect(response.headers()['content-type']).toContain('manifest+json')
  const manifest = await response.json()
  expect(manifest).toMatchObject({
    short_name: '도담아지트',
    lang: 'ko',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  })
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  expect(tokens).toContain(`--header: ${manifest.theme_color}`)
  expect(tokens).toContain(`--bg-warm: ${manifest.background_color}`)
  for (const { src, sizes } of manifest.icons) {
    const png = readFileSync(join('dist', src))
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).ok()).toBe(true)
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache')
})
