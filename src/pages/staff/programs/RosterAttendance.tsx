import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { nextAttendance, undoableStep } from '@/domain/care/attendance'
import type { Stay } from '@/domain/care/stay'
import { arrivalOf, departureOf } from '@/domain/care/stayState'
import { clockTime } from '@/domain/dates/day'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { Tag } from '@/ui/Tag'
import { useStaySteps } from '../care/commands'
import { RecordedBy } from '../care/row/RecordedBy'
import { NextStep, UndoButton } from '../care/row/StayActions'
import { StepReport } from '../care/row/StepReport'
import { OwnFamilyNote } from '../OwnFamilyNote'
import { useStaffMember } from '../StaffMemberContext'

/** 등원 and 하원 of a seat of the roster. */
export function RosterAttendance({ stay }: { stay: Stay }) {
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
        {undo && !isOwn && <UndoButton stay={stay} steps={steps} undo={undo} />}
        <NextStep stay={stay} steps={steps} next={next} tone="line" />
      </span>
      {undo && isOwn && <OwnFamilyNote />}
      <StepReport steps={steps} />
    </>
  )
}
