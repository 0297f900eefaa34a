import { picture } from '@/content/pictures'
import { paths } from '@/domain/paths'
import { useSession } from '@/stores/session'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import styles from './Greeting.module.css'
import { LoginInvitation } from './LoginInvitation'

/** Greets who is signed in and invites who is not. */
export function Greeting({ onSignOut }: { onSignOut: () => void }) {
  const user = useSession((state) => state.user)
  if (!user) return <LoginInvitation lead="로그인하면 닉네임으로 불러 드려요." />
  return (
    <Card as="section" className={styles.card}>
      <Picture picture={picture('avatar-1')} alt="" className={styles.face ?? ''} />
      <div>
        <h2 className={styles.heading}>
          {user.nickname === '' ? '반가워요' : `${user.nickname}님, 반가워요`}
        </h2>
        <Link className={styles.link} to={paths.myProfile}>
          프로필 관리
        </Link>
      </div>
      <Button onClick={onSignOut}>로그아웃</Button>
    </Card>
  )
}
