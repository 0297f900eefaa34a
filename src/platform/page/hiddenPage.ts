import { useSyncExternalStore } from 'react'

let goesOn = false

/** A hidden page goes on following while somebody asked to be notified. */
export function goOnWhileHidden(value: boolean): void {
  goesOn = value
}

/** Nobody looks, and nobody waits to be notified. */
export const isAsleep = (): boolean => document.visibilityState === 'hidden' && !goesOn

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

export const useTabHidden = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'hidden',
    () => false,
  )
