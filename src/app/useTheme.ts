import { useEffect } from 'react'
import { useThemeStore } from '@/stores/theme'

/** Dresses the document in the chosen theme. */
export function useTheme(): void {
  const theme = useThemeStore((state) => state.theme)
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
}
