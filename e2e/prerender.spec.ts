import { createHash } from 'node:crypto'
import { expect, test } from './test'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  const headings = [
    ['/', '오늘 오후, 무엇을 도와드릴까요?'],
    ['/membership', /멤버십/],
    ['/branches', '지점 안내'],
    ['/faq', '자주 묻는 질문'],
    ['/pickup', '픽업 예약'],
    ['/login', /로그인/],
  ] as const

  test('every page shows itself @phone', async ({ page }) => {
    for (const [path, heading] of headings)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expect(page).toHaveTitle(/도담아지트/)
      })
  })
})

test('the inline script is the one that the policy lets run @desktop', async ({ request }) => {
  const page = await request.get('/faq')
  const inline = [...(await page.text()).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  )
  expect(inline).toHaveLength(1)
  const hash = createHash('sha256')
    .update(inline[0] ?? '')
    .digest('base64')
  expect(page.headers()['content-security-policy']).toContain(`'sha256-${hash}'`)
})

test('an address without a page of its own gets the empty shell @desktop', async ({ request }) => {
  const shell = await (await request.get('/my/children')).text()
  expect(shell).toContain('<div id="root"></div>')
  expect(shell).toContain('<script type="module"')
})

test.describe('before the site starts', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('the remembered theme is there before the site starts @phone', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('dodam-theme', '{"v":1,"data":"dark"}'))
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})
