import { type RefObject, useEffect } from 'react'

/** Scrolls the buttons into view after a failure message has pushed them out of the dialog. */
export function useScrollIntoViewOnFailure(
  below: RefObject<HTMLElement | null>,
  hasFailed: boolean,
): void {
  useEffect(() => {
    if (hasFailed) below.current?.scrollIntoView({ block: 'nearest' })
  }, [below, hasFailed])
}
