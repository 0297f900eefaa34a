import { defineConfig, devices } from '@playwright/test'
import { browserFlags, findBrowser } from './scripts/browser'
import { otherEngines } from './scripts/otherEngines'

const address = process.env.E2E_BASE_URL ?? ''
if (!URL.canParse(address))
  throw new Error('Say which site: E2E_BASE_URL=https://agit.example npm run test:live')

const executablePath = findBrowser()
const chromium = { args: browserFlags, ...(executablePath ? { executablePath } : {}) }
const hasWebkit = otherEngines.some(({ name, isInstalled }) => name === 'webkit' && isInstalled)

/** A site that stands somewhere, on a desktop and two phones; needs no server of ours and writes nothing: docs/qa.md. */
export default defineConfig({
  testDir: 'e2e/live',
  outputDir: 'test-results/live',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'playwright-report' }]],
  use: {
    baseURL: new URL(address).origin,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: chromium,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    { name: 'galaxy', use: { ...devices['Galaxy S24'], locale: 'ko-KR' } },
    {
      name: 'iphone',
      // Its screen, touch and name in Chromium, where Playwright's WebKit is not installed.
      use: {
        ...devices['iPhone 14'],
        locale: 'ko-KR',
        ...(hasWebkit ? { launchOptions: {} } : { defaultBrowserType: 'chromium' as const }),
      },
    },
  ],
})
