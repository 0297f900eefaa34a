import { useId } from 'react'
import { type Theme, useThemeStore } from '@/stores/theme'
import { RadioRow } from '@/ui/form/RadioRow'
import { Card } from '@/ui/layout/Card'
import styles from './MyProfilePage.module.css'

const themes: readonly { theme: Theme; label: string }[] = [
  { theme: 'light', label: '밝게' },
  { theme: 'dark', label: '어둡게' },
  { theme: 'device', label: '기기 설정' },
]

export function ThemeChoice() {
  const headingId = useId()
  const chosen = useThemeStore((state) => state.theme)
  const setTheme = useThemeStore((state) => state.setTheme)
  return (
    <Card as="section" className={styles.card}>
      <h2 className="text-18" id={headingId}>
        화면 테마
      </h2>
      <div className={styles.themes} role="radiogroup" aria-labelledby={headingId}>
        {themes.map(({ theme, label }) => (
          <RadioRow
            key={theme}
            name="theme"
            value={theme}
            label={label}
            checked={theme === chosen}
            onChange={() => setTheme(theme)}
          />
        ))}
      </div>
    </Card>
  )
}
