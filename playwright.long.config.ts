import { defineConfig } from '@playwright/test'
import base from './playwright.config'

const project = (wanted: string) => base.projects?.find(({ name }) => name === wanted)
const mobile = project('mobile')
const motion = { reducedMotion: 'no-preference' } as const

/**
 * Long runs (`@long`), on demand, and one at a time because some count what a page holds on to: `npm run test:long`. Beside what
 * takes minutes they are second examples of what a shorter journey or `tests/pages` shows.
 */
export default defineConfig({
  ...base,
  workers: 1,
  projects: [
    { ...project('desktop'), grep: /@long/, grepInvert: /@phone/ },
    {
      ...mobile,
      use: { ...mobile?.use, contextOptions: motion },
      grep: /@phone.*@long/,
      grepInvert: /@desktop/,
    },
  ],
})
