import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { AccountGate } from '@/features/account/AccountGate'
import { signOutEverywhere } from '@/features/account/session'
import { useSignOut } from '@/features/account/useSignOut'
import { removeOfflineCopies } from '@/platform/network/removeOfflineCopies'
import { resetDeviceStores } from '@/stores/deviceStore'
import { useSignInMark } from '@/stores/signInMark'
import { type Theme, useThemeStore } from '@/stores/theme'
import { Button } from '@/ui/button/Button'
import { RadioRow } from '@/ui/form/RadioRow'
import { Card } from '@/ui/layout/Card'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { LoginInvitation, SessionEnded } from '../shared/SignInNotice'
import { StatusLine } from '../shared/StatusLine'
import { AccountCards } from './AccountCards'
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
      <SectionsContainer className={`${styles.page} items-start pb-16 stack-4`}>
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
    <Card as="section" className={`${styles.card} p-6-5 stack-4`}>
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

/** Deletes everything stored in the browser, including the session. */
function DeviceData() {
  const client = useQueryClient()
  const [message, setMessage] = useState('')
  const status = useRef<HTMLParagraphElement>(null)

  const askToWipe = () => {
    if (!window.confirm('이 기기에 저장된 데이터를 모두 삭제할까요?\n되돌릴 수 없어요.')) return
    if (useSignInMark.getState().mark) void signOutEverywhere(client)
    void removeOfflineCopies()
    setMessage(
      resetDeviceStores('all')
        ? '이 기기의 데이터를 모두 삭제했어요.'
        : '저장된 데이터를 지우지 못했어요. 브라우저 설정에서 사이트 데이터를 삭제해 주세요.',
    )
    status.current?.focus()
  }
  return (
    <Card as="section" className={`${styles.card} p-6-5 stack-4`}>
      <h2 className="text-18">이 기기의 데이터</h2>
      <p className="muted">
        <span>
          회원이 아닐 때 적은 자녀 정보와 체험 예약, 장바구니, 로그인 상태, 화면 테마를 지워요.
          계정에 저장된 정보는 그대로 남아요. 자세한 내용은
        </span>{' '}
        <span className="inline-flex wrap">
          <Link className="underlined-near" to={paths.privacy}>
            개인정보처리방침
          </Link>
          <span>에</span>
        </span>{' '}
        <span>있어요.</span>
      </p>
      <Button className={styles.wipe} onClick={askToWipe}>
        이 기기의 데이터 모두 삭제
      </Button>
      <StatusLine message={message} ref={status} />
    </Card>
  )
}

export { MyProfilePage as Component, myProfileHead as head }
