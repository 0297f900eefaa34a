import { Link } from 'react-router-dom'
import { paths } from '@/domain/site/paths'
import { useSignInMark } from '@/stores/signInMark'
import styles from './SignupInvitation.module.css'

/** Under the button with which a guest tries something out: the way to doing it for real (specification 4, section 0). */
export function SignupInvitation() {
  // Auth is not asked: this stands on pages where it is never loaded.
  const isGuest = useSignInMark(({ mark }) => mark === null)
  if (!isGuest) return null
  return (
    <Link className={styles.link} to={paths.signup}>
      회원가입하고 실제로 예약하기
    </Link>
  )
}
