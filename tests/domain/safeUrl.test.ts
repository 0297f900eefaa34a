import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeUrl } from '@/domain/safeUrl'

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

  test('a frame of spaces is no harm', () => {
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

  test('whatever passes stays on the site or leaves it by https or a phone call', () => {
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
