import { useId } from 'react'
import type { PageHead } from '@/domain/site/pageHead'
import { AccountGate } from '@/features/account/AccountGate'
import { useSignOut } from '@/features/account/useSignOut'
import { type Theme, useThemeStore } from '@/stores/theme'
import { RadioRow } from '@/ui/form/RadioRow'
import { Card } from '@/ui/layout/Card'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { LoginInvitation } from '../shared/LoginInvitation'
import { SessionEnded } from '../shared/SessionEnded'
import { StatusLine } from '../shared/StatusLine'
import { AccountCards } from './AccountCards'
import { DeviceData } from './DeviceData'
import styles from './MyProfilePage.module.css'

const myProfileHead: PageHead = {
  title: '프로필',
  description: '닉네임과 화면 테마, 이 기기에 저장된 데이터를 관리하세요.',
  isIndexed: false,
}

/** Also without a session: theme and deleting data. */
export function MyProfilePage() {
  const { signOut, message, status } = useSignOut()
  return (
    <Sections>
      <PageIntro title={myProfileHead.title} lead={myProfileHead.description} />
      <SectionsContainer className={`${styles.page} stack-4`}>
        <StatusLine message={message} ref={status} />
        <AccountGate
          guest={<LoginInvitation lead="로그인하면 닉네임을 정할 수 있어요." />}
          ended={<SessionEnded />}
        >
          {(account) => <AccountCards account={account} onSignOut={signOut} />}
        </AccountGate>
        <ThemeChoice />
        <DeviceData />
      </SectionsContainer>
    </Sections>
  )
}

const themes: readonly { theme: Theme; label: string }[] = [
  { theme: 'light', label: '밝게' },
  { theme: 'dark', label: '어둡게' },
  { theme: 'device', label: '기기 설정' },
]

function ThemeChoice() {
  const headingId = useId()
  const chosen = useThemeStore((state) => state.theme)
  const setTheme = useThemeStore((state) => state.setTheme)
  return (
    <Card as="section" className={`${styles.card} stack-4`}>
      <h2 className="text-18" id={headingId}>
        화면 테마
      </h2>
      <div className={`${styles.themes} stack-2`} role="radiogroup" aria-labelledby={headingId}>
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

export { MyProfilePage as Component, myProfileHead as head }
