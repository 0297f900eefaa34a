import { useState } from 'react'
import { remoteFailures } from '@/domain/remoteFailure'
import { useFamilyMember } from '@/remote/useFamilyMember'
import { useSignInMark } from '@/stores/signInMark'
import type { OrderRequest } from './orderRequest'
import { usePayer } from './usePayer'

interface Opened {
  isOpen: boolean
  uid: string | undefined
  request: OrderRequest
  OrderDialog: typeof import('./OrderDialog')['OrderDialog']
}

/** Opens the lazy order dialog for a member by the device's mark, since public pages do not load Auth; pages handle guests. */
export function useOrdering() {
  const uid = useSignInMark(({ mark }) => mark?.uid)
  const [opened, setOpened] = useState<Opened>()
  const [isOpening, setIsOpening] = useState(false)
  const member = useFamilyMember(uid ?? '')

  const order = async (asked: OrderRequest | Promise<OrderRequest>) => {
    setIsOpening(true)
    try {
      const [{ OrderDialog }, request] = await Promise.all([import('./OrderDialog'), asked])
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
    /** Whose orders they are; undefined until it is known. */
    familyUid: member?.familyUid,
    /** A guardian who looks: nothing is ordered. */
    isLooking: member?.right === 'read',
    isOpening,
    order,
    opened: opened?.uid === uid ? opened : undefined,
    close: () => setOpened((last) => last && { ...last, isOpen: false }),
  }
}

interface Props {
  ordering: ReturnType<typeof useOrdering>
}

export function OpenedOrder({ ordering: { opened, close } }: Props) {
  const payer = usePayer()
  if (!opened) return null
  const { OrderDialog, request, isOpen } = opened
  return <OrderDialog payer={payer} request={request} isOpen={isOpen} onClose={close} />
}
