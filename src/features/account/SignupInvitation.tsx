import { Link } from 'react-router-dom'
import { paths } from '@/domain/site/paths'
import { useSignInMark } from '@/stores/signInMark'
import styles from './SignupInvitation.module.css'

/** Under a guest's trial buttons (specification 4, section 0). */
export function SignupInvitation() {
  // From the device's mark: these pages never load Auth.
  const isGuest = useSignInMark(({ mark }) => mark === null)
  if (!isGuest) return null
  return (
    <Link className={styles.link} to={paths.signup}>
      회원가입하고 실제로 예약하기
    </Link>
  )
}
