import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, open, test } from './test'

test('the preview sends the headers that the hosting will send', async ({ request }) => {
  const page = await request.get('/branches')
  const headers = page.headers()
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-(?:inline|eval)/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['strict-transport-security']).toContain('max-age=')
  expect(headers['cache-control']).toBe('no-cache')
})

test('files with a hash in their name are kept for ever, a missing one is missing', async ({
  page,
  request,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (/\/assets\/.*\.js$/.test(response.url())) scripts.push(response.url())
  })
  await open(page, '/')
  const [script = ''] = scripts
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable')
  expect((await request.get('/assets/gone-12345678.js')).status()).toBe(404)
})

test.describe('content security', () => {
  test.use({ allowedErrors: [/Content Security Policy/] })

  test('an inline script that found its way into the page does not run', async ({ page }) => {
    await open(page, '/faq')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "taken over"'
      document.body.append(script)
    })
    await expect(page).toHaveTitle('자주 묻는 질문 | 도담아지트')
  })
})

test('nothing of the local stand-ins is in the build', { tag: '@desktop' }, () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  const texts = files.filter((file) => /\.(?:html|js|css|json)$/.test(file))
  expect(texts.length).toBeGreaterThan(50)
  const traces = texts.filter((file) =>
    /demo-dodam-agit|\/emulator\/config\.js|Bearer owner/.test(
      readFileSync(join('dist', file), 'utf8'),
    ),
  )
  expect(traces).toEqual([])
})
