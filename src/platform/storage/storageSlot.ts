import { reportStorageTrouble, type StorageTrouble } from './storageTrouble'

/** Browser storage, which may be blocked, full or hold anything: nothing throws, invalid values are ignored and reported. */
export interface StorageSlot<T> {
  /** Undefined when missing, invalid or blocked. */
  read: () => T | undefined
  /** False when the browser refuses. */
  write: (value: T) => boolean
  remove: () => void
}

interface SlotOptions<T> {
  area: 'local' | 'session'
  key: string
  /** Raised when the shape changes; other versions are ignored. Undefined: stored without a wrapper. */
  version?: number
  /** Failures are not reported, for data that can be fetched again. */
  isQuiet?: boolean
  parse: (value: unknown) => T | undefined
}

function storageOf(area: SlotOptions<unknown>['area']): Storage | undefined {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return undefined
  }
}

function unwrap(text: string, version: number | undefined): unknown {
  const stored: unknown = JSON.parse(text)
  if (version === undefined) return stored
  if (typeof stored !== 'object' || stored === null || !('v' in stored) || !('data' in stored))
    return undefined
  return stored.v === version ? stored.data : undefined
}

export function removeStored(area: SlotOptions<unknown>['area'], prefix: string): void {
  try {
    const storage = storageOf(area)
    if (!storage) return
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  } catch {
    console.warn(`이 브라우저에서 지우지 못했습니다: ${prefix}`)
  }
}

/** False when the browser refuses. */
export function clearDeviceData(): boolean {
  try {
    window.localStorage.clear()
    window.sessionStorage.clear()
    return true
  } catch {
    console.warn('이 브라우저에 저장된 내용을 지우지 못했습니다.')
    return false
  }
}

/** Removes a library's entries. Throws when the browser refuses. */
export function removeForeignEntries(prefix: string): void {
  const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(prefix))
  for (const key of keys) window.localStorage.removeItem(key)
}

/** Calls back with a changed key, with null after a clear or when a page returns from the back/forward cache. */
export function onStorageChange(onChange: (key: string | null) => void): void {
  window.addEventListener('storage', ({ key }) => onChange(key))
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onChange(null)
  })
}

/** One validated value; nothing throws. */
export function storageSlot<T>(options: SlotOptions<T>): StorageSlot<T> {
  const { area, key, version, isQuiet, parse } = options
  const report = (trouble: StorageTrouble, words: string) => {
    if (isQuiet) return
    console.warn(`${words}: ${key}`)
    reportStorageTrouble(trouble)
  }
  const reportUnread = () => report('invalidData', '저장된 값을 읽지 못해 무시합니다')
  const reportUnkept = () => report('writeFailed', '이 브라우저에 저장하지 못했습니다')

  return {
    read() {
      try {
        const text = storageOf(area)?.getItem(key)
        if (text === null || text === undefined) return undefined
        const value = parse(unwrap(text, version))
        if (value === undefined) reportUnread()
        return value
      } catch {
        reportUnread()
        return undefined
      }
    },
    write(value) {
      try {
        const storage = storageOf(area)
        if (!storage) {
          reportUnkept()
          return false
        }
        storage.setItem(
          key,
          JSON.stringify(version === undefined ? value : { v: version, data: value }),
        )
        return true
      } catch {
        reportUnkept()
        return false
      }
    },
    remove() {
      try {
        storageOf(area)?.removeItem(key)
      } catch {
        console.warn(`이 브라우저에서 지우지 못했습니다: ${key}`)
      }
    },
  }
}
