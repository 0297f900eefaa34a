import type { Profile } from '../account/profile'
import type { ConsentVersions } from '../account/signup'

/** Raise the version when a text changes: members are then asked for consent again. */
export const consentVersions: ConsentVersions = { vTos: '5.0', vPp: '5.0' }

export const consentEffectiveDay = '2026-12-28'

export const healthConsentVersion = '1.0'

export const photoConsentVersion = '1.0'

/** An unknown `agreed` counts as older. */
export function isOlderVersion(agreed: string, current: string): boolean {
  const known = agreed.split('.').map(Number)
  const parts = current.split('.').map(Number)
  const index = parts.findIndex((part, index) => part !== (known[index] ?? 0))
  return index !== -1 && !((known[index] ?? 0) > (parts[index] ?? 0))
}

/** The texts that a member agreed to only in an older version (specification 5, section 3). */
export const outdatedConsents = ({
  termsVersion,
  privacyVersion,
}: Pick<Profile, 'termsVersion' | 'privacyVersion'>): readonly ('terms' | 'privacy')[] => [
  ...(isOlderVersion(termsVersion, consentVersions.vTos) ? (['terms'] as const) : []),
  ...(isOlderVersion(privacyVersion, consentVersions.vPp) ? (['privacy'] as const) : []),
]
