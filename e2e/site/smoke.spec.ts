import { looks, visit, watch } from '../../scripts/smoke/visit'
import { expect, test } from '../support/test'

test('the smoke check finds no fault in the preview @desktop', async ({ page }) => {
  test.slow()
  const faults = watch(page)
  for (const look of [{ what: '/faq', path: '/faq' }, ...looks])
    expect(await visit(page, faults, look)).toEqual({ what: look.what, faults: [] })
})

test.describe('a broken site', () => {
  test.use({ allowedErrors: [/it is broken/] })

  test('is reported by the smoke check @desktop', async ({ page }) => {
    const faults = watch(page)
    await page.route('/faq', async (route) => {
      const response = await route.fetch()
      const { 'x-frame-options': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    await page.addInitScript({ content: 'console.error("it is broken")' })
    const { faults: found } = await visit(page, faults, { what: '/faq', path: '/faq' })
    expect(found.toSorted()).toEqual(['console: it is broken', 'no X-Frame-Options'])
  })
})
