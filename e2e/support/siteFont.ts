import type { Page } from '@playwright/test'

/** Phones have a Korean font; where this machine has none, the site's own would come late and move what is measured. */
export const keepDeviceFont = (page: Page): Promise<unknown> =>
  page.route('**/fonts/**', (route) => route.fulfill({ contentType: 'text/css', body: '' }))

/** Takes the site's own font now; where this machine has no Korean one, it would come at some moment. */
export const takeSiteFont = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = '/fonts/pretendard/pretendard.css'
    const loaded = new Promise((resolve) => {
      link.onload = resolve
    })
    document.head.append(link)
    await loaded
    // The layout asks for the parts of the font.
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })
