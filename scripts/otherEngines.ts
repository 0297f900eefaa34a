import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'

/** The engines of Firefox and Safari, if Playwright's builds of them are installed. */
export const otherEngines = (['firefox', 'webkit'] as const).map((name) => ({
  name,
  isInstalled: existsSync({ firefox, webkit }[name].executablePath()),
}))
