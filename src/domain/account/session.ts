/** Whom a parent can sign in with. The callback of the login page gets these names (specification 2, section 2). */
export const socialProviders = ['google', 'naver', 'kakao', 'apple'] as const

export type SocialProvider = (typeof socialProviders)[number]

/** The parent who is signed in. */
export interface SessionUser {
  uid: string
  /** Empty when the parent has not told one. */
  nickname: string
  providers: readonly SocialProvider[]
}
