import { type RefObject, useEffect } from 'react'

/**
 * Brings what stands below a failure's message back into view when the message comes: it pushes the buttons down, out of a
 * dialog that fills the screen.
 */
export function useShownOnFailure(below: RefObject<HTMLElement | null>, hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed) below.current?.scrollIntoView({ block: 'nearest' })
  }, [below, hasFailed])
}
