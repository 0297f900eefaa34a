import { useEffect, useSyncExternalStore } from 'react'
import { useThemeStore } from '@/stores/theme'

/** Looked up late: some browsers and tests have no `matchMedia`. */
const devicePreference = () => window.matchMedia?.('(prefers-color-scheme: dark)')

const isDarkNow = (): boolean => {
  const { theme } = useThemeStore.getState()
  return theme === 'dark' || (theme === 'device' && devicePreference()?.matches === true)
}

function onThemeChange(listen: () => void): () => void {
  const stopStore = useThemeStore.subscribe(listen)
  const preference = devicePreference()
  preference?.addEventListener('change', listen)
  return () => {
    stopStore()
    preference?.removeEventListener('change', listen)
  }
}

export const useIsDark = (): boolean => useSyncExternalStore(onThemeChange, isDarkNow, () => false)

/** Applies the theme; called after the stores are hydrated, so that nothing flashes. */
export function useTheme(): void {
  useEffect(() => {
    const applyTheme = () => {
      document.documentElement.dataset.theme = isDarkNow() ? 'dark' : 'light'
    }
    applyTheme()
    return onThemeChange(applyTheme)
  }, [])
}
