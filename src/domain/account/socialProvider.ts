/** Their names go to the callback of the login page (specification 2, section 2). */
export const socialProviders = ['google', 'naver', 'kakao', 'apple'] as const

export type SocialProvider = (typeof socialProviders)[number]

/** How long the device keeps the data of an expired session for its account (specification 5, section 8). */
export const KEPT_AFTER_END_HOURS = 24

/** The last provider cannot be unlinked; the phone does not count as one (specification 4, section 2). */
export const unlinkRefusal = (linkedCount: number): string | undefined =>
  linkedCount <= 1 ? '소셜 계정은 하나 이상 연결해 두어야 해요.' : undefined
