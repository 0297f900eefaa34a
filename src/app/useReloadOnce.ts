import { useEffect, useState } from 'react'
import { storageSlot } from '@/platform/storage'

const slot = storageSlot<string>({
  area: 'session',
  key: 'dodam-reloaded-at',
  version: 1,
  parse: (value) => (typeof value === 'string' ? value : undefined),
})

/**
 * After a new version was published an open page asks for files that are gone; loading the page again mends it.
 * Reloads at most once in a row for an address, and never where that cannot be remembered or the network is away.
 * @returns true while the page is about to reload.
 */
export function useReloadOnce(isWanted: boolean): boolean {
  const [isReloading] = useState(
    () => isWanted && navigator.onLine && slot.read() !== window.location.href,
  )

  useEffect(() => {
    if (isReloading && slot.write(window.location.href)) window.location.reload()
  }, [isReloading])
  return isReloading
}

/** Called when a page has come up: the next fault may reload again. */
export const forgetReload = (): void => slot.remove()
