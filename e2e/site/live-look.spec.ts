import { visit, watch } from '../live/visit'
import { expect, test } from '../support/test'

test.describe('a broken site', () => {
  test.use({ allowedErrors: [/it is broken/] })

  test('is noticed by what looks at published sites @desktop', async ({ page }) => {
    const faults = watch(page)
    await page.route('/faq', async (route) => {
      const response = await route.fetch()
      const { 'x-frame-options': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    await page.addInitScript({ content: 'console.error("it is broken")' })
    const found = await visit(page, faults, '/faq')
    expect(found.toSorted()).toEqual(['console: it is broken', 'no X-Frame-Options'])
  })
})
