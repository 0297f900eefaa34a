import { useEffect } from 'react'
import { useThemeStore } from '@/stores/theme'

/** Dresses the document in the chosen theme. The remembered one is restored first: nothing flashes in between. */
export function useTheme(): void {
  useEffect(() => {
    useThemeStore.getState().restore()
    const dress = () => {
      document.documentElement.dataset.theme = useThemeStore.getState().theme
    }
    dress()
    return useThemeStore.subscribe(dress)
  }, [])
}
