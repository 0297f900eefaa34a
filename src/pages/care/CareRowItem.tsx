import { type CareRow, careRowTime } from '@/domain/care/careCart'
import { OverlapWarning } from '@/features/programs/OverlapWarning'
import { useBranchName } from '@/remote/useBranchContacts'
import { Button } from '@/ui/button/Button'
import { Tag } from '@/ui/Tag'
import styles from './CareSummary.module.css'

interface Props {
  row: CareRow
  childName: string
  passLabel: string
  /** The last seat was taken: the row is not sent again. */
  isGone: boolean
  isOverlapping: boolean
  isBooking: boolean
  onRemove: () => void
}

export function CareRowItem({
  row,
  childName,
  passLabel,
  isGone,
  isOverlapping,
  isBooking,
  onRemove,
}: Props) {
  const branch = useBranchName()(row.branchId) ?? ''
  const time = careRowTime(row)
  return (
    <li className={`${styles.row} grid middle`} data-gone={isGone || undefined}>
      <p>
        <b>
          <span>{childName}</span> <span className={`${styles.branch} muted`}>{`· ${branch}`}</span>
        </b>
        <span className="sr-only"> · </span>
        <span className={`${styles.when} block tabular`}>{time}</span>
        <span className="sr-only"> · </span>
        <span className="muted text-14 block">{passLabel}</span>
        {isGone && <Tag tone="plain">마감</Tag>}
      </p>
      <Button
        className={styles.remove}
        tone="text"
        aria-label={`${childName} · ${branch} · ${time} · ${passLabel} 빼기`}
        aria-disabled={isBooking || undefined}
        onClick={onRemove}
      >
        빼기
      </Button>
      <OverlapWarning isOverlapping={isOverlapping} />
    </li>
  )
}
