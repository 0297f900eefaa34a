import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'

/** The engines of Firefox and Safari, as far as Playwright's builds of them are installed here. */
export const otherEngines = (['firefox', 'webkit'] as const).map((name) => ({
  name,
  isInstalled: existsSync({ firefox, webkit }[name].executablePath()),
}))
