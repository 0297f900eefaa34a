import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { careRow, checkCareRow } from '@/domain/care/careCart'
import type { ProgramSession } from '@/domain/programs/programSession'
import { childListOf, childrenReadOf } from '@/features/account/useChildren'
import { careSessionsQuery } from '@/features/programs/seatQueries'
import { now as clockNow } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { CareChoiceFields } from './CareChoiceFields'
import { CareSummary } from './CareSummary'
import { CareTimes } from './CareTimes'
import styles from './MemberCare.module.css'
import { useAskedSession } from './useAskedSession'
import { useCareChoice } from './useCareChoice'
import { useCarePasses } from './useCarePasses'
import { useCareRows } from './useCareRows'
import { useSessionsByBranch } from './useSessionsByBranch'

/** Sessions close on screen within this time; booking checks the clock again. */
const CLOCK_STEP_MS = secondsToMilliseconds(15)

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

export function MemberCare() {
  const now = useNow(CLOCK_STEP_MS) ?? clockNow()
  const passes = useCarePasses(now)
  const choice = useCareChoice(passes, now)
  const { child, branch, pass } = choice
  const { openUntil } = passes
  const sessions = useRemoteRead(
    careSessionsQuery(branch?.id ?? '', openUntil ?? ''),
    branch !== undefined && openUntil !== undefined,
  )
  const childList = childListOf(choice.children)
  const areChildrenKnown = childrenReadOf(choice.children)?.status === 'loaded'
  const rows = useCareRows({
    now,
    sessionsOf: useSessionsByBranch(branch?.id, openUntil),
    childIds: areChildrenKnown ? idsOf(childList) : undefined,
    passIds: passes.status === 'loaded' ? idsOf(passes.offered) : undefined,
  })

  const press = (session: ProgramSession) => {
    if (!child) return window.alert('자녀를 선택해 주세요.')
    if (!branch || !pass) return
    const row = careRow(session, { childId: child.id, branchId: branch.id, passId: pass.id })
    if (rows.rows.some(({ rowId }) => rowId === row.rowId)) return rows.remove(row.rowId)
    const held = rows.bookings.filter(
      ({ sessionId, cancelledAt }) => sessionId === session.id && !cancelledAt,
    ).length
    const check = checkCareRow(row, rows.rows, passes, held)
    if (check.ok) rows.add(row)
    else window.alert(check.reason)
  }
  useAskedSession({ choice, rows, sessions, now, press })

  return (
    <SectionsContainer className={styles.page}>
      <CareChoiceFields choice={choice} passes={passes} now={now} />
      <CareTimes choice={choice} sessions={sessions} rows={rows} now={now} onPress={press} />
      <CareSummary
        rows={rows}
        childList={childList}
        passes={passes}
        isReady={
          childrenReadOf(choice.children)?.status !== 'loading' && passes.status !== 'loading'
        }
      />
    </SectionsContainer>
  )
}
