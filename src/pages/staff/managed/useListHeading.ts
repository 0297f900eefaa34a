import { useState } from 'react'
import { focusOnMount } from '@/ui/focusOnMount'

/** Props of a list's heading: it takes the focus when a form of the list has closed. */
export function useListHeading(isFormOpen: boolean) {
  const [hasOpened, setOpened] = useState(isFormOpen)
  if (isFormOpen && !hasOpened) setOpened(true)
  return hasOpened ? { ref: focusOnMount, tabIndex: -1 } : {}
}
