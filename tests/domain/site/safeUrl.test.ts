import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PICTURE_ORIGINS, safePictureUrl, safeUrl } from '@/domain/site/safeUrl'
import { fc } from '../../fastCheck'

describe('safeUrl', () => {
  test.each([
    '/pickup',
    '/media/hero.webp',
    '/',
    'https://example.com/a?b#c',
    'HTTPS://EXAMPLE.COM',
    'tel:02-000-0000',
  ])('lets %s through', (url) => {
    expect(safeUrl(url)).toBe(url)
  })

  test('surrounding spaces are removed', () => {
    expect(safeUrl('  /pickup ')).toBe('/pickup')
  })

  test.each([
    '',
    'pickup',
    '//evil.example',
    '/\\evil.example',
    '///evil.example',
    'http://example.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'mailto:a@b.example',
    'blob:https://x',
    '/a\tb',
    '/\t/evil.example',
    'https:',
    'https://',
    '\u0000/pickup',
  ])('refuses %j', (url) => {
    expect(safeUrl(url)).toBeUndefined()
  })

  test('any accepted address is on the site, https or a phone call', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.webUrl(),
          fc.string().map((tail) => `/${tail}`),
        ),
        (text) => {
          const url = safeUrl(text)
          if (url === undefined) return
          const { protocol, origin } = new URL(url, 'https://dodam.example')
          expect(['https:', 'tel:']).toContain(protocol)
          if (url.startsWith('/')) expect(origin).toBe('https://dodam.example')
        },
      ),
      { numRuns: 3000 },
    )
  })
})

describe('safePictureUrl', () => {
  const inBucket = (origin: string) => `${origin}/v0/b/dodam.appspot.com/o/banner.webp?alt=media`

  test.each([
    '/media/hero.webp',
    ...PICTURE_ORIGINS.map(inBucket),
    inBucket('HTTPS://STORAGE.googleapis.com'),
    inBucket('https://storage.googleapis.com:443'),
  ])('lets %s through', (url) => {
    expect(safePictureUrl(url)).toBe(url)
  })

  test.each([
    '',
    'hero.webp',
    '//storage.googleapis.com/a.webp',
    'tel:02-000-0000',
    'javascript:alert(1)',
    'data:image/png;base64,AA==',
    'https://example.com/a.webp',
    inBucket('http://storage.googleapis.com'),
    inBucket('https://storage.googleapis.com:8443'),
    inBucket('https://storage.googleapis.com.evil.example'),
    inBucket('https://storage.googleapis.com@evil.example'),
    inBucket('https://evil-storage.googleapis.com'),
    'https://evil.example/https://storage.googleapis.com/a.webp',
  ])('refuses %j', (url) => {
    expect(safePictureUrl(url)).toBeUndefined()
  })

  test('accepts only addresses that links accept', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (text) => {
        const url = safePictureUrl(text)
        if (url !== undefined) expect(url).toBe(safeUrl(text))
      }),
      { numRuns: 1000 },
    )
  })

  test('the published policy allows pictures from the same origins', () => {
    const policy = /img-src ([^;]*)/.exec(readFileSync('firebase.json', 'utf8'))?.[1]?.split(' ')
    expect(policy).toEqual(["'self'", 'blob:', 'https://*.daumcdn.net', ...PICTURE_ORIGINS])
  })
})
