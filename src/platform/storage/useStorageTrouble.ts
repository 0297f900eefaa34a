import { useSyncExternalStore } from 'react'
import { currentStorageTrouble, onStorageTrouble, type StorageTrouble } from './storageTrouble'

/** Undefined when there is nothing to show. */
export const useStorageTrouble = (): StorageTrouble | undefined =>
  useSyncExternalStore(onStorageTrouble, currentStorageTrouble, () => undefined)
