import { expect, test } from 'vitest'
import { headerFaults, sitePathsOf, smokeTable } from '../../scripts/smoke/judge.ts'

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

test('a good page is ok, a bad one has its reasons', () => {
  const table = smokeTable([
    { what: '/', faults: [] },
    { what: '/snack', faults: ['status 404', 'no X-Frame-Options'] },
  ])
  expect(table).toBe('/       ok\n/snack  status 404; no X-Frame-Options')
})
