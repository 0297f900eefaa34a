import { sitePathsOf } from './headers'
import { expect, test } from './liveTest'
import { readOf, visit } from './visit'

/** Long beside our own preview, whose pages other specs open: these are for `npm run test:live`. */

test('every page of the sitemap comes with our headers and answers taps', {
  tag: ['@desktop', '@long'],
}, async ({ page, request, faults }) => {
  test.setTimeout(15 * 60_000)
  const paths = sitePathsOf(await (await request.get('/sitemap.xml')).text())
  expect(paths.length).toBeGreaterThan(20)
  for (const path of [...paths, '/staff'])
    await test.step(path, async () => {
      expect.soft(await visit(page, faults, path), path).toEqual([])
    })
})

test('banners and snacks are read @desktop @long', async ({ page, faults }) => {
  for (const [path, collections] of [
    ['/', ['banners']],
    ['/snack', ['snack_menu_basic', 'snack_menu_growth']],
  ] as const) {
    expect(await visit(page, faults, path)).toEqual([])
    await Promise.all([...collections.map((name) => readOf(page, name)), page.reload()])
  }
})

test('sign-in stands ready @desktop @long', async ({ page, faults }) => {
  expect(await visit(page, faults, '/login')).toEqual([])
  await page.getByRole('button', { name: '휴대폰 번호로 로그인' }).click()
  await expect(page.getByLabel('휴대폰 번호')).toBeVisible()
})

test('the map is there, or says that it is not @desktop @long', async ({ page, faults }) => {
  expect(await visit(page, faults, '/branches?view=map')).toEqual([])
  const drawn = page.getByRole('region', { name: '지점 지도' }).locator('canvas, img').first()
  await expect(drawn.or(page.getByText('지도를 불러오지 못했습니다.')).first()).toBeVisible()
})
