import type { Profile } from '../account/profile'
import type { ConsentVersions } from '../account/signup'

/** Versions of the texts that sign-up asks consent to. Raised with every change of a text: consent to an older one is asked for again. */
export const consentVersions: ConsentVersions = { vTos: '2.0', vPp: '2.0' }

/** Version of the text under which a member gives a child's health data. */
export const healthConsentVersion = '1.0'

/** Is version `agreed` older than `current`? One that nobody knows is. */
export function isOlderVersion(agreed: string, current: string): boolean {
  const known = agreed.split('.').map(Number)
  const parts = current.split('.').map(Number)
  const place = parts.findIndex((part, index) => part !== (known[index] ?? 0))
  return place !== -1 && !((known[place] ?? 0) > (parts[place] ?? 0))
}

/** Which of the texts a member has agreed to in an older version only (specification 5, section 3). */
export const outdatedConsents = ({
  termsVersion,
  privacyVersion,
}: Pick<Profile, 'termsVersion' | 'privacyVersion'>): readonly ('terms' | 'privacy')[] => [
  ...(isOlderVersion(termsVersion, consentVersions.vTos) ? (['terms'] as const) : []),
  ...(isOlderVersion(privacyVersion, consentVersions.vPp) ? (['privacy'] as const) : []),
]
