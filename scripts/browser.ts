import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { binOf } from './bin'

/** Debian's Chromium without windows, which takes a third less time. */
const SHELL = '/usr/bin/chromium-headless-shell'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  SHELL,
]

/** For a browser in a container, which must make no requests of its own; the letters of fonts from the net are not rounded to whole pixels. */
export const browserFlags = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Browsers that are started from here on lay out with the font of the tests, whatever fonts this machine has. Linux only. */
export function pinFontsAndLocale(): void {
  process.env.FONTCONFIG_FILE = resolve(import.meta.dirname, '../e2e/fonts.conf')
  process.env.LC_ALL = 'C.UTF-8'
}

const isThere = (path: string): boolean => path !== '' && existsSync(path)

/** Playwright's own browser, else the system's, else undefined. */
export function findBrowser(): string | undefined {
  return [chromium.executablePath(), ...SYSTEM_BROWSERS].find(isThere)
}

/** The browser of the end-to-end tests; undefined where Playwright has a shell of its own, which it finds by itself. */
export function findTestBrowser(): string | undefined {
  return isThere(chromium.executablePath()) ? undefined : [SHELL, ...SYSTEM_BROWSERS].find(isThere)
}

function succeeds(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'inherit' })
    return true
  } catch {
    return false
  }
}

const asRoot = (command: string, args: string[]): boolean =>
  process.getuid?.() === 0 ? succeeds(command, args) : succeeds('sudo', [command, ...args])

/** A browser for the tests; installs Playwright's, else Debian's, if there is none. @throws when neither can be had. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found !== undefined) return found
  const [node, playwright] = binOf('playwright')
  succeeds(node, [playwright, 'install', '--with-deps', 'chromium'])
  if (findBrowser() === undefined) {
    const install = (name: string) =>
      asRoot('apt-get', ['install', '--yes', '--no-install-recommends', name])
    asRoot('apt-get', ['update']) && (install('chromium-headless-shell') || install('chromium'))
  }
  const installed = findBrowser()
  if (installed === undefined)
    throw new Error('No Chromium here and none could be installed; see README.md, section Start.')
  return installed
}
