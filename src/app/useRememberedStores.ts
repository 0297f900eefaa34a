import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isHomePath } from './navigation'

/**
 * Takes over what this device remembers, after the first render: HTML made at build time knows none of it. The home page
 * shows nothing of it and does not load the stores.
 */
export function useRememberedStores(): void {
  const isHome = isHomePath(useLocation().pathname)
  useEffect(() => {
    if (isHome) return
    import('./rememberedStores')
      .then(({ restoreRememberedStores }) => restoreRememberedStores())
      .catch(() => console.warn('이 기기에 저장된 값을 불러오지 못했습니다.'))
  }, [isHome])
}
