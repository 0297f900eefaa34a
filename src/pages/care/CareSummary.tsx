import { useId, useRef } from 'react'
import { type CareRow, careRowTime, usesByPass } from '@/domain/care/careCart'
import type { ChildChoice } from '@/features/account/useChildren'
import { careSeats } from '@/features/programs/careSeats'
import { useBookSeats } from '@/features/programs/commands'
import { OverlapWarning } from '@/features/programs/OverlapWarning'
import { now as clockNow } from '@/platform/clock'
import { useBranchName } from '@/remote/useBranchContacts'
import { useMember } from '@/remote/useMember'
import { Button } from '@/ui/button/Button'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Tag } from '@/ui/Tag'
import styles from './CareSummary.module.css'
import type { CarePasses } from './useCarePasses'
import type { CareRows } from './useCareRows'

interface Props {
  rows: CareRows
  childList: readonly ChildChoice[]
  passes: CarePasses
  /** Children and passes are loaded; remembered rows come earlier. */
  isReady: boolean
}

export function CareSummary({ rows, childList, passes, isReady }: Props) {
  const { familyUid } = useMember()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const booking = useBookSeats<CareRow>({
    failure: '돌봄을 예약하지 못했습니다.',
    onSend: rows.send,
    onAnswer: rows.takeAnswer,
  })
  const passLabel = (passId: string) =>
    passes.passes.find(({ id }) => id === passId)?.label ?? '이용권'

  const book = () => {
    const bookable = rows.bookableAt(clockNow())
    if (bookable.length === 0) return window.alert('예약할 시간을 선택해 주세요.')
    const seats = careSeats(bookable, { ...passes, uid: familyUid, children: childList })
    // Rows of a list that could not be read: its field says so, with a retry.
    if (seats.length === 0) return window.alert('자녀를 선택해 주세요.')
    void booking.run(seats)
  }

  return (
    <section className={`${styles.summary} contents`} aria-labelledby={headingId}>
      <div className={`${styles.rows} shadow-1 on-raised p-5 rounded-card`}>
        <h2 className="text-18" id={headingId} ref={heading} tabIndex={-1}>
          예약 요약
        </h2>
        {rows.shown.length === 0 && <p className="py-4 muted">고른 시간이 여기에 담겨요.</p>}
        {rows.shown.length > 0 && (
          <ul className={`${styles.list} ruled grid`} aria-labelledby={headingId}>
            {rows.shown.map((row) => (
              <CareRowItem
                key={row.rowId}
                row={row}
                childName={childList.find(({ id }) => id === row.childId)?.name ?? ''}
                passLabel={passLabel(row.passId)}
                isGone={rows.isGone(row)}
                isOverlapping={rows.overlapping.has(row.rowId)}
                isBooking={booking.isBusy}
                onRemove={() => {
                  if (booking.isBusy) return
                  rows.remove(row.rowId)
                  // The pressed button disappears with its row.
                  heading.current?.focus()
                }}
              />
            ))}
          </ul>
        )}
        {rows.rows.length > 0 && (
          <p className="note">
            {`시작하기 전까지 취소하면 이용권 ${rows.rows.length}회가 돌아와요.`}
          </p>
        )}
      </div>
      <div
        className={`${styles.foot} sticky-bar screen-only`}
        data-empty={rows.rows.length === 0 || undefined}
      >
        <CommandFailure command={booking} onRetry={book} focusNext={button} />
        <div className={`${styles.action} row-4`}>
          <p className={`${styles.sum} keeps-end`} aria-live="polite">
            {rows.rows.length === 0 && <span>시간을 골라 주세요</span>}
            {usesByPass(rows.rows).map(({ passId, count }) => (
              <b key={passId}>
                <span>{passLabel(passId)}</span> <span>{`${count}회 사용`}</span>
              </b>
            ))}
          </p>
          <Button
            ref={button}
            className={styles.book}
            tone={rows.rows.length === 0 ? 'tonal' : 'primary'}
            size="large"
            isBusy={booking.isBusy || !isReady}
            onClick={book}
          >
            예약하기
          </Button>
        </div>
      </div>
    </section>
  )
}

interface CareRowItemProps {
  row: CareRow
  childName: string
  passLabel: string
  /** The last seat was taken: the row is not sent again. */
  isGone: boolean
  isOverlapping: boolean
  isBooking: boolean
  onRemove: () => void
}

function CareRowItem({
  row,
  childName,
  passLabel,
  isGone,
  isOverlapping,
  isBooking,
  onRemove,
}: CareRowItemProps) {
  const branch = useBranchName()(row.branchId) ?? ''
  const time = careRowTime(row)
  return (
    <li className={`${styles.row} grid middle and-end`} data-gone={isGone || undefined}>
      <p>
        <b>
          <span>{childName}</span> <span className="medium muted">{`· ${branch}`}</span>
        </b>
        <span className="sr-only"> · </span>
        <span className={`${styles.when} block tabular`}>{time}</span>
        <span className="sr-only"> · </span>
        <span className="block note">{passLabel}</span>
        {isGone && <Tag tone="plain">마감</Tag>}
      </p>
      <Button
        className="edge-right"
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
