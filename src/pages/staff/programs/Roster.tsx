import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useRef } from 'react'
import { ageOn } from '@/domain/account/children'
import { nextAttendance, undoableStep } from '@/domain/care/attendance'
import { keyOfStay, type Stay } from '@/domain/care/stay'
import { arrivalOf, departureOf } from '@/domain/care/stayState'
import { clockTime, dayOf } from '@/domain/dates/day'
import {
  familySize,
  LARGE_FAMILY,
  type ProgramSession,
  type SessionBooking,
} from '@/domain/programs/programSession'
import { allergenList } from '@/domain/snacks/allergens'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { useChildFacts, useFreshChildren } from '@/features/account/childFacts'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { Tag } from '@/ui/Tag'
import { NextStep, UndoButton } from '../care/row/StayActions'
import { StepReport } from '../care/row/StepReport'
import { useStaySteps } from '../care/row/useStaySteps'
import { OwnFamilyNote } from '../OwnFamilyNote'
import { useStaffMember } from '../StaffMemberContext'
import { UnreadableRow } from '../UnreadableRow'
import styles from './SessionItem.module.css'
import { rosterQuery } from './sessionQueries'
import { useStaysOfRoster } from './useStaysOfRoster'

const noSeats: SessionBooking[] = []

export function Roster({ session }: { session: ProgramSession }) {
  const { uid } = useStaffMember()
  const roster = useRemoteRead(rosterQuery(uid, session.id))
  const { stayOf, failed } = useStaysOfRoster(
    uid,
    session,
    roster.status === 'loaded' ? roster.data : noSeats,
  )
  const focusTarget = useRef<HTMLDivElement>(null)
  useFreshChildren(uid, () =>
    roster.status === 'loaded' ? roster.data.map((seat) => ({ ...seat, isSoon: false })) : [],
  )
  return (
    <div ref={focusTarget} tabIndex={-1} aria-busy={roster.status === 'loading'}>
      {failed && <Remote read={failed} focusNext={focusTarget} />}
      <Remote read={roster} waiting={<Skeleton height="48px" />} focusNext={focusTarget}>
        {(seats) =>
          seats.length === 0 ? (
            <p role="status">예약한 아이가 없어요.</p>
          ) : (
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
      <li className={styles.child} data-row={rowKey}>
        <UnreadableRow id={booking.id} at={booking.createdAt}>
          {attendance}
        </UnreadableRow>
      </li>
    )
  return (
    <li className={styles.child} data-row={rowKey}>
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
      {isPending && <Skeleton width="72px" height="26px" />}
      {!isPending && child === undefined && (
        <span role="alert">
          <span>알레르기를 불러오지 못했어요.</span>{' '}
          <Button onClick={() => void refetch()}>다시 시도</Button>
        </span>
      )}
      {age !== undefined && <span>{`${age}세`}</span>}
      {child === null && <span>자녀 정보가 삭제됐어요.</span>}
      {allergies !== '' && <Tag tone="red">{`알레르기 ${allergies}`}</Tag>}
    </>
  )
}

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
      <span className={styles.attendance}>
        {undo && !isOwn && <UndoButton stay={stay} steps={steps} undo={undo} />}
        <NextStep stay={stay} steps={steps} next={next} tone="line" />
      </span>
      {undo && isOwn && <OwnFamilyNote />}
      <StepReport steps={steps} />
    </>
  )
}
