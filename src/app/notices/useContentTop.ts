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

/** Where the page's content begins on the screen, below the header and the menu while that is in sight. */
function contentTop(): number {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const main = document.getElementById('main')?.getBoundingClientRect().top ?? 0
  return Math.max(0, header, main)
}

export const useContentTop = (): number => useSyncExternalStore(subscribe, contentTop)
