import { defineConfig } from '@playwright/test'
import base from './playwright.config'

const project = (wanted: string) => base.projects?.find(({ name }) => name === wanted)

/** Long runs (`@long`), on demand, and one at a time because some count what a page holds on to: `npm run test:long`. */
export default defineConfig({
  ...base,
  workers: 1,
  projects: [
    { ...project('desktop'), grep: /@long/, grepInvert: /@phone/ },
    { ...project('mobile'), grep: /@phone.*@long/, grepInvert: /@desktop/ },
  ],
})
