import * as z from 'zod/mini'
import { deviceStore } from './deviceStore'

/** device: as the system has it */
export type Theme = 'light' | 'dark' | 'device'

interface ThemeState {
  /** Initially light (specification 2, section 4). */
  theme: Theme
  setTheme: (theme: Theme) => void
}

export const useThemeStore = deviceStore<ThemeState, 'theme'>(
  'dodam-theme',
  { field: 'theme', schema: z.literal(['light', 'dark', 'device']) },
  (set) => ({
    theme: 'light',
    setTheme: (theme) => set({ theme }),
  }),
)
