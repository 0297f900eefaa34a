/** Of one care session (specification 5, section 1). */
export const MINUTES_A_USE = 120

/** Booking closes this long before the end (specification 5, section 1). */
export const BOOKABLE_UNTIL_MIN = 30
