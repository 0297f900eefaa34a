/** Their names go to the callback of the login page (specification 2, section 2). */
export const socialProviders = ['google', 'naver', 'kakao', 'apple'] as const

export type SocialProvider = (typeof socialProviders)[number]

/** How long the device keeps the data of an expired session for its account (specification 5, section 8). */
export const KEPT_AFTER_END_HOURS = 24
