/** The only reader of the clock; all other code takes `now` as an argument. */
export const now = (): Date => new Date()
