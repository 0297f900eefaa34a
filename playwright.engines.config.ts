import { defineConfig, devices } from '@playwright/test'
import base from './playwright.config'
import { otherEngines } from './scripts/otherEngines'

const iPhone = devices['iPhone 14']

/** The main journeys (`@engines`) on a phone, in the engines of Firefox and Safari: `npm run test:browsers`. */
export default defineConfig({
  ...base,
  grep: /@engines/,
  projects: otherEngines
    .filter(({ isInstalled }) => isInstalled)
    .map(({ name }) => ({
      name,
      use: {
        // Firefox knows no touch screen.
        ...(name === 'webkit' ? iPhone : {}),
        browserName: name,
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        locale: 'ko-KR',
        launchOptions: { args: [] },
        // With the motion that most parents see.
        contextOptions: { reducedMotion: 'no-preference' },
      },
    })),
})
