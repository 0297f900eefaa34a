import { shownUidOf, useShownFamily } from '@/stores/shownFamily'
import { useSignInMark } from '@/stores/signInMark'
import type { useOrdering } from './useOrdering'

interface Props {
  ordering: ReturnType<typeof useOrdering>
}

export function OpenedOrder({ ordering: { opened, close } }: Props) {
  const mark = useSignInMark((state) => state.mark)
  const shown = useShownFamily((state) => state.shown)
  if (!opened) return null
  const { OrderDialog, request, isOpen } = opened
  const payer =
    mark && !mark.hasEnded
      ? { uid: shownUidOf(shown, mark.uid), nickname: mark.nickname }
      : undefined
  return <OrderDialog payer={payer} request={request} isOpen={isOpen} onClose={close} />
}
