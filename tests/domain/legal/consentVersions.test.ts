import { expect, test } from 'vitest'
import { consentVersions, isOlderVersion, outdatedConsents } from '@/domain/legal/consentVersions'

test.each([
  ['1.9', '2.0', true],
  ['2.0', '2.0', false],
  ['2', '2.0', false],
  ['2.1', '2.0', false],
  ['2.9', '2.10', true],
  ['3.0', '2.10', false],
  ['', '2.0', true],
  ['whatever', '2.0', true],
])('%s is older than %s: %s', (agreed, current, isOlder) => {
  expect(isOlderVersion(agreed, current)).toBe(isOlder)
})

test('each text is checked separately', () => {
  const { vTos, vPp } = consentVersions
  const outdated = (termsVersion: string, privacyVersion: string) =>
    outdatedConsents({ termsVersion, privacyVersion })
  expect(outdated(vTos, vPp)).toEqual([])
  expect(outdated('1.0', vPp)).toEqual(['terms'])
  expect(outdated(vTos, '1.0')).toEqual(['privacy'])
  expect(outdated('', '')).toEqual(['terms', 'privacy'])
})
