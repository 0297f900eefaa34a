import { Plus, X } from 'lucide-react'
import { formatDay } from '@/domain/dates/day'
import type { Program } from '@/domain/programs/program'
import {
  nextSibling,
  type ProgramRow,
  type SelectionAction,
} from '@/domain/programs/programSelection'
import { bookingLabel } from '@/domain/programs/sessionRow'
import type { ChildChoice } from '@/features/account/useChildren'
import { OverlapWarning } from '@/features/programs/OverlapWarning'
import { Button } from '@/ui/button/Button'
import { CompactSelect } from '@/ui/form/CompactSelect'
import { NamedOptions } from '@/ui/form/Select'
import { Tag } from '@/ui/Tag'
import styles from './BookingRows.module.css'
import type { useSelection } from './useSelection'

interface Props {
  program: Program
  now: Date
  selection: ReturnType<typeof useSelection>
  overlapping: ReadonlySet<string>
  childList: readonly ChildChoice[]
  onChange: (action: SelectionAction) => void
}

export function BookingRows({ program, now, selection, overlapping, childList, onChange }: Props) {
  const { bookings, rows } = selection
  const childIds = childList.map(({ id }) => id)
  return (
    <>
      <h3 className={styles.heading}>선택한 예약</h3>
      {rows.length === 0 && (
        <p className={`${styles.empty} inset muted text-center`}>선택한 시간이 없습니다.</p>
      )}
      {rows.length > 0 && (
        <ul className="stack-3" aria-label="선택한 예약">
          {rows.map((booking) => (
            <BookingRow
              key={booking.rowId}
              booking={booking}
              childList={childList}
              isOverlapping={overlapping.has(booking.rowId)}
              isGone={selection.isGone(booking)}
              canAddSibling={
                !selection.isGone(booking) &&
                nextSibling(bookings, booking.rowId, childIds, program, now) !== undefined
              }
              onChange={onChange}
            />
          ))}
        </ul>
      )}
    </>
  )
}

interface BookingRowProps {
  booking: ProgramRow
  childList: readonly ChildChoice[]
  /** The last seat was taken: the row is not sent again. */
  isGone: boolean
  isOverlapping: boolean
  canAddSibling: boolean
  onChange: (action: SelectionAction) => void
}

function BookingRow({
  booking,
  childList,
  isGone,
  isOverlapping,
  canAddSibling,
  onChange,
}: BookingRowProps) {
  const { rowId } = booking
  const label = bookingLabel(booking)
  return (
    <li className={`${styles.row} inset grid middle and-end`} data-gone={isGone || undefined}>
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
        <NamedOptions of={childList} />
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
