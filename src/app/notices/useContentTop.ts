import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  const observer = new ResizeObserver(onChange)
  observer.observe(document.body)
  window.addEventListener('scroll', onChange, { passive: true })
  return () => {
    observer.disconnect()
    window.removeEventListener('scroll', onChange)
  }
}

/** Below the header, and below the menu while it is visible. */
function contentTop(): number {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const main = document.getElementById('main')?.getBoundingClientRect().top ?? 0
  return Math.max(0, header, main)
}

export const useContentTop = (): number => useSyncExternalStore(subscribe, contentTop)
