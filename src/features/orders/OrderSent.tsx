import { Check } from 'lucide-react'
import { useId } from 'react'
import { formatKRW } from '@/domain/money'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/button/Button'
import { focusOnMount } from '@/ui/focusOnMount'
import { BankAccount } from './BankAccount'
import styles from './OrderSent.module.css'
import type { SentOrder } from './useOrder'

interface Props {
  order: SentOrder
  onClose: () => void
}

/** What is to be paid, where and in whose name (specification 6, section 3). */
export function OrderSent({ order: { totalKRW, depositor }, onClose }: Props) {
  const id = useId()
  return (
    <div className={styles.sent}>
      <span className={styles.mark} aria-hidden="true">
        <Check />
      </span>
      <p className={styles.words} role="status" id={id}>
        주문을 접수했어요. 입금을 확인하면 반영돼요.
      </p>
      <Amount size={36}>{formatKRW(totalKRW)}</Amount>
      <div className={styles.account}>
        <BankAccount />
        <p>{`입금자명 ${depositor}`}</p>
      </div>
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
