import { useSyncExternalStore } from 'react'
import { currentStorageTrouble, onStorageTrouble, type StorageTrouble } from './storageTrouble'

export const useStorageTrouble = (): StorageTrouble | undefined =>
  useSyncExternalStore(onStorageTrouble, currentStorageTrouble, () => undefined)
