import { picture } from '@/content/pictures'
import { loginPath } from '@/domain/site/internalPath'
import { paths } from '@/domain/site/paths'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/Picture'
import styles from './FamilyPage.module.css'

export function GuestInvite() {
  return (
    <Card as="section" className={styles.card}>
      <Picture picture={picture('icon-shield')} alt="" className={styles.picture} />
      <p className={styles.lead}>로그인하면 초대를 받을 수 있어요.</p>
      <ButtonLink tone="primary" size="large" isBlock to={loginPath(paths.family)}>
        로그인
      </ButtonLink>
      <ButtonLink size="large" isBlock to={paths.signup}>
        회원가입
      </ButtonLink>
      <p className="note">가입하는 동안에도 초대 코드는 그대로 있어요.</p>
    </Card>
  )
}
