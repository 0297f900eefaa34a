import { Link } from 'react-router-dom'
import { paths } from '@/domain/site/paths'
import { useSignInMark } from '@/stores/signInMark'
import styles from './AccountLinks.module.css'

/** From the device's sign-in mark: public pages do not load Auth. */
export function AccountLinks() {
  const mark = useSignInMark((state) => state.mark)
  return mark && !mark.hasEnded ? <MemberLink nickname={mark.nickname} /> : <GuestLinks />
}

function MemberLink({ nickname }: { nickname: string }) {
  return (
    <div className={`${styles.links} flex gap-1`}>
      <Link
        className={`${styles.member} underlined-over block clip text-14 bold nowrap`}
        to={paths.my}
      >
        {`${nickname} 님`}
      </Link>
    </div>
  )
}

function GuestLinks() {
  return (
    <div className={`${styles.links} flex gap-1`}>
      <Link
        className={`${styles.link} underlined-over touch relative pill text-14 bold nowrap`}
        to={paths.login}
      >
        로그인
      </Link>
      <Link
        className={`${styles.link} underlined-over touch relative pill text-14 bold nowrap`}
        data-filled
        to={paths.signup}
      >
        회원가입
      </Link>
    </div>
  )
}
