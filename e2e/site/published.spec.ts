import { readdirSync, readFileSync } from 'node:fs'
import { builtRelease } from '../../scripts/release'
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

test('the published folder has no source map, and no script names one @desktop', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  const scripts = files.filter((file) => /\.m?js$/.test(file))
  expect(scripts.length).toBeGreaterThan(100)
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  const naming = scripts.filter((file) =>
    readFileSync(`dist/${file}`, 'utf8').includes('sourceMappingURL'),
  )
  expect(naming).toEqual([])
  const kept = readdirSync('.sourcemaps', { recursive: true, encoding: 'utf8' })
  expect(kept.filter((file) => /faultMonitor-.*\.js\.map$/.test(file))).toHaveLength(1)
})

test('the foot of the support page names the release that reports name @phone', async ({
  page,
}) => {
  await open(page, '/support')
  const tag = page.locator('meta[name="release"]')
  if (builtRelease(process.env) === '') {
    await expect(tag).toHaveCount(0)
    await expect(page.getByText(/^버전 /)).toHaveCount(0)
    return
  }
  const release = await tag.getAttribute('content')
  expect(release).toMatch(/^[0-9a-f]{40}$/)
  await expect(page.getByText(`버전 ${release?.slice(0, 7)}`)).toBeVisible()
  expect(readFileSync('dist/200.html', 'utf8')).toContain(`content="${release}"`)
})

test('a link is shared with the picture of its part, and a missing page is reported @desktop', async ({
  request,
}) => {
  const html = async (path: string) => (await request.get(path)).text()
  for (const [path, picture] of [
    ['/pickup', 'og-pickup.jpg'],
    ['/branches/seongsu', 'og-branch.jpg'],
    ['/faq', 'og.jpg'],
  ] as const) {
    const [, address = ''] =
      /property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(await html(path)) ?? []
    expect(address).toBe(`/media/${picture}`)
    expect((await request.get(address)).headers()['content-type']).toBe('image/jpeg')
  }
  expect(await html('/.well-known/security.txt')).toMatch(/^Contact: mailto:\S+@\S+\nExpires: 20/)
})
