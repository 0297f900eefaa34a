import { useId, useRef, useState } from 'react'
import type { PageHead } from '@/domain/pageHead'
import { paths } from '@/domain/paths'
import { removeOfflineCopies } from '@/platform/offlineCopies'
import { resetDeviceStores } from '@/stores/deviceStore'
import { useSession } from '@/stores/session'
import { type Theme, useThemeStore } from '@/stores/theme'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Link } from '@/ui/Link'
import { PageIntro } from '@/ui/PageIntro'
import { RadioRow } from '@/ui/RadioRow'
import { Sections } from '@/ui/SectionBoundary'
import { SectionsContainer } from '@/ui/SectionsContainer'
import { LoginInvitation } from './LoginInvitation'
import styles from './MyProfilePage.module.css'
import { NicknameForm } from './NicknameForm'
import { StatusLine } from './StatusLine'

export const myProfileHead: PageHead = {
  title: '프로필',
  description: '닉네임과 화면 테마, 이 기기에 저장된 데이터를 관리하세요.',
  isIndexed: false,
}

/** Nickname, theme, signing out and forgetting everything. Works without a session, too. */
export function MyProfilePage() {
  const user = useSession((state) => state.user)
  const [message, setMessage] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  const leave = () => {
    resetDeviceStores('account')
    setMessage('로그아웃했어요. 이 기기에 저장된 예약도 삭제했어요.')
    status.current?.focus()
  }
  const askToWipe = () => {
    if (!window.confirm('이 기기에 저장된 데이터를 모두 삭제할까요?\n되돌릴 수 없어요.')) return
    void removeOfflineCopies()
    setMessage(
      resetDeviceStores('all')
        ? '이 기기의 데이터를 모두 삭제했어요.'
        : '저장된 데이터를 지우지 못했어요. 브라우저 설정에서 사이트 데이터를 삭제해 주세요.',
    )
    status.current?.focus()
  }
  return (
    <Sections>
      <PageIntro title={myProfileHead.title} lead={myProfileHead.description} />
      <SectionsContainer className={styles.page}>
        <StatusLine message={message} ref={status} />
        {user ? (
          <Card as="section" className={styles.card}>
            <NicknameForm nickname={user.nickname} />
            <div className={styles.row}>
              <p>로그아웃하면 이 기기에 저장된 예약도 삭제돼요.</p>
              <Button onClick={leave}>로그아웃</Button>
            </div>
          </Card>
        ) : (
          <LoginInvitation lead="로그인하면 닉네임을 정할 수 있어요." />
        )}
        <ThemeChoice />
        <Card as="section" className={styles.card}>
          <h2 className={styles.heading}>이 기기의 데이터</h2>
          <p className={styles.lead}>
            자녀 정보, 예약과 장바구니, 로그인 상태, 화면 테마가 이 기기에만 저장돼요. 자세한 내용은{' '}
            <Link className={styles.link} to={paths.privacy}>
              개인정보처리방침
            </Link>
            에 있어요.
          </p>
          <Button className={styles.wipe} onClick={askToWipe}>
            이 기기의 데이터 모두 삭제
          </Button>
        </Card>
      </SectionsContainer>
    </Sections>
  )
}

const themes: readonly { theme: Theme; label: string }[] = [
  { theme: 'light', label: '밝게' },
  { theme: 'dark', label: '어둡게' },
]

function ThemeChoice() {
  const headingId = useId()
  const chosen = useThemeStore((state) => state.theme)
  const setTheme = useThemeStore((state) => state.setTheme)
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.heading} id={headingId}>
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
