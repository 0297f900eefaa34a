import { useEffect, useSyncExternalStore } from 'react'
import { useThemeStore } from '@/stores/theme'

/** Looked up when needed: not every browser and no test environment has it. */
const devicePreference = () => window.matchMedia?.('(prefers-color-scheme: dark)')

const isDarkNow = (): boolean => {
  const { theme } = useThemeStore.getState()
  return theme === 'dark' || (theme === 'device' && devicePreference()?.matches === true)
}

/** Hears of another choice, and of a device that goes from day to night. */
function onThemeChange(listen: () => void): () => void {
  const stopStore = useThemeStore.subscribe(listen)
  const preference = devicePreference()
  preference?.addEventListener('change', listen)
  return () => {
    stopStore()
    preference?.removeEventListener('change', listen)
  }
}

/** Is the site dark at this moment? Light in HTML made at build time. */
export const useIsDark = (): boolean => useSyncExternalStore(onThemeChange, isDarkNow, () => false)

/** Dresses the document in the chosen theme. Called after the stores are hydrated, so that nothing flashes in between. */
export function useTheme(): void {
  useEffect(() => {
    const dress = () => {
      document.documentElement.dataset.theme = isDarkNow() ? 'dark' : 'light'
    }
    dress()
    return onThemeChange(dress)
  }, [])
}
