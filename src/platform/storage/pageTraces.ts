import { removeStored } from './storageSlot'

export const SCROLL_POSITIONS_KEY = 'dodam-scroll-positions'
export const RELOADED_AT_KEY = 'dodam-reloaded-at'

/** Deletes the addresses of pages that this tab has shown, as an account's are not the next one's business. */
export function forgetPageTraces(): void {
  for (const key of [SCROLL_POSITIONS_KEY, RELOADED_AT_KEY]) removeStored('session', key)
}
