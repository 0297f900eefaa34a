import * as z from 'zod/mini'
import { deviceStore } from './deviceStore'

/** device: as the device says, now and whenever it changes */
export type Theme = 'light' | 'dark' | 'device'

interface ThemeState {
  /** Light unless the parent chose otherwise (specification 2, section 4). */
  theme: Theme
  setTheme: (theme: Theme) => void
}

/** Which theme the site wears. */
export const useThemeStore = deviceStore<ThemeState, 'theme'>(
  'dodam-theme',
  { field: 'theme', schema: z.literal(['light', 'dark', 'device']) },
  (set) => ({
    theme: 'light',
    setTheme: (theme) => set({ theme }),
  }),
)
