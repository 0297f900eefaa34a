/** What an account knows of its member (specification 4, section 7, `users/{uid}`). */
export interface Profile {
  nickname: string
  /** The phone that was proven by a code, `+82…`. */
  phone: string
  termsVersion: string
  privacyVersion: string
  isMarketingAllowed: boolean
}

/** What a member may change alone; another phone is proven by a code first. */
export type ProfileChange = Partial<Profile>
