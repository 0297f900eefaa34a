import { describe, expect, test } from 'vitest'
import { internalPath } from '@/domain/site/internalPath'
import { fc } from '../../fastCheck'

describe('where a login leads', () => {
  test.each(['/pickup', '/', '/staff?date=2026-11-25', '/programs/art?x=1#seats', '/my/bookings'])(
    'to %s of our own',
    (next) => {
      expect(internalPath(next)).toBe(next)
    },
  )

  test.each([
    null,
    '',
    'pickup',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    'https://evil.example',
    'HTTPS:evil.example',
    'javascript:alert(1)',
    'tel:0200000000',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000/evil.example',
    '/\u007f',
  ])('never to %j', (next) => {
    expect(internalPath(next)).toBe('/my')
  })

  test('whatever is asked for, the browser stays on the site', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', '@', ':', '\t', '%2f', 'evil.example', 'x')
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece).map((pieces) => `/${pieces.join('')}`),
    )
    fc.assert(
      fc.property(text, (next) => {
        const path = internalPath(next)
        expect(path.startsWith('/')).toBe(true)
        expect(new URL(path, 'https://dodam.example').origin).toBe('https://dodam.example')
      }),
      { numRuns: 2_000 },
    )
  })
})
