/** Their names go to the callback of the login page (specification 2, section 2). */
export const socialProviders = ['google', 'naver', 'kakao', 'apple'] as const

export type SocialProvider = (typeof socialProviders)[number]
