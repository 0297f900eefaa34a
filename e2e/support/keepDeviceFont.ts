import type { Page } from '@playwright/test'

/** Phones have a Korean font; where this machine has none, the site's own would come late and move what is measured. */
export const keepDeviceFont = (page: Page): Promise<unknown> =>
  page.route('**/fonts/**', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
