import { Link } from 'react-router-dom'
import { paths } from '@/domain/site/paths'
import { useSignInMark } from '@/stores/signInMark'
import styles from './SignupInvitation.module.css'

const labels = {
  booking: '회원가입하고 실제로 예약하기',
  order: '회원가입하고 주문하기',
} as const

/** Under a guest's trial buttons (specifications 4, section 0, and 6, section 10). */
export function SignupInvitation({ to }: { to: keyof typeof labels }) {
  // From the device's mark: these pages never load Auth.
  const isGuest = useSignInMark(({ mark }) => mark === null)
  if (!isGuest) return null
  return (
    <Link
      className={`${styles.link} underlined-near min-h-44 center text-center screen-only accent text-14 bold`}
      to={paths.signup}
    >
      {labels[to]}
    </Link>
  )
}
