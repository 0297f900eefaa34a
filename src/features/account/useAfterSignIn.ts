import { useState } from 'react'
import { leaveDialogEntries } from '@/platform/page/dialogHistory'
import { childrenToMove } from './useMovingChildren'

interface PendingMove {
  uid: string
  onContinue: () => void
}

/** After sign-in: asks about this device's children (`ChildrenMove`) if there are any, then continues. */
export function useAfterSignIn() {
  const [pendingMove, setPendingMove] = useState<PendingMove>()
  const arrive = (uid: string, onContinue: () => void): void => {
    if (childrenToMove(uid).length > 0)
      setPendingMove({ uid, onContinue: () => void leaveDialogEntries().then(onContinue) })
    else onContinue()
  }
  return { pendingMove, arrive }
}
