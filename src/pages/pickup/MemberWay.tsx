import { picture } from '@/content/pictures'
import { paths } from '@/domain/site/paths'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/Picture'
import styles from './PickupApplyPage.module.css'

/** A member need not apply (specification 6, section 4). */
export function MemberWay() {
  return (
    <Card as="section" className={styles.member}>
      <Picture picture={picture('icon-bus')} alt="" className={styles.bus} />
      <p className="text-18">
        <b>회원은 요금을 보고 바로 예약할 수 있어요.</b>
      </p>
      <ButtonLink tone="primary" size="large" to={paths.pickup}>
        픽업 예약
      </ButtonLink>
    </Card>
  )
}
