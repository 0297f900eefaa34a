import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { focusOnMount } from '@/ui/focusOnMount'

interface Props {
  add?: string
  onAdd: () => void
  /** Gets the focus when the list is read again. */
  children: Elements
}

/** What stands above a list, and the button that adds to it. */
export const ListHead = ({ add = '추가', onAdd, children }: Props) => (
  <div className="spread-3 wrap">
    {children}
    <Button tone="primary" size="large" onClick={onAdd}>
      <Plus aria-hidden="true" />
      <span>{add}</span>
    </Button>
  </div>
)

/** Props of a list's heading: it takes the focus when a form of the list has closed. */
export function useListHeading(isFormOpen: boolean) {
  const [hasOpened, setOpened] = useState(isFormOpen)
  if (isFormOpen && !hasOpened) setOpened(true)
  return hasOpened ? { ref: focusOnMount, tabIndex: -1 } : {}
}
