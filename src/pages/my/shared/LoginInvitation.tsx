import { picture } from '@/content/pictures'
import { paths } from '@/domain/site/paths'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/Picture'
import styles from './LoginInvitation.module.css'

export function LoginInvitation({ lead }: { lead: string }) {
  return (
    <Card as="section" className={`${styles.card} beside stack-4 middle p-5`}>
      <Picture picture={picture('join')} alt="" className={`${styles.picture} rounded`} />
      <div>
        <h2 className="text-18">로그인하고 이용해 보세요</h2>
        <p className="note">{lead}</p>
      </div>
      <div className={`${styles.actions} stack-2 whole-row`}>
        <ButtonLink tone="primary" to={paths.login}>
          로그인
        </ButtonLink>
        <ButtonLink to={paths.signup}>회원가입</ButtonLink>
      </div>
    </Card>
  )
}
