import { useMemo, useRef } from 'react'
import { branchById } from '@/content/branches'
import { boardNews } from '@/domain/agit/staffNews'
import { formatDay } from '@/domain/dates/day'
import { staffStatusLabels } from '@/domain/rides/ride'
import { isOnBoard } from '@/domain/rides/rideBoard'
import type { PageHead } from '@/domain/site/pageHead'
import { useScreenAwake } from '@/platform/useScreenAwake'
import { failureOf } from '@/remote/failureOf'
import { FailureMessage } from '@/ui/FailureMessage'
import { StateMessage } from '@/ui/StateMessage'
import { SpokenNews } from '../SpokenNews'
import { BoardCounts } from './BoardCounts'
import { BoardFilters } from './BoardFilters'
import { BoardTools } from './BoardTools'
import { RideList, RideListWaiting } from './RideList'
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
  const address = useBoardAddress()
  const { day, filter } = address
  const board = useBoard(day)
  const { branchId, status } = filter
  const shown = useMemo(
    () => board.rides.filter((ride) => isOnBoard({ branchId, status }, ride)),
    [board.rides, branchId, status],
  )
  const isKnown = board.savedAt !== undefined
  // Whatever the status: a ride that leaves the list because it was cancelled is news as well.
  const ofBranch = useMemo(
    () =>
      isKnown ? board.rides.filter((ride) => isOnBoard({ branchId, status: '' }, ride)) : undefined,
    [isKnown, board.rides, branchId],
  )
  useScreenAwake()

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          오늘의 픽업
        </h1>
        <BoardTools day={day} rides={shown} heading={heading} />
      </div>
      <p className={styles.printed}>
        {[formatDay(day), branchById(branchId)?.name, status && staffStatusLabels[status]]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <BoardFilters {...address} />
      <SpokenNews key={`${day} ${branchId}`} answer={ofBranch} newsOf={boardNews} />
      <BoardCounts rides={shown} savedAt={board.savedAt} />
      {board.isLoading && <RideListWaiting />}
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
      {board.savedAt && (
        <RideList rides={board.rides} shown={shown} messages={board.messages} heading={heading} />
      )}
    </div>
  )
}

export { StaffTodayPage as Component, staffTodayHead as head }
