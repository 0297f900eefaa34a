import { describe, expect, test } from 'vitest'
import { internalPath } from '@/domain/site/internalPath'
import { fc } from '../../fastCheck'

describe('the target after a login', () => {
  test.each(['/pickup', '/', '/staff?date=2026-11-25', '/programs/art?x=1#seats', '/my/bookings'])(
    'is %s of the site',
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
  ])('is never %j', (next) => {
    expect(internalPath(next)).toBe('/my')
  })

  test('stays on the site for any text', () => {
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
