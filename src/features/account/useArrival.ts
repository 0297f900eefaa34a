import { useState } from 'react'
import { childrenToMove } from './useMovingChildren'

interface Asked {
  uid: string
  goOn: () => void
}

/** After a session has begun: asks about the children on this device where there are any (`ChildrenMove`), then goes on. */
export function useArrival() {
  const [asked, setAsked] = useState<Asked>()
  const arrive = (uid: string, goOn: () => void): void => {
    if (childrenToMove(uid).length > 0) setAsked({ uid, goOn })
    else goOn()
  }
  return { asked, arrive }
}
