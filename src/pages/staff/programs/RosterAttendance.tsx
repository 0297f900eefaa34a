import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { nextAttendance, stepToTakeBack } from '@/domain/care/attendance'
import type { Stay } from '@/domain/care/stay'
import { arrivalOf, departureOf } from '@/domain/care/stayState'
import { clockTime } from '@/domain/dates/day'
import type { SessionBooking } from '@/domain/programs/programSession'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { Tag } from '@/ui/Tag'
import { NextStep, UndoButton } from '../care/row/StayActions'
import { StepReport } from '../care/row/StepReport'
import { useStaySteps } from '../care/row/useStaySteps'
import styles from './SessionItem.module.css'

interface Props {
  booking: SessionBooking
  endsAt: Date
}

/** 등원 and 하원, as in 「오늘의 돌봄」. */
export function RosterAttendance({ booking, endsAt }: Props) {
  const stay: Stay = { ...booking, branchId: '', endsAt, bookings: [booking] }
  const time = useNow(secondsToMilliseconds(15)) ?? now()
  const steps = useStaySteps(stay)
  const next = nextAttendance(stay, time)
  const undo = stepToTakeBack(stay, time)
  const arrivedAt = arrivalOf(stay)
  const leftAt = departureOf(stay)
  return (
    <>
      {arrivedAt && <Tag tone="green">등원 {clockTime(arrivedAt)}</Tag>}
      {leftAt && (
        <Tag tone="plain">
          하원 {clockTime(leftAt)} {booking.leftWith}
        </Tag>
      )}
      <span className={styles.attendance}>
        {undo && <UndoButton stay={stay} steps={steps} undo={undo} />}
        {next && <NextStep stay={stay} steps={steps} next={next} tone="line" />}
      </span>
      <StepReport childName={booking.childName} steps={steps} />
    </>
  )
}
