import { defineConfig, devices } from '@playwright/test'
import { browserFlags, findTestBrowser, pinFontsAndLocale } from './scripts/browser'

const PORT = Number(process.env.E2E_PORT ?? 4273)
pinFontsAndLocale()
const executablePath = findTestBrowser()

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/rightServer.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // The second try leaves a trace to look at. `npm test` counts what passes there as flaky, GitHub as failed.
  retries: 1,
  // Also for a machine at a fifth of the usual speed.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // A worker would answer where a test expects the network; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    // For a parent who asked for less motion, which takes a third of a core. Specs about motion ask for it; the long suite has it on the phone.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // No process is started ahead for a page that no test opens: it costs a twelfth of the run.
      args: [...browserFlags, '--renderer-process-limit=1'],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: [/@phone/, /@long/],
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'mobile',
      grepInvert: [/@desktop/, /@long/],
      // One device pixel a CSS pixel: nobody looks at these screens, and seven times the pixels take their time.
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        locale: 'ko-KR',
      },
    },
  ],
  webServer: {
    command: `npx vite preview --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: !process.env.CI,
  },
})
