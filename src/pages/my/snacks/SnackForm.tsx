import { useRef } from 'react'
import type { Stay } from '@/domain/care/stay'
import { childrenQuery } from '@/features/account/queries'
import { ledgerQuery, ordersQuery } from '@/features/orders/queries'
import type { SentOrder } from '@/features/orders/useOrder'
import { snackMenuQuery } from '@/features/snacks/queries'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import type { DialogClosing } from '../shared/OwnDialogs'
import { SnackChoice } from './SnackChoice'

interface Props extends DialogClosing {
  stay: Stay
  /** By transfer. */
  onToPay: (order: SentOrder) => void
}

/** Content of dialog 「간식 추가」; drawn once the child's allergies and the credit are known. */
export function SnackForm({ stay, ...closing }: Props) {
  const { familyUid } = useMember()
  const top = useRef<HTMLDivElement>(null)
  const menu = useRemoteRead(snackMenuQuery('basic'))
  const children = useRemoteRead(childrenQuery(familyUid))
  const credit = [
    useRemoteRead(ledgerQuery(familyUid)),
    useRemoteRead(ordersQuery(familyUid)),
  ] as const
  const isReady =
    menu.status === 'loaded' &&
    children.status === 'loaded' &&
    credit.every(({ status }) => status !== 'loading')
  if (isReady) {
    const child = children.data.find(({ id }) => id === stay.childId)
    return (
      <SnackChoice
        {...closing}
        stay={stay}
        menu={menu.data}
        allergens={child?.allergens ?? noAllergens}
      />
    )
  }
  const isWaiting = [menu, children].every(({ status }) => status !== 'failed')
  return (
    <div className="stack-5" ref={top} tabIndex={-1}>
      {isWaiting && <Skeleton height="320px" />}
      <Remote what="간식 메뉴" read={menu} waiting={null} focusNext={top} />
      <Remote what="자녀" read={children} waiting={null} focusNext={top} />
      <DialogFoot>
        <Button size="large" onClick={closing.onClose}>
          닫기
        </Button>
      </DialogFoot>
    </div>
  )
}

const noAllergens: readonly number[] = []
