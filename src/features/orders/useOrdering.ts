import { useState } from 'react'
import { remoteFailures } from '@/domain/remoteFailure'
import { useSignInMark } from '@/stores/signInMark'
import type { OrderRequest } from './orderRequest'

interface Opened {
  isOpen: boolean
  /** Whose cart is in it. */
  uid: string | undefined
  request: OrderRequest
  OrderDialog: typeof import('./OrderDialog')['OrderDialog']
}

/**
 * Ordering on a page: a member's press opens the dialog, whose code is loaded no sooner. A guest's press is the page's own;
 * whose session has ended reads so in the dialog, since the carts are still the member's. Who that is, the device knows: a public
 * page asks Auth nothing before something is sent.
 */
export function useOrdering() {
  const uid = useSignInMark(({ mark }) => mark?.uid)
  const [opened, setOpened] = useState<Opened>()
  const [isOpening, setIsOpening] = useState(false)

  const order = async (request: OrderRequest) => {
    setIsOpening(true)
    try {
      const { OrderDialog } = await import('./OrderDialog')
      setOpened({ isOpen: true, uid, request, OrderDialog })
    } catch {
      console.warn('주문 화면을 불러오지 못했습니다.')
      window.alert(remoteFailures.other.message)
    } finally {
      setIsOpening(false)
    }
  }
  return {
    isGuest: uid === undefined,
    isOpening,
    order,
    /** What was opened last; `OpenedOrder` shows it. */
    opened: opened?.uid === uid ? opened : undefined,
    close: () => setOpened((last) => last && { ...last, isOpen: false }),
  }
}
