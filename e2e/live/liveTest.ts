import { test as base, expect } from '@playwright/test'
import { watch } from './visit'

/** Tests of a published site: no project of their own, the machine's clock, nothing written. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults = watch(page)
      await use(faults)
      expect(faults, 'the browser complained').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
