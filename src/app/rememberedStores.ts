import { useChildrenStore } from '@/stores/children'
import { useSession } from '@/stores/session'

let isRestored = false

/** Takes over what this device remembers, once a page load: later changes of this tab are newer than the memory. */
export function restoreRememberedStores(): void {
  if (isRestored) return
  isRestored = true
  useChildrenStore.getState().restore()
  useChildrenStore.getState().follow()
  useSession.getState().restore()
}
