import type { ConsentVersions } from '../account/signup'

/** Versions of the texts that sign-up asks consent to. Raised with every change of a text: consent to an older one is asked for again. */
export const consentVersions: ConsentVersions = { vTos: '3.0', vPp: '3.0' }

/** The day from which these versions hold. */
export const consentEffectiveDay = '2026-12-01'

/** Version of the text under which a member gives a child's health data. */
export const healthConsentVersion = '1.0'
