import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useEffect, useState } from 'react'
import { isOnline } from '@/platform/network/online'
import { RELOADED_AT_KEY } from '@/platform/storage/pageTraces'
import { storageSlot } from '@/platform/storage/storageSlot'

const slot = storageSlot<string>({
  area: 'session',
  key: RELOADED_AT_KEY,
  version: 1,
  parse: (value) => (typeof value === 'string' ? value : undefined),
})

const reload = () => window.location.reload()

/** The first requests after a network returns often fail. */
export const RELOAD_DELAY_MS = secondsToMilliseconds(1)

/** offline: waiting for the network · reloading: about to reload */
type Reloading = 'offline' | 'reloading' | undefined

/** After a deployment a page may miss chunks; a reload helps, once in a row per address if that is stored; offline it waits. */
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
        returned ??= setTimeout(reload, RELOAD_DELAY_MS)
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

export const forgetReload = (): void => slot.remove()
