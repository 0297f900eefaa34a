/** False once the browser knows that there is no network; true is a hope, as always. */
export const isOnline = (): boolean => globalThis.navigator?.onLine !== false
