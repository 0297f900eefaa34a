/** Only `false` is certain. */
export const isOnline = (): boolean => globalThis.navigator?.onLine !== false
