import { TriangleAlert } from 'lucide-react'
import { branches } from '@/content/branches'
import { type CareRow, careRowTime } from '@/domain/care/careCart'
import { Button } from '@/ui/Button'
import { Tag } from '@/ui/Tag'
import styles from './CareSummary.module.css'

interface Props {
  row: CareRow
  childName: string
  passLabel: string
  /** Somebody else took the last seat; the row is not sent any more. */
  isGone: boolean
  /** The child has something else at that time. */
  isOverlapping: boolean
  onRemove: () => void
}

/** One picked time: `김하준 · 성수점 · 11.30(월) 13:00~15:00 · 라이트 4시간권`. */
export function CareRowItem({ row, childName, passLabel, isGone, isOverlapping, onRemove }: Props) {
  const branchName = branches.find(({ id }) => id === row.branchId)?.name ?? ''
  const time = careRowTime(row)
  return (
    <li className={styles.row} data-gone={isGone || undefined}>
      <p>
        <b>
          {childName} <span className={styles.branch}>· {branchName}</span>
        </b>
        <span className="sr-only"> · </span>
        <span className={styles.when}>{time}</span>
        <span className="sr-only"> · </span>
        <span className={styles.pass}>{passLabel}</span>
        {isGone && <Tag tone="plain">마감</Tag>}
      </p>
      <Button
        className={styles.remove}
        tone="text"
        aria-label={`${childName} · ${branchName} · ${time} · ${passLabel} 빼기`}
        onClick={onRemove}
      >
        빼기
      </Button>
      <p className={styles.warning} role="status">
        {isOverlapping && (
          <>
            <TriangleAlert aria-hidden="true" />
            같은 자녀의 다른 예약과 시간이 겹쳐요.
          </>
        )}
      </p>
    </li>
  )
}
