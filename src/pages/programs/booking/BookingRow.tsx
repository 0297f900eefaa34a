import { Plus, X } from 'lucide-react'
import { formatDay } from '@/domain/dates/day'
import type { ProgramRow, SelectionAction } from '@/domain/programs/programSelection'
import { bookingLabel } from '@/domain/programs/sessionRow'
import type { ChildChoice } from '@/features/account/useChildren'
import { OverlapWarning } from '@/features/programs/OverlapWarning'
import { Button } from '@/ui/button/Button'
import { CompactSelect } from '@/ui/form/CompactSelect'
import { Tag } from '@/ui/Tag'
import styles from './BookingRow.module.css'

interface Props {
  booking: ProgramRow
  childList: readonly ChildChoice[]
  /** The last seat was taken: the row is not sent again. */
  isGone: boolean
  isOverlapping: boolean
  canAddSibling: boolean
  onChange: (action: SelectionAction) => void
}

export function BookingRow({
  booking,
  childList,
  isGone,
  isOverlapping,
  canAddSibling,
  onChange,
}: Props) {
  const { rowId } = booking
  const label = bookingLabel(booking)
  return (
    <li className={`${styles.row} inset grid middle`} data-gone={isGone || undefined}>
      <p className={`${styles.when} gap-0-2 wrap tabular flex`}>
        <b>{formatDay(booking.date)}</b> <span>{`${booking.start}~${booking.end}`}</span>
        {isGone && <Tag tone="plain">마감</Tag>}
      </p>
      <Button
        className={styles.remove}
        tone="text"
        aria-label={`${label} 삭제`}
        onClick={() => onChange({ type: 'remove', rowId })}
      >
        <X aria-hidden="true" />
      </Button>
      <CompactSelect
        aria-label={`${label} 자녀`}
        disabled={isGone}
        value={booking.childId}
        onChange={(event) => onChange({ type: 'setChild', rowId, childId: event.target.value })}
      >
        {childList.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </CompactSelect>
      <Button
        className={styles.add}
        tone="tonal"
        disabled={!canAddSibling}
        onClick={() =>
          onChange({ type: 'addSibling', rowId, childIds: childList.map(({ id }) => id) })
        }
      >
        <Plus aria-hidden="true" />
        <span>자녀 추가</span>
      </Button>
      <OverlapWarning isOverlapping={isOverlapping} />
    </li>
  )
}
