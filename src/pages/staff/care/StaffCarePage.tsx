import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { branchById } from '@/content/branches'
import { filteredBoard, stayMatcher } from '@/domain/care/careBoard'
import { formatDay } from '@/domain/dates/day'
import type { PageHead } from '@/domain/site/pageHead'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useScreenAwake } from '@/platform/useScreenAwake'
import { failureOf } from '@/remote/failureOf'
import { useCareBranch } from '@/stores/careBranch'
import { FailureMessage } from '@/ui/FailureMessage'
import { Skeleton } from '@/ui/Skeleton'
import { StateMessage } from '@/ui/StateMessage'
import { useDayAddress } from '../useDayAddress'
import { CareFilters } from './CareFilters'
import { CareSession } from './CareSession'
import { CareTools } from './CareTools'
import { FactsWanted, SHORT_DAY_CHILDREN } from './factsWanted'
import styles from './StaffCarePage.module.css'
import { useCareDay } from './useCareDay'
import { useChildrenOfDay } from './useChildrenOfDay'
import { useDraftExpiry } from './useDraftExpiry'

export const staffCareHead: PageHead = {
  title: '오늘의 돌봄',
  description: '아지트 선생님이 보는 화면입니다.',
  isIndexed: false,
}

const CLOCK_MS = 15_000

/** Who is at the agit on a day, and what is to be done with each child (specification 5, section 4). */
export function StaffCarePage() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { day, goToDay, enterDay } = useDayAddress()
  const chosen = useCareBranch(({ branchId }) => branchId)
  const branchId = branchById(chosen)?.id ?? ''
  const [name, setName] = useState('')
  const searched = useDeferredValue(name)
  const time = useNow(CLOCK_MS) ?? now()
  const { board, isKnown, isLoading, error, retry, savedAt, notes, notesError } = useCareDay(day)
  const shown = useMemo(
    () => filteredBoard(board, { branchId, name: searched }),
    [board, branchId, searched],
  )
  const matches = useMemo(() => stayMatcher(searched), [searched])
  const count = board.reduce((sum, { stays }) => sum + stays.length, 0)
  useChildrenOfDay(shown)
  useDraftExpiry()
  useScreenAwake()

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          오늘의 돌봄
        </h1>
        <CareTools day={day} board={shown} />
      </div>
      <p className={styles.printed}>
        {[formatDay(day), branchById(branchId)?.name].filter(Boolean).join(' · ')}
      </p>
      <CareFilters
        day={day}
        goToDay={goToDay}
        enterDay={enterDay}
        branchId={branchId}
        name={name}
        onSearch={setName}
        savedAt={savedAt}
      />
      {isLoading && <Skeleton height="320px" />}
      {error && <FailureMessage failure={failureOf(error)} onRetry={retry} focusNext={heading} />}
      {notesError && isKnown && (
        <p className={styles.notesFailed} role="alert">
          알림장을 불러오지 못했어요. {failureOf(notesError).message}
        </p>
      )}
      {isKnown && shown.length === 0 && (
        <StateMessage
          role="status"
          message={searched.trim() === '' ? '이날은 돌봄이 없어요.' : '찾는 아이가 없어요.'}
        />
      )}
      <FactsWanted value={count <= SHORT_DAY_CHILDREN}>
        {board.map((session) => (
          <CareSession
            key={session.id}
            session={session}
            isHidden={!shown.includes(session)}
            matches={matches}
            notes={notes}
            now={time}
            heading={heading}
          />
        ))}
      </FactsWanted>
    </div>
  )
}

export { StaffCarePage as Component, staffCareHead as head }
