import { useRef } from 'react'
import { ageOn } from '@/domain/account/children'
import { keyOfStay, type Stay } from '@/domain/care/stay'
import { isThere } from '@/domain/care/stayState'
import { dayOf } from '@/domain/dates/day'
import {
  familySize,
  LARGE_FAMILY,
  type ProgramSession,
  type SessionBooking,
} from '@/domain/programs/programSession'
import { allergenList } from '@/domain/snacks/allergens'
import { useChildFacts } from '@/features/account/childFacts'
import { now } from '@/platform/clock'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { Tag } from '@/ui/Tag'
import { StaysThere } from '../care/dialogs/StaysThere'
import { rosterQuery } from '../care/queries'
import { FamilyOfRow } from '../FamilyLink'
import { useStaffMember } from '../StaffMemberContext'
import { UnreadableRow } from '../UnreadableRow'
import { RosterAttendance } from './RosterAttendance'
import styles from './SessionItem.module.css'
import { useStaysOfRoster } from './useStaysOfRoster'

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
