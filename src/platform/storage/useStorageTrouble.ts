import { useSyncExternalStore } from 'react'
import { currentStorageTrouble, onStorageTrouble, type StorageTrouble } from './storageTrouble'

/** What to tell the parent about storage now; nothing while all is well. */
export const useStorageTrouble = (): StorageTrouble | undefined =>
  useSyncExternalStore(onStorageTrouble, currentStorageTrouble, () => undefined)
