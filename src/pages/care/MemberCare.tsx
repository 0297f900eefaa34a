import { useQueries } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { Clock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { picture } from '@/content/pictures'
import { careTimeState } from '@/domain/care/careBooking'
import { type CareRow, careRow, checkCareRow, rowsInTheWay } from '@/domain/care/careCart'
import { isDayBookable } from '@/domain/care/passUses'
import { dayOf } from '@/domain/dates/day'
import type { ProgramSession } from '@/domain/programs/programSession'
import { paths } from '@/domain/site/paths'
import { childListOf, childrenReadOf } from '@/features/account/useChildren'
import { ordersQuery } from '@/features/orders/queries'
import { careSessionsQuery } from '@/features/programs/seatQueries'
import { now as clockNow } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useMember } from '@/remote/useMember'
import { type RemoteRead, useRemoteRead } from '@/remote/useRemoteRead'
import { useCareCart } from '@/stores/careCart'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Picture } from '@/ui/Picture'
import { CareChoiceFields } from './CareChoiceFields'
import { CareSummary } from './CareSummary'
import { CareTimes } from './CareTimes'
import { LastWeek } from './LastWeek'
import styles from './MemberCare.module.css'
import { type CareChoiceState, useCareChoice } from './useCareChoice'
import { useCarePasses } from './useCarePasses'
import { type CareRows, useCareRows } from './useCareRows'

/** Sessions close on screen within this time; booking checks the clock again. */
const CLOCK_STEP_MS = secondsToMilliseconds(15)

const nothingInTheWay: readonly CareRow[] = []

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

  const [inTheWay, setInTheWay] = useState(nothingInTheWay)
  const press = (session: ProgramSession) => {
    setInTheWay(nothingInTheWay)
    if (!child) return window.alert('자녀를 선택해 주세요.')
    if (!branch || !pass) return
    const row = careRow(session, { childId: child.id, branchId: branch.id, passId: pass.id })
    if (rows.rows.some(({ rowId }) => rowId === row.rowId)) return rows.remove(row.rowId)
    const held = rows.bookings.filter(
      ({ sessionId, cancelledAt }) => sessionId === session.id && !cancelledAt,
    ).length
    const check = checkCareRow(row, rows.rows, passes, held)
    if (check.ok) return rows.add(row)
    setInTheWay(rowsInTheWay(row, rows.rows, passes.passes))
    window.alert(check.reason)
  }
  useLinkedSession({ choice, rows, sessions, now, press })

  // What is picked stays until it is sent, even if that takes the last use.
  const isUseless = passes.status === 'loaded' && passes.offered.length === 0
  if (isUseless && rows.rows.length === 0) return <NoPass />
  return (
    <SectionsContainer className={`${styles.page} gap-4 flex-column flex`}>
      <CareChoiceFields choice={choice} passes={passes} now={now}>
        {(pass || !choice.isPassKnown) && (
          <LastWeek key={child?.id} choice={choice} passes={passes} rows={rows} />
        )}
      </CareChoiceFields>
      <CareTimes
        choice={choice}
        sessions={sessions}
        rows={rows}
        inTheWay={inTheWay}
        now={now}
        onPress={press}
      />
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

interface Options {
  choice: CareChoiceState
  rows: CareRows
  sessions: RemoteRead<readonly ProgramSession[]>
  now: Date
  press: (session: ProgramSession) => void
}

/** Selects the session in the address once child and pass are known (link of 「빈자리 알림」). */
function useLinkedSession({ choice, rows, sessions, now, press }: Options): void {
  const isDone = useRef(false)
  const { child, pass, linkedSessionId } = choice
  const session =
    sessions.status === 'loaded'
      ? sessions.data.find(({ id }) => id === linkedSessionId)
      : undefined
  useEffect(() => {
    if (isDone.current || !session || !child || !pass) return
    isDone.current = true
    const isPicked = rows.rows.some((row) => row.slotId === session.id && row.childId === child.id)
    const state = careTimeState(session, child.id, rows.bookings, now)
    const isOpened = isDayBookable(pass, dayOf(session.startsAt), dayOf(now))
    if (state === 'open' && isOpened && !isPicked) press(session)
  })
}

/** Loaded sessions of the chosen branch and of those with picked rows; `openUntil`: the last day that any pass opens. */
function useSessionsByBranch(
  branchId: string | undefined,
  openUntil: string | undefined,
): ReadonlyMap<string, readonly ProgramSession[]> {
  const rows = useCareCart((state) => state.rows)
  const chosen = branchId === undefined ? [] : [branchId]
  const ids = [...new Set([...chosen, ...rows.map((row) => row.branchId)])]
  const reads = useQueries({
    queries: ids.map((id) => ({
      ...careSessionsQuery(id, openUntil ?? ''),
      enabled: openUntil !== undefined,
    })),
  })
  return new Map(
    ids.flatMap((id, index) => {
      const sessions = reads[index]?.data
      return sessions ? [[id, sessions] as const] : []
    }),
  )
}

/** In place of calendar and summary (specification 6, section 3). */
function NoPass() {
  const { familyUid } = useMember()
  const orders = useRemoteRead(ordersQuery(familyUid))
  const isOrdered =
    orders.status === 'loaded' &&
    orders.data.some(({ kind, status }) => kind === 'membership' && status === 'awaitingPayment')
  return (
    <SectionsContainer className="pb-section">
      <Card as="section" className={`${styles.card} stack-4 text-center`}>
        <Picture picture={picture('empty-calendar')} alt="" className={styles.picture} />
        <h2>쓸 수 있는 이용권이 없어요.</h2>
        {isOrdered && (
          <p className={`${styles.waiting} to-middle inset row-2 icons-20 bold balance p-3-4`}>
            <Clock aria-hidden="true" />
            <span>아지트에서 확인하면 예약할 수 있어요.</span>
          </p>
        )}
        <ButtonLink tone="primary" size="large" isBlock to={paths.membership}>
          멤버십 보기
        </ButtonLink>
      </Card>
    </SectionsContainer>
  )
}
