/** The document `users/{uid}` (specification 4, section 7). */
export interface Profile {
  nickname: string
  /** `+82…`, verified by a code. */
  phone: string
  termsVersion: string
  privacyVersion: string
  isMarketingAllowed: boolean
}

export type ProfileChange = Partial<Profile>
