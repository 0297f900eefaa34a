/** The only place that asks what time it is; everything else gets `now` as an argument. */
export const now = (): Date => new Date()
