import { Check } from 'lucide-react'
import { useId } from 'react'
import { formatKRW } from '@/domain/money'
import { receivedText } from '@/domain/orders/order'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/button/Button'
import { focusOnMount } from '@/ui/focusOnMount'
import { BankAccount } from './BankAccount'
import styles from './OrderDialog.module.css'
import type { SentOrder } from './useOrder'

/** What is to be paid, where and in whose name (specification 6, section 3). */
export function OrderSent({ order, onClose }: { order: SentOrder; onClose: () => void }) {
  const id = useId()
  return (
    <div className="stack-4 text-center centred">
      <span className={`${styles.mark} grid pill green`} aria-hidden="true">
        <Check />
      </span>
      <p className={`${styles.words} text-18 bold balance`} role="status" id={id}>
        {receivedText(order)}
      </p>
      <Amount size={36}>{formatKRW(order.totalKRW)}</Amount>
      {order.payWith === 'transfer' && (
        <div className={`${styles.account} stack-3 inset full p-4`}>
          <BankAccount />
          <p>{`입금자명 ${order.depositor}`}</p>
        </div>
      )}
      <Button
        ref={focusOnMount}
        tone="primary"
        size="large"
        isBlock
        isSinglePress
        aria-describedby={id}
        onClick={onClose}
      >
        닫기
      </Button>
    </div>
  )
}
