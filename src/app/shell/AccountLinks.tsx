import { Link } from 'react-router-dom'
import { paths } from '@/domain/site/paths'
import { useSignInMark } from '@/stores/signInMark'
import styles from './AccountLinks.module.css'

/** The way to one's account. Who is signed in comes from the device's memory: no public page waits for Auth or loads it. */
export function AccountLinks() {
  const mark = useSignInMark((state) => state.mark)
  return mark && !mark.hasEnded ? <MemberLink nickname={mark.nickname} /> : <GuestLinks />
}

function MemberLink({ nickname }: { nickname: string }) {
  return (
    <div className={styles.links}>
      <Link className={styles.member} to={paths.my}>
        {`${nickname} 님`}
      </Link>
    </div>
  )
}

function GuestLinks() {
  return (
    <div className={styles.links}>
      <Link className={styles.link} to={paths.login}>
        로그인
      </Link>
      <Link className={styles.link} data-filled to={paths.signup}>
        회원가입
      </Link>
    </div>
  )
}
