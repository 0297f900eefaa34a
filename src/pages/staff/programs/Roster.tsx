import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useRef } from 'react'
import { ageOn } from '@/domain/account/children'
import { nextAttendance, undoableStep } from '@/domain/care/attendance'
import { careBranchId } from '@/domain/care/careSession'
import { keyOfStay, type Stay, staysOf } from '@/domain/care/stay'
import { arrivalOf, departureOf, isThere } from '@/domain/care/stayState'
import { clockTime, dayOf } from '@/domain/dates/day'
import {
  familySize,
  LARGE_FAMILY,
  type ProgramSession,
  type SessionBooking,
} from '@/domain/programs/programSession'
import { allergenList } from '@/domain/snacks/allergens'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { useChildFacts } from '@/features/account/childFacts'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { RetryButton } from '@/ui/button/RetryButton'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { Tag } from '@/ui/Tag'
import { useStaySteps } from '../care/commands'
import { StaysThere } from '../care/dialogs/StaysThere'
import { bookingsOfDayQuery, rosterQuery } from '../care/queries'
import { RecordedBy } from '../care/row/RecordedBy'
import { NextStep, UndoButton } from '../care/row/StayActions'
import { StepReport } from '../care/row/StepReport'
import { FamilyOfRow } from '../FamilyLink'
import { OwnFamilyNote } from '../OwnFamilyNote'
import type { StaffReader } from '../queries'
import { useStaffMember } from '../StaffMemberContext'
import { UnreadableRow } from '../UnreadableRow'
import styles from './SessionItem.module.css'

const noSeats: SessionBooking[] = []

export function Roster({ session }: { session: ProgramSession }) {
  const staff = useStaffMember()
  const { uid } = staff
  const roster = useRemoteRead(rosterQuery(uid, session.id))
  const { stayOf, stays, failed } = useStaysOfRoster(
    staff,
    session,
    roster.status === 'loaded' ? roster.data : noSeats,
  )
  const there = stays.filter((stay) => isThere(stay, now()))
  const focusTarget = useRef<HTMLDivElement>(null)
  return (
    <div ref={focusTarget} tabIndex={-1} aria-busy={roster.status === 'loading'}>
      {failed && <Remote what="돌봄 예약" read={failed} focusNext={focusTarget} />}
      <Remote what="명단" read={roster} height="48px" focusNext={focusTarget}>
        {(seats) =>
          seats.length === 0 ? (
            <p role="status">예약한 아이가 없어요.</p>
          ) : (
            <StaysThere value={there}>
              <ul className="stack-2" aria-label="명단">
                {seats.map((booking) => (
                  <RosterItem
                    key={booking.id}
                    booking={booking}
                    stay={stayOf(booking)}
                    family={familySize(seats, booking)}
                  />
                ))}
              </ul>
            </StaysThere>
          )
        }
      </Remote>
    </div>
  )
}

interface ItemProps {
  booking: SessionBooking
  stay: Stay | undefined
  family: number
}

function RosterItem({ booking, stay, family }: ItemProps) {
  const rowKey = stay ? keyOfStay(stay) : booking.id
  const attendance = booking.cancelledAt ? (
    <Tag tone="plain">취소</Tag>
  ) : (
    stay && <RosterAttendance stay={stay} />
  )
  if (booking.isUnreadable)
    return (
      <li className={`${styles.child} inset row wrap`} data-row={rowKey}>
        <UnreadableRow id={booking.id} at={booking.createdAt}>
          {attendance}
        </UnreadableRow>
      </li>
    )
  return (
    <li className={`${styles.child} inset row wrap`} data-row={rowKey}>
      <RosterChild booking={booking} />
      {family >= LARGE_FAMILY && !booking.cancelledAt && (
        <Tag tone="blue">{`한 가족 ${family}명`}</Tag>
      )}
      {attendance}
    </li>
  )
}

/** A failed read must be visible: there may be an allergy. */
function RosterChild({ booking }: Pick<ItemProps, 'booking'>) {
  const { uid } = useStaffMember()
  const { data: child, isPending, refetch } = useChildFacts(uid, booking)
  const age = child ? ageOn(child.birthday, dayOf(now())) : undefined
  const allergies = child ? allergenList(child.allergens) : ''
  return (
    <>
      <b>{child?.name ?? booking.childName}</b>
      <FamilyOfRow uid={booking.uid} />
      {isPending && <Skeleton width="72px" height="26px" />}
      {!isPending && child === undefined && (
        <span role="alert">
          <span>알레르기를 불러오지 못했어요.</span> <RetryButton onRetry={() => void refetch()} />
        </span>
      )}
      {age !== undefined && <span>{`${age}세`}</span>}
      {child === null && <span>자녀 정보가 삭제됐어요.</span>}
      {allergies !== '' && <Tag tone="red">{`알레르기 ${allergies}`}</Tag>}
    </>
  )
}

const noStays: Stay[] = []

/** What 등원 and 하원 of a seat mark: in care the child's whole stay, which is read beside the roster; else the seat alone. */
function useStaysOfRoster(
  staff: StaffReader,
  { programId, startsAt, endsAt }: ProgramSession,
  seats: readonly SessionBooking[],
) {
  const branchId = careBranchId(programId)
  const isCare = branchId !== undefined
  const reader = { ...staff, at: staff.at === undefined ? undefined : branchId }
  const read = useRemoteRead(
    { ...bookingsOfDayQuery(reader, dayOf(startsAt)), select: staysOf },
    isCare && seats.length > 0,
  )
  /** Undefined while the stay is not known. */
  const stayOf = (seat: SessionBooking): Stay | undefined => {
    const alone: Stay = { ...seat, branchId: '', endsAt, bookings: [seat] }
    if (!isCare) return alone
    if (read.status !== 'loaded') return undefined
    return read.data.find(({ bookings }) => bookings.some(({ id }) => id === seat.id)) ?? alone
  }
  return {
    stayOf,
    /** Stays of the day. */
    stays: read.status === 'loaded' ? read.data : noStays,
    failed: isCare && read.status === 'failed' ? read : undefined,
  }
}

/** 등원 and 하원 of a seat of the roster. */
function RosterAttendance({ stay }: { stay: Stay }) {
  const time = useNow(secondsToMilliseconds(15)) ?? now()
  const steps = useStaySteps(stay)
  const isOwn = isOwnFamily(useStaffMember(), stay)
  const next = nextAttendance(stay, time)
  const undo = undoableStep(stay, time)
  const arrivedAt = arrivalOf(stay)
  const leftAt = departureOf(stay)
  return (
    <>
      {arrivedAt && <Tag tone="green">{`등원 ${clockTime(arrivedAt)}`}</Tag>}
      {leftAt && (
        <Tag tone="plain">{`하원 ${clockTime(leftAt)} ${stay.bookings[0].leftWith ?? ''}`}</Tag>
      )}
      <RecordedBy stay={stay} />
      <span className="flex gap-2 push">
        {!isOwn && <UndoButton stay={stay} steps={steps} undo={undo} />}
        <NextStep stay={stay} steps={steps} next={next} tone="line" />
      </span>
      {undo && isOwn && <OwnFamilyNote />}
      <StepReport steps={steps} />
    </>
  )
}
