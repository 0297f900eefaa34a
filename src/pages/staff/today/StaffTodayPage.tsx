import { useDeferredValue, useRef } from 'react'
import { formatDay } from '@/domain/day'
import type { PageHead } from '@/domain/pageHead'
import { isOnBoard } from '@/domain/rideBoard'
import { useScreenAwake } from '@/platform/useScreenAwake'
import { failureOf } from '@/remote/failureOf'
import { FailureMessage } from '@/ui/FailureMessage'
import { Skeleton } from '@/ui/Skeleton'
import { StateMessage } from '@/ui/StateMessage'
import { BoardCounts } from './BoardCounts'
import { BoardFilters } from './BoardFilters'
import { BoardTools } from './BoardTools'
import { RideItem } from './RideItem'
import styles from './StaffTodayPage.module.css'
import { useBoard } from './useBoard'
import { useBoardAddress } from './useBoardAddress'

export const staffTodayHead: PageHead = {
  title: '오늘의 픽업',
  description: '아지트 선생님이 보는 화면입니다.',
  isIndexed: false,
}

/** The rides of a day, and what is to be done with each (specification 4, section 4). */
export function StaffTodayPage() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { day, today, filter, write } = useBoardAddress()
  const board = useBoard(day)
  const shown = board.rides.filter((ride) => isOnBoard(filter, ride))
  // The list of a long day follows a moment later; the control that was tapped answers at once.
  const listed = useDeferredValue(shown)
  useScreenAwake()

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          오늘의 픽업
        </h1>
        <BoardTools day={day} rides={shown} />
      </div>
      <p className={styles.printed}>{formatDay(day)}</p>
      <BoardFilters day={day} today={today} filter={filter} write={write} />
      <BoardCounts rides={shown} savedAt={board.savedAt} />
      {board.isLoading && <Waiting />}
      {board.error && (
        <FailureMessage
          failure={failureOf(board.error)}
          onRetry={board.retry}
          focusNext={heading}
        />
      )}
      {board.savedAt && shown.length === 0 && (
        <StateMessage role="status" message="이 날의 픽업이 없어요." />
      )}
      {listed.length > 0 && (
        <ul className={styles.list} aria-label="픽업 목록">
          {listed.map((ride) => (
            <RideItem key={ride.id} ride={ride} messages={board.messagesOf(ride)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles.list}>
      <p className="sr-only" role="status">
        픽업 목록을 불러오고 있어요.
      </p>
      {['first', 'second', 'third'].map((card) => (
        <Skeleton key={card} height="220px" />
      ))}
    </div>
  )
}
