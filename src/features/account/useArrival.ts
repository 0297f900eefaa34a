import { useState } from 'react'
import { childrenToMove } from './useMovingChildren'

interface Asked {
  uid: string
  goOn: () => void
}

/** After sign-in: asks about this device's children (`ChildrenMove`) if there are any, then continues. */
export function useArrival() {
  const [asked, setAsked] = useState<Asked>()
  const arrive = (uid: string, goOn: () => void): void => {
    if (childrenToMove(uid).length > 0) setAsked({ uid, goOn })
    else goOn()
  }
  return { asked, arrive }
}
