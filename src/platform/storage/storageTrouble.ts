import { useSyncExternalStore } from 'react'

/** writeFailed: not stored · invalidData: the stored value is invalid */
export type StorageTrouble = 'writeFailed' | 'invalidData'

const listeners = new Set<() => void>()
const reportedKinds = new Set<StorageTrouble>()
let current: StorageTrouble | undefined

function show(trouble: StorageTrouble | undefined): void {
  current = trouble
  for (const listener of listeners) listener()
}

/** Shows each kind once; repeats are only logged. */
export function reportStorageTrouble(trouble: StorageTrouble): void {
  if (reportedKinds.has(trouble)) return
  reportedKinds.add(trouble)
  show(trouble)
}

export const dismissStorageTrouble = (): void => show(undefined)

function onStorageTrouble(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Undefined when there is nothing to show. */
const currentStorageTrouble = (): StorageTrouble | undefined => current

export const useStorageTrouble = (): StorageTrouble | undefined =>
  useSyncExternalStore(onStorageTrouble, currentStorageTrouble, () => undefined)
