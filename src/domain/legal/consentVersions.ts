import type { ConsentVersions } from '../account/signup'

/** Versions of the texts that sign-up asks consent to. Raised with every change of a text: consent to an older one is asked for again. */
export const consentVersions: ConsentVersions = { vTos: '2.0', vPp: '2.0' }

/** Version of the text under which a member gives a child's health data. */
export const healthConsentVersion = '1.0'
