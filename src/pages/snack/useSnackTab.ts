import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '@/platform/useHydrated'

export type SnackTab = 'menu' | 'special'

/** The open tab lives in the address: `?tab=special`, anything else is the menu. */
export function useSnackTab(): [SnackTab, (tab: SnackTab) => void] {
  const [search, setSearch] = useSearchParams()
  const isHydrated = useHydrated()
  const tab = isHydrated && search.get('tab') === 'special' ? 'special' : 'menu'
  return [
    tab,
    (next) =>
      setSearch(next === 'special' ? { tab: next } : {}, {
        replace: true,
        preventScrollReset: true,
      }),
  ]
}
