import { Phone } from 'lucide-react'
import { useRef } from 'react'
import { telHref } from '@/content/company'
import { awaitsTransfer, type Order } from '@/domain/orders/order'
import { BankAccount } from '@/features/orders/BankAccount'
import { useCancelOrder } from '@/features/orders/commands'
import { Button } from '@/ui/button/Button'
import { ButtonAnchor } from '@/ui/button/ButtonAnchor'
import { CommandFailure } from '@/ui/message/CommandFailure'
import styles from './OrderList.module.css'

interface Props {
  order: Order
  onCancelled: () => void
}

export function AwaitingOrder({ order, onCancelled }: Props) {
  const cancelling = useCancelOrder(onCancelled)
  const actions = useRef<HTMLDivElement>(null)
  return (
    <>
      {awaitsTransfer(order) ? (
        <Transfer depositor={order.depositor} />
      ) : (
        <p className="note">아지트에서 확인하면 충전금에서 빠져요.</p>
      )}
      <CommandFailure command={cancelling} focusNext={actions} />
      <div className={`${styles.actions} stack-3`} ref={actions} tabIndex={-1}>
        <Button
          isBusy={cancelling.isBusy}
          onClick={() => {
            if (window.confirm('주문을 취소할까요?')) void cancelling.run(order)
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
      <p className={`${styles.depositor} sum-line`}>
        <span className="note">입금자명</span> <b>{depositor}</b>
      </p>
    </div>
    <p className="note">이미 입금하셨다면 취소 전에 전화해 주세요.</p>
  </>
)
