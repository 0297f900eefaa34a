import { Clock } from 'lucide-react'
import { picture } from '@/content/pictures'
import { paths } from '@/domain/site/paths'
import { ordersQuery } from '@/features/orders/queries'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Picture } from '@/ui/Picture'
import styles from './MemberCare.module.css'

/** In place of calendar and summary (specification 6, section 3). */
export function NoPass() {
  const { familyUid } = useMember()
  const orders = useRemoteRead(ordersQuery(familyUid))
  const isOrdered =
    orders.status === 'loaded' &&
    orders.data.some(({ kind, status }) => kind === 'membership' && status === 'awaitingPayment')
  return (
    <SectionsContainer className={styles.pass}>
      <Card as="section" className={`${styles.card} stack-4 text-center`}>
        <Picture picture={picture('empty-calendar')} alt="" className={styles.picture} />
        <h2>쓸 수 있는 이용권이 없어요.</h2>
        {isOrdered && (
          <p className={`${styles.waiting} to-middle inset row-2 icons-20 bold balance p-3-4`}>
            <Clock aria-hidden="true" />
            <span>아지트에서 확인하면 예약할 수 있어요.</span>
          </p>
        )}
        <ButtonLink tone="primary" size="large" isBlock to={paths.membership}>
          멤버십 보기
        </ButtonLink>
      </Card>
    </SectionsContainer>
  )
}
