/** A ride's memo, in characters (specification 4, section 7). */
export const MAX_MEMO = 300
