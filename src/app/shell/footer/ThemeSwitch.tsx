import { useThemeStore } from '@/stores/theme'
import { useIsDark } from '../useTheme'
import styles from './ThemeSwitch.module.css'

export function ThemeSwitch() {
  const isDark = useIsDark()
  const setTheme = useThemeStore((state) => state.setTheme)
  return (
    <label className={styles.switch}>
      <span>다크 모드</span>
      <input
        className={styles.input}
        type="checkbox"
        role="switch"
        aria-checked={isDark}
        checked={isDark}
        onChange={(event) => setTheme(event.target.checked ? 'dark' : 'light')}
      />
    </label>
  )
}
