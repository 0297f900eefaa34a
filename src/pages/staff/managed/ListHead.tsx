import { Plus } from 'lucide-react'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'

interface Props {
  add?: string
  onAdd: () => void
  /** Gets the focus when the list is read again. */
  children: Elements
}

/** What stands above a list, and the button that adds to it. */
export const ListHead = ({ add = '추가', onAdd, children }: Props) => (
  <div className="spread-3">
    {children}
    <Button tone="primary" size="large" onClick={onAdd}>
      <Plus aria-hidden="true" />
      <span>{add}</span>
    </Button>
  </div>
)
