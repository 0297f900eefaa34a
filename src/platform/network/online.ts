import { useSyncExternalStore } from 'react'

/** Only `false` is certain. */
export const isOnline = (): boolean => globalThis.navigator?.onLine !== false

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true)

/** Calls back on `online` and when the tab becomes visible; returns the unsubscribe function. */
export function onNetworkReturn(callBack: () => void): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'visible') callBack()
  }
  window.addEventListener('online', callBack)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    window.removeEventListener('online', callBack)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

/** Somebody looks, and an answer can come. */
export const mayPoll = (): boolean => document.visibilityState === 'visible' && isOnline()
