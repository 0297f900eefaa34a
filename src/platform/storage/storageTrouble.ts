/** writeFailed: the browser did not keep a value · invalidData: it holds a value that is not ours */
export type StorageTrouble = 'writeFailed' | 'invalidData'

const listeners = new Set<() => void>()
const told = new Set<StorageTrouble>()
let current: StorageTrouble | undefined

function show(trouble: StorageTrouble | undefined): void {
  current = trouble
  for (const listener of listeners) listener()
}

/** Storage failed. A parent hears of each kind once; the next failures are only logged. */
export function reportStorageTrouble(trouble: StorageTrouble): void {
  if (told.has(trouble)) return
  told.add(trouble)
  show(trouble)
}

/** The parent has read it. */
export const dismissStorageTrouble = (): void => show(undefined)

/** As on a fresh page load; nothing was reported yet. */
export function forgetStorageTrouble(): void {
  told.clear()
  show(undefined)
}

/** Calls back whenever there is something else to tell. */
export function onStorageTrouble(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What to tell the parent about storage now; nothing while all is well. */
export const currentStorageTrouble = (): StorageTrouble | undefined => current
