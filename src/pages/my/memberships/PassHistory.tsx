import { useRef, useState } from 'react'
import { type Stay, staysOf } from '@/domain/care/stay'
import { parentStayLabels, stayLabel, stayState } from '@/domain/care/stayState'
import { dayOf, formatDay, formatTimeSpan } from '@/domain/dates/day'
import { bookingsOfPassQuery } from '@/features/programs/queries'
import { useBranchName } from '@/remote/useBranchContacts'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Disclosure } from '@/ui/layout/Disclosure'
import { Remote } from '@/ui/message/Remote'
import { UsesReturned } from '../care/UsesReturned'
import { useStayMessages } from '../care/useStayMessages'
import styles from './PassHistory.module.css'

/** Nothing is followed: the history is past. */

interface Props {
  passId: string
  now: Date
}

export function PassHistory({ passId, now }: Props) {
  const [isWanted, setIsWanted] = useState(false)
  return (
    <div>
      <Disclosure summary="사용 내역" onOpen={() => setIsWanted(true)}>
        {isWanted && <Uses passId={passId} now={now} />}
      </Disclosure>
    </div>
  )
}

function Uses({ passId, now }: Props) {
  const { familyUid } = useMember()
  const frame = useRef<HTMLDivElement>(null)
  const read = useRemoteRead(bookingsOfPassQuery(familyUid, passId))
  return (
    <div ref={frame} tabIndex={-1}>
      <Remote what="사용 내역" read={read} height="72px" focusNext={frame}>
        {(bookings) => <StayList stays={staysOf(bookings).reverse()} now={now} />}
      </Remote>
    </div>
  )
}

interface OutcomeProps {
  stay: Stay
  now: Date
  isResting: boolean
}

function StayOutcome({ stay, now, isResting }: OutcomeProps) {
  const state = stayState(stay, now, { isResting })
  return (
    <>
      <b>{stayLabel(state, parentStayLabels)}</b>
      {state.kind === 'absent' && <UsesReturned stay={stay} />}
    </>
  )
}

function StayList({ stays, now }: { stays: readonly Stay[]; now: Date }) {
  const branchName = useBranchName()
  const { isResting } = useStayMessages()
  if (stays.length === 0) return <p>아직 사용하지 않았어요.</p>
  return (
    <ul className={`${styles.list} grid tabular`} aria-label="사용 내역">
      {stays.map((stay) => (
        <li key={stay.bookings[0].id}>
          <span>{`${formatDay(dayOf(stay.startsAt))} ${formatTimeSpan(stay)}`}</span>
          <span>{`${branchName(stay.branchId) ?? ''} · ${stay.childName}`}</span>
          <StayOutcome stay={stay} now={now} isResting={isResting(stay)} />
        </li>
      ))}
    </ul>
  )
}
