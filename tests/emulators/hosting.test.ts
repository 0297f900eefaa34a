import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHosting } from '../../emulators/hosting.ts'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosting-'))
  writeFileSync(join(folder, '200.html'), 'shell')
  mkdirSync(join(folder, 'assets'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const site = () => createHosting('firebase.json', folder)

test.each(['/', '/login', '/media/logo.svg', '/assets/a.js', '/_/page', '/a/__/b'])(
  '%s has the headers of the site',
  (path) => {
    const headers = site().headersFor(path)
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  },
)

test.each(['/__/auth/handler', '/__/auth/iframe', '/__/auth/iframe.js', '/__/firebase/init.json'])(
  '%s is the hosting’s own: no site headers and no site page',
  (path) => {
    expect(Object.fromEntries(site().headersFor(path))).toEqual({})
    expect(site().htmlFor(path)).toBeUndefined()
  },
)

test('an unknown address gets the site’s page', () => {
  expect(site().htmlFor('/nowhere')).toBe(join(folder, '200.html'))
})
