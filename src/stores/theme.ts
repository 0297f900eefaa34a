import { create } from 'zustand'
import { storageSlot } from '@/platform/storage'

export type Theme = 'light' | 'dark'

const slot = storageSlot<Theme>({
  area: 'local',
  key: 'dodam-theme',
  version: 1,
  parse: (value) => (value === 'light' || value === 'dark' ? value : undefined),
})

interface ThemeState {
  /** Light unless the parent chose otherwise (specification 2, section 4). */
  theme: Theme
  setTheme: (theme: Theme) => void
  /** Takes over what this device remembers; called once at start. */
  restore: () => void
}

/** Which theme the site wears. Kept on this device. */
export const useThemeStore = create<ThemeState>((set) => ({
  theme: 'light',
  setTheme: (theme) => {
    slot.write(theme)
    set({ theme })
  },
  restore: () => set({ theme: slot.read() ?? 'light' }),
}))
