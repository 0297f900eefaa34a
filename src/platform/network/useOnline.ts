import { useSyncExternalStore } from 'react'
import { isOnline } from './network'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Is there a network, as far as the browser knows? True where there is no browser (HTML made at build time). */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true)
