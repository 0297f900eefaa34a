import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useEffect, useState } from 'react'
import { isOnline } from '@/platform/network/network'
import { storageSlot } from '@/platform/storage/storage'

const slot = storageSlot<string>({
  area: 'session',
  key: 'dodam-reloaded-at',
  version: 1,
  parse: (value) => (typeof value === 'string' ? value : undefined),
})

const reload = () => window.location.reload()

/** The first requests of a network that has just returned often fail still. */
export const RETURNED_MS = secondsToMilliseconds(1)

/** offline: waits for the network · reloading: the page is about to be loaded again */
type Reloading = 'offline' | 'reloading' | undefined

/**
 * After a new version was published an open page asks for files that are gone; loading the page again mends it.
 * Reloads at most once in a row for an address, and never where that cannot be remembered. Without a network it waits
 * for its return, and a moment longer.
 */
export function useReloadOnce(isWanted: boolean): Reloading {
  const [state, setState] = useState<Reloading>(() => {
    if (!isWanted) return undefined
    if (!isOnline()) return 'offline'
    const isSecondTime = window.location.href === slot.read()
    return isSecondTime ? undefined : 'reloading'
  })

  useEffect(() => {
    if (state === 'offline') {
      let returned: ReturnType<typeof setTimeout> | undefined
      const reloadSoon = () => {
        returned ??= setTimeout(reload, RETURNED_MS)
      }
      window.addEventListener('online', reloadSoon)
      return () => {
        window.removeEventListener('online', reloadSoon)
        clearTimeout(returned)
      }
    }
    if (state !== 'reloading') return
    if (slot.write(window.location.href)) reload()
    else setState(undefined)
  }, [state])
  return state
}

/** Called when a page has come up: the next fault may reload again. */
export const forgetReload = (): void => slot.remove()
