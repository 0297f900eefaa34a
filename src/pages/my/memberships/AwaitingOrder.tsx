import { Phone } from 'lucide-react'
import { useRef } from 'react'
import { telHref } from '@/content/company'
import { awaitsTransfer, type Order } from '@/domain/orders/order'
import { BankAccount } from '@/features/orders/BankAccount'
import { useCancelOrder } from '@/features/orders/commands'
import { failureOf } from '@/remote/failureOf'
import { Button } from '@/ui/button/Button'
import { ButtonAnchor } from '@/ui/button/ButtonAnchor'
import { FailureMessage } from '@/ui/message/FailureMessage'
import styles from './OrderList.module.css'

interface Props {
  order: Order
  onCancelled: () => void
}

export function AwaitingOrder({ order, onCancelled }: Props) {
  const cancelling = useCancelOrder(onCancelled)
  const actions = useRef<HTMLDivElement>(null)
  const cancel = () => cancelling.mutate(order)
  return (
    <>
      {awaitsTransfer(order) ? (
        <Transfer depositor={order.depositor} />
      ) : (
        <p className="note">아지트에서 확인하면 충전금에서 빠져요.</p>
      )}
      {cancelling.error && (
        <FailureMessage
          failure={failureOf(cancelling.error)}
          onRetry={cancel}
          focusNext={actions}
        />
      )}
      <div className={styles.actions} ref={actions} tabIndex={-1}>
        <Button
          isBusy={cancelling.isPending}
          onClick={() => {
            if (window.confirm('주문을 취소할까요?')) cancel()
          }}
        >
          주문 취소
        </Button>
        <ButtonAnchor href={telHref}>
          <Phone aria-hidden="true" />
          <span>전화하기</span>
        </ButtonAnchor>
      </div>
    </>
  )
}

const Transfer = ({ depositor }: Pick<Order, 'depositor'>) => (
  <>
    <div className="stack-3 inset p-4">
      <BankAccount />
      <p className={styles.depositor}>
        <span className="note">입금자명</span> <b>{depositor}</b>
      </p>
    </div>
    <p className="note">이미 입금하셨다면 취소 전에 전화해 주세요.</p>
  </>
)
