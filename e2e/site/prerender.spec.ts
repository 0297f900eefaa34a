import { createHash } from 'node:crypto'
import { expect, test } from '../support/test'

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

  test('every page shows its content @phone', async ({ page }) => {
    for (const [path, heading] of headings)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expect(page).toHaveTitle(/도담아지트/)
      })
  })

  test('plans, prices and branches are shown, and plans open @phone', async ({ page }) => {
    await page.goto('/')
    for (const price of ['25,000', '59,000', '47,200'])
      await expect(page.getByRole('main').getByText(price).first()).toBeVisible()
    await page.locator('summary', { hasText: '패밀리' }).click()
    await expect(page.getByText('월 94,400원')).toBeVisible()
    await expect(page.getByText('월 59,000원').first()).toBeHidden()
    await page.goto('/branches')
    await expect(page.getByRole('link', { name: /성수점/ }).first()).toBeVisible()
    await page.goto('/membership')
    await expect(page.getByText('45,000원').first()).toBeAttached()
    // The prerendered menu: first pictures, no name and no price.
    await page.goto('/snack')
    await expect(page.locator('main img[src="/media/snack-milk.webp"]')).toBeVisible()
    await expect(page.getByRole('main').getByText('우유')).toHaveCount(0)
  })
})

test('the inline scripts are those the policy allows @desktop', async ({ request }) => {
  const scriptsOf = async (path: string) => {
    const page = await request.get(path)
    const policy = page.headers()['content-security-policy']
    const inline = [...(await page.text()).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    )
    for (const text of inline) {
      const hash = createHash('sha256').update(text).digest('base64')
      expect(policy).toContain(`'sha256-${hash}'`)
    }
    return inline.length
  }
  expect(await scriptsOf('/faq')).toBe(1)
  expect(await scriptsOf('/my')).toBe(1)
})

/** A page's schema.org objects by type. */
function structuredData(html: string): Map<unknown, Record<string, unknown>> {
  const texts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
  return new Map(
    [...texts].map(([, text = '']) => JSON.parse(text)).map((one) => [one['@type'], one]),
  )
}

test('pages carry metadata for search engines @desktop', async ({ request }) => {
  const html = async (path: string) => (await request.get(path)).text()

  const branch = await html('/branches/seongsu')
  expect(branch).toMatch(/<link rel="canonical" href="https:\/\/[^"]+\/branches\/seongsu">/)
  expect(branch).toContain('<meta property="og:title" content="성수점 | 도담아지트">')
  const business = structuredData(branch).get('LocalBusiness')
  expect(business).toMatchObject({
    address: { '@type': 'PostalAddress', addressCountry: 'KR' },
    geo: { '@type': 'GeoCoordinates' },
  })
  expect(business?.openingHoursSpecification).toHaveLength(6)
  const way = structuredData(branch).get('BreadcrumbList')?.itemListElement
  expect(way).toMatchObject([{ name: '도담아지트' }, { name: '지점 안내' }, { name: '성수점' }])

  const faq = await html('/faq')
  expect(JSON.stringify(structuredData(faq).get('FAQPage'))).toContain('몇 살부터')
  expect(structuredData(await html('/')).has('Organization')).toBe(true)

  const robots = await html('/robots.txt')
  expect(robots).toMatch(/^Disallow: \/my\nDisallow: \/staff$/m)
  const sitemap = await html('/sitemap.xml')
  expect(robots).toContain('/sitemap.xml')
  for (const path of ['/membership', '/branches/seongsu', '/programs/art', '/faq'])
    expect(sitemap).toContain(`${path}</loc>`)
  expect(sitemap).not.toMatch(/\/my|\/services/)
})

test('an address without its own page gets the empty shell @desktop', async ({ request }) => {
  const shell = await (await request.get('/staff')).text()
  expect(shell).toContain('<div id="root"></div>')
  expect(shell).toContain('<script type="module"')
})

test.describe('before the site starts', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('the stored theme is applied before the site starts @phone', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('dodam-theme', '{"v":1,"data":"dark"}'))
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})
