import { defineConfig } from '@playwright/test'
import base from './playwright.config'

const wide = base.projects?.find(({ name }) => name === 'desktop')

/** Long runs (`@long`), on demand, and one at a time because some count what a page holds on to: `npm run test:long`. */
export default defineConfig({
  ...base,
  grep: /@long/,
  workers: 1,
  projects: [{ ...wide, grepInvert: /@phone/ }],
})
