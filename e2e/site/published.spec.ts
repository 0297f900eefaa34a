import { readFileSync } from 'node:fs'
import { expect, open, test } from '../support/test'

test('the footer leads to the notices of everything that others made @phone', async ({ page }) => {
  await open(page, '/faq')
  const opening = page.waitForEvent('popup')
  await page.getByRole('contentinfo').getByRole('link', { name: '오픈소스 고지' }).click()
  const notices = await opening
  await expect(notices).toHaveURL('/licences.txt')
  const text = readFileSync('dist/licences.txt', 'utf8')
  await expect(notices.locator('body')).toContainText('Fluent Emoji (MIT)')
  for (const name of ['react', 'firebase', 'dompurify', 'lucide-react', 'workbox-core', 'idb'])
    expect(text).toMatch(new RegExp(`^${name} [\\d.]+ \\((?:MIT|ISC|Apache-2\\.0)[,)]`, 'm'))
  expect(text).toContain('Pretendard 1.3.9 (OFL-1.1)')
  expect(text).not.toContain('{holder}')
})
