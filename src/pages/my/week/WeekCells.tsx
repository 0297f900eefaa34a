import { Bus, Check, Clock, House, type LucideIcon, Palette, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { parentStayLabels, stayLabel, stayState } from '@/domain/care/stayState'
import { clockTime, formatTimeSpan } from '@/domain/dates/day'
import type { SessionBooking } from '@/domain/programs/programSession'
import { parentStatusLabels, type Ride } from '@/domain/rides/booked/ride'
import { shortPlaceName, type WeekCell, type WeekGap } from '@/domain/rides/week/familyWeek'
import type { MemberBooking } from '@/domain/rides/week/memberBookings'
import { paths } from '@/domain/site/paths'
import { usePrograms } from '@/features/programs/usePrograms'
import { now } from '@/platform/clock'
import { useBranchName } from '@/remote/useBranchContacts'
import { usePickupWizard } from '@/stores/pickupWizard'
import { RestButtons } from '../rest/RestButtons'
import styles from './Week.module.css'

const keyOf = (booking: MemberBooking): string => {
  if (booking.kind === 'ride') return booking.ride.id
  return booking.kind === 'stay' ? booking.stay.bookings[0].id : booking.booking.id
}

/** As it was read, of the week shown. */
export interface WeekKnown {
  rides: readonly Ride[]
  bookings: readonly SessionBooking[]
}

interface Props {
  cell: WeekCell
  known: WeekKnown
  isFull?: boolean
}

/** What a child has on a day, in order of time; a missing ride stands first, missing care last, then 「쉬어요」. */
export function WeekMarks({ cell, known, isFull = false }: Props) {
  const { bookings, gaps } = cell
  const gapsOf = (kind: 'ride' | 'care') =>
    gaps
      .filter((gap) => gap.kind === kind)
      .map((gap) => (
        <li key={gap.branchId}>
          <GapLink gap={gap} />
        </li>
      ))
  return (
    <div className={isFull ? 'stack-1' : 'grid and-end gap-1 middle'}>
      <ul className={isFull ? styles.column : styles.line}>
        {gapsOf('ride')}
        {bookings.map((booking) => (
          <li key={keyOf(booking)}>
            <WeekMark booking={booking} now={now()} isFull={isFull} />
          </li>
        ))}
        {gapsOf('care')}
      </ul>
      <RestButtons {...known} day={cell.day} childId={cell.childId} now={now()} />
    </div>
  )
}

interface Mark {
  Icon: LucideIcon
  what: '픽업' | '돌봄' | '프로그램'
  time: string
  /** Where. */
  words: string
  state: string
  isOver: boolean
  /** It took place; a child that did not come has no tick. */
  isDone: boolean
  awaits: boolean
}

function useMark(booking: MemberBooking, now: Date): Mark {
  const branchName = useBranchName()
  const { programs } = usePrograms(booking.kind === 'program')
  switch (booking.kind) {
    case 'ride': {
      const { origin, dest, status, startsAt } = booking.ride
      return {
        Icon: Bus,
        what: '픽업',
        time: clockTime(startsAt),
        words: `${shortPlaceName(origin.name)} → ${shortPlaceName(dest.name)}`,
        state: parentStatusLabels[status],
        isOver: status === 'arrived' || startsAt < now,
        isDone: status === 'arrived',
        awaits: status === 'requested',
      }
    }
    case 'stay': {
      const { stay } = booking
      const at = stayState(stay, now)
      return {
        Icon: House,
        what: '돌봄',
        time: formatTimeSpan(stay),
        words: branchName(stay.branchId) ?? '',
        state: stayLabel(at, parentStayLabels),
        isOver: stay.endsAt < now,
        isDone: stay.endsAt < now && at.kind !== 'absent',
        awaits: false,
      }
    }
    case 'program': {
      const { startsAt, programId } = booking.booking
      return {
        Icon: Palette,
        what: '프로그램',
        time: clockTime(startsAt),
        words: programs.find(({ id }) => id === programId)?.title ?? '',
        state: '예약',
        isOver: startsAt < now,
        isDone: startsAt < now,
        awaits: false,
      }
    }
  }
}

interface WeekMarkProps {
  booking: MemberBooking
  now: Date
  /** With where, in a second line. */
  isFull?: boolean
}

/** `픽업 13:00 성동초 → 성수점, 확정` for ears; for eyes its sign and time. */
function WeekMark({ booking, now, isFull = false }: WeekMarkProps) {
  const { Icon, what, time, words, state, isOver, isDone, awaits } = useMark(booking, now)
  return (
    <span
      className={`${styles.mark} on-sunken row-1 text-14 icons-16`}
      data-kind={booking.kind}
      data-over={isOver || undefined}
      data-awaits={awaits || undefined}
    >
      <span className="sr-only">{`${[what, time, words].filter(Boolean).join(' ')}, ${state}`}</span>
      <Icon aria-hidden="true" />
      <span className="grid min-0" aria-hidden="true">
        <b>
          {isFull && <span>{what}</span>} <span className="num">{time}</span>
        </b>
        {isFull && words !== '' && <small>{words}</small>}
      </span>
      {isDone && <Check aria-hidden="true" />}
      {awaits && !isOver && <Clock aria-hidden="true" />}
    </span>
  )
}

/** A hole in the place of what is missing, with the verb in it. */
function GapLink({ gap }: { gap: WeekGap }) {
  const start = usePickupWizard((state) => state.start)
  return (
    <Link
      className={`${styles.gap} screen-only inline-flex gap-1 middle min-h-44 accent bold text-14 icons-16`}
      to={gap.kind === 'ride' ? paths.pickup : gap.to}
      aria-label={gap.name}
      onClick={() => gap.kind === 'ride' && start(gap.draft)}
    >
      <Plus aria-hidden="true" />
      <span>{gap.kind === 'ride' ? '픽업 예약' : '돌봄 예약'}</span>
    </Link>
  )
}

/** What the signs of the list stand for, for eyes. */
export const WeekLegend = () => (
  <li className={`${styles.legend} wrap-3 text-14 muted icons-16`} aria-hidden="true">
    <Sign Icon={Bus} word="픽업" />
    <Sign Icon={House} word="돌봄" />
    <Sign Icon={Palette} word="프로그램" />
    <Sign Icon={Clock} word="확인 대기" />
  </li>
)

const Sign = ({ Icon, word }: { Icon: LucideIcon; word: string }) => (
  <span className="row-1">
    <Icon />
    <span>{word}</span>
  </span>
)
