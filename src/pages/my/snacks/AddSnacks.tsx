import { Cookie } from 'lucide-react'
import type { Stay } from '@/domain/care/stay'
import { MayAct } from '@/features/account/MayAct'
import { Button } from '@/ui/button/Button'
import { useOwnDialog } from '../shared/OwnDialogs'
import { useLazyAction } from '../shared/useLazyAction'

/** 「간식 추가」 of a stay (specification 8, section 3); loads the dialog's form on press. */
export function AddSnacks({ stay, describedBy }: { stay: Stay; describedBy: string }) {
  const open = useOwnDialog()
  const { isLoading, run } = useLazyAction()
  const cardId = stay.bookings[0].id
  const load = async () => {
    const [{ SnackForm }, { OrderSent }] = await Promise.all([
      import('./SnackForm'),
      import('@/features/orders/OrderSent'),
    ])
    open({
      title: '간식 추가',
      id: `snacks ${cardId}`,
      cardId,
      draw: (closing) => (
        <SnackForm
          {...closing}
          stay={stay}
          onToPay={(order) =>
            open({
              title: '주문 완료',
              id: `ordered ${cardId}`,
              cardId,
              draw: ({ onClose }) => <OrderSent order={order} onClose={onClose} />,
            })
          }
        />
      ),
    })
  }
  return (
    <MayAct>
      <Button aria-describedby={describedBy} isBusy={isLoading} onClick={() => void run(load)}>
        <Cookie aria-hidden="true" />
        <span>간식 추가</span>
      </Button>
    </MayAct>
  )
}
