import type { useOrdering } from './useOrdering'
import { usePayer } from './usePayer'

interface Props {
  ordering: ReturnType<typeof useOrdering>
}

export function OpenedOrder({ ordering: { opened, close } }: Props) {
  const payer = usePayer()
  if (!opened) return null
  const { OrderDialog, request, isOpen } = opened
  return <OrderDialog payer={payer} request={request} isOpen={isOpen} onClose={close} />
}
