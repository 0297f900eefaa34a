import { picture } from '@/content/pictures'
import { paths } from '@/domain/paths'
import { useAccount } from '@/features/account/useAccount'
import { useStaff } from '@/features/account/useStaff'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import styles from './Greeting.module.css'
import { LoginInvitation } from './LoginInvitation'
import { SessionEnded } from './SessionEnded'

/** Greets who is signed in and invites who is not. */
export function Greeting({ onSignOut }: { onSignOut: () => void }) {
  const account = useAccount()
  switch (account.status) {
    case 'starting':
      return null
    case 'guest':
      return <LoginInvitation lead="로그인하면 닉네임으로 불러 드려요." />
    case 'ended':
      return <SessionEnded />
    case 'remembered':
    case 'member':
      return <Welcome nickname={account.nickname} onSignOut={onSignOut} />
  }
}

interface WelcomeProps {
  nickname: string
  onSignOut: () => void
}

function Welcome({ nickname, onSignOut }: WelcomeProps) {
  const staff = useStaff()
  return (
    <Card as="section" className={styles.card}>
      <Picture picture={picture('avatar-1')} alt="" className={styles.face ?? ''} />
      <div>
        <h2 className={styles.heading}>
          {nickname === '' ? '반가워요' : `${nickname}님, 반가워요`}
        </h2>
        <Link className={styles.link} to={paths.myProfile}>
          프로필 관리
        </Link>
      </div>
      <Button onClick={onSignOut}>로그아웃</Button>
      {staff.status === 'staff' && (
        <ButtonLink className={styles.staff} tone="tonal" to={paths.staff}>
          아지트 관리
        </ButtonLink>
      )}
    </Card>
  )
}
