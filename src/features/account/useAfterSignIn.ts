import { useState } from 'react'
import { childrenToMove } from './useMovingChildren'

interface PendingMove {
  uid: string
  onContinue: () => void
}

/** After sign-in: asks about this device's children (`ChildrenMove`) if there are any, then continues. */
export function useAfterSignIn() {
  const [asked, setAsked] = useState<PendingMove>()
  const arrive = (uid: string, onContinue: () => void): void => {
    if (childrenToMove(uid).length > 0) setAsked({ uid, onContinue })
    else onContinue()
  }
  return { asked, arrive }
}
