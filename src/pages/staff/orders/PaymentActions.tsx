import { Check } from 'lucide-react'
import type { LineWarning } from '@/domain/orders/lineWarnings'
import type { Order } from '@/domain/orders/order'
import { paymentQuestion } from '@/domain/orders/paymentQuestion'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { Button } from '@/ui/button/Button'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { OwnFamilyNote } from '../OwnFamilyNote'
import { useStaffMember } from '../StaffMemberContext'
import styles from './AwaitingItem.module.css'
import { orderActionLabels, useOrderAction } from './commands'

interface Props {
  order: Order
  warnings: readonly LineWarning[]
  /** The prices of today are not known yet. */
  isUnknown: boolean
  lacksRegular: boolean
}

/** 「주문 취소」, and 「입금 확인」 or 「충전금에서 빼기」. */
export function PaymentActions({ order, warnings, isUnknown, lacksRegular }: Props) {
  const { act, busyWith, failed } = useOrderAction(order)
  const isOwn = isOwnFamily(useStaffMember(), order)
  const payment = order.payWith === 'balance' ? 'takeCredit' : 'confirm'
  const pay = () => {
    const question = paymentQuestion(order, { isPriceUnclear: warnings.length > 0, lacksRegular })
    if (window.confirm(question)) act({ action: payment })
  }
  const cancel = () => {
    if (window.confirm('주문을 취소할까요?')) act({ action: 'cancel' })
  }
  return (
    <>
      {isOwn && <OwnFamilyNote />}
      <CommandFailure isInline command={failed} />
      <div className={`${styles.actions} wrap-3 middle to-end`}>
        <Button tone="text" size="large" isBusy={busyWith === 'cancel'} onClick={cancel}>
          주문 취소
        </Button>
        {!isOwn && (
          <Button
            tone="primary"
            size="large"
            disabled={isUnknown || warnings.some((warning) => warning.isBlocking)}
            isBusy={busyWith === payment}
            onClick={pay}
          >
            <Check aria-hidden="true" />
            <span>{orderActionLabels[payment]}</span>
          </Button>
        )}
      </div>
    </>
  )
}
