import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { headerFaults, sitePathsOf } from '../../e2e/live/headers.ts'
import { createHosting } from '../../emulators/hosting.ts'
import { publishedPolicy } from '../../emulators/publishedPolicy.ts'

test('a sitemap’s paths are found for any host', () => {
  const entry = (path: string) => `<url><loc>https://dodam-agit.example${path}</loc></url>`
  expect(sitePathsOf(`<urlset>${entry('/')}${entry('/about/care')}</urlset>`)).toEqual([
    '/',
    '/about/care',
  ])
  expect(sitePathsOf('<!doctype html><title>로그인</title>')).toEqual([])
})

test('missing and different headers are named', () => {
  const expected = new Map([
    ['X-Frame-Options', 'DENY'],
    ['Cache-Control', 'no-cache'],
    ['Referrer-Policy', 'no-referrer'],
  ])
  expect(
    headerFaults(expected, { 'x-frame-options': 'DENY', 'cache-control': 'max-age=3600' }),
  ).toEqual(['Cache-Control is max-age=3600', 'no Referrer-Policy'])
})

const policy = createHosting('firebase.json', 'dist').headersFor('/').get('Content-Security-Policy')
const faultsOf = (actual: string) =>
  headerFaults(new Map([['Content-Security-Policy', policy ?? '']]), {
    'content-security-policy': actual,
  })

test('a policy may have the hosts of a build’s settings, but nothing looser or missing', () => {
  expect(policy).toContain("script-src 'self'")
  expect(readFileSync('firebase.json', 'utf8')).toContain(policy)
  const everything = {
    VITE_FIREBASE_API_KEY: 'key',
    VITE_SENTRY_DSN: 'https://key@o1.ingest.sentry.io/2',
    VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  }
  expect(faultsOf(publishedPolicy(policy ?? '', everything))).toEqual([])
  const inline = (policy ?? '').replace('script-src ', "script-src 'unsafe-inline' * ")
  expect(faultsOf(inline)).toEqual(["script-src allows 'unsafe-inline'", 'script-src allows *'])
  expect(faultsOf((policy ?? '').replace("object-src 'none'; ", ''))).toEqual([
    'no object-src in Content-Security-Policy',
  ])
  expect(faultsOf((policy ?? '').replace("form-action 'none'", 'form-action'))).toEqual([
    "form-action lacks 'none'",
  ])
})
