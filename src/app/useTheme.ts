import { useEffect } from 'react'
import { useThemeStore } from '@/stores/theme'

/** Dresses the document in the chosen theme. Called after the stores are hydrated, so that nothing flashes in between. */
export function useTheme(): void {
  useEffect(() => {
    const dress = () => {
      document.documentElement.dataset.theme = useThemeStore.getState().theme
    }
    dress()
    return useThemeStore.subscribe(dress)
  }, [])
}
