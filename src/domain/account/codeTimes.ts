/** Seconds until a code can be sent again (specification 3, section 8). */
export const RESEND_AFTER_S = 60

/** Seconds for which a code and a verified phone count. */
export const PHONE_LIFE_S = 300
