import { isOnline } from './network'

/** Somebody looks, and an answer can come. */
export const mayPoll = (): boolean => document.visibilityState === 'visible' && isOnline()
