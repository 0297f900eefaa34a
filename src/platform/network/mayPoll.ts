import { isOnline } from './isOnline'

/** Somebody looks, and an answer can come. */
export const mayPoll = (): boolean => document.visibilityState === 'visible' && isOnline()
