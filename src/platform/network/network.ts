/** False is certain, true is not. */
export const isOnline = (): boolean => globalThis.navigator?.onLine !== false
