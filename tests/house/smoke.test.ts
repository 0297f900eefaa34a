import { expect, test } from 'vitest'
import { headerFaults, sitePathsOf, smokeTable } from '../../scripts/smoke/judge.ts'

test('a sitemap names paths, whatever host it was built for', () => {
  const entry = (path: string) => `<url><loc>https://dodam-agit.example${path}</loc></url>`
  expect(sitePathsOf(`<urlset>${entry('/')}${entry('/about/care')}</urlset>`)).toEqual([
    '/',
    '/about/care',
  ])
  expect(sitePathsOf('<!doctype html><title>로그인</title>')).toEqual([])
})

test('headers that are missing or others than ours are named', () => {
  const expected = new Map([
    ['X-Frame-Options', 'DENY'],
    ['Cache-Control', 'no-cache'],
    ['Referrer-Policy', 'no-referrer'],
  ])
  expect(
    headerFaults(expected, { 'x-frame-options': 'DENY', 'cache-control': 'max-age=3600' }),
  ).toEqual(['Cache-Control is max-age=3600', 'no Referrer-Policy'])
})

test('what is well takes one word, what is not says why', () => {
  const table = smokeTable([
    { what: '/', faults: [] },
    { what: '/snack', faults: ['status 404', 'no X-Frame-Options'] },
  ])
  expect(table).toBe('/       ok\n/snack  status 404; no X-Frame-Options')
})
