import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { simulationNotice } from '@/content/simulationNotice'
import type { PageHead } from '@/domain/pageHead'
import { paths } from '@/domain/paths'
import type { SocialProvider } from '@/domain/session'
import { AccountFrame } from '@/features/account-frame/AccountFrame'
import { SocialButtons } from '@/features/social-buttons/SocialButtons'
import { Link } from '@/ui/Link'
import styles from './LoginPage.module.css'
import { signInWith } from './signInWith'

export const loginHead: PageHead = {
  title: '로그인',
  description: 'Google, 네이버, 카카오, Apple 계정으로 도담아지트에 로그인하세요.',
}

interface Props {
  /** Gets the service's name; the parent goes home once it has settled, and stays when it rejects. */
  onLogin?: (provider: SocialProvider) => void | Promise<void>
}

/** Login with a social account (specification 2, section 2). */
export function LoginPage({ onLogin = signInWith }: Props) {
  const [busy, setBusy] = useState<SocialProvider>()
  const navigate = useNavigate()

  const enter = async (provider: SocialProvider) => {
    setBusy(provider)
    try {
      await onLogin(provider)
      await navigate(paths.home)
    } catch {
      console.warn('로그인하지 못했습니다.')
      window.alert('로그인을 완료하지 못했습니다. 잠시 후 다시 시도해 주세요.')
      setBusy(undefined)
    }
  }

  return (
    <AccountFrame words={['오늘 오후도', '함께 걸어요']}>
      <div className={styles.page}>
        <h1 className={styles.heading}>
          <span className={styles.name}>로그인 </span>
          다시 만나서
          <br /> 반가워요
        </h1>
        <p className={styles.lead}>가입할 때 연결한 계정을 골라 주세요.</p>
        <SocialButtons busy={busy} onChoose={enter} />
        <p className={styles.notice}>{simulationNotice}</p>
        <p className={styles.join}>
          아직 회원이 아니신가요?{' '}
          <Link className={styles.link} to={paths.signup}>
            회원가입
          </Link>
        </p>
      </div>
    </AccountFrame>
  )
}
