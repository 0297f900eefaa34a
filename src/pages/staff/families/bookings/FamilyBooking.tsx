import { stayLabel, stayState, staySummary } from '@/domain/care/stayState'
import { clockTime, formatShortDay, formatTimeSpan } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import type { MemberBooking } from '@/domain/rides/memberBookings'
import type { Ride } from '@/domain/rides/ride'
import { usePrograms } from '@/features/programs/usePrograms'
import { RideStatusTag } from '@/features/rides/RideStatusTag'
import { now } from '@/platform/clock'
import { useBranchName } from '@/remote/useBranchContacts'
import { Tag, type TagTone } from '@/ui/Tag'
import region from '../FamilyRegion.module.css'

/** `성동초 → 성수점 · 7,742원`, with what a cancellation or refusal came to. */
function rideWords({ origin, dest, fareKRW, cancelFeeKRW, reason, status }: Ride): string {
  const fee = cancelFeeKRW > 0 ? `수수료 ${formatKRW(cancelFeeKRW)}` : ''
  const fare = status === 'cancelled' || status === 'declined' ? '' : formatKRW(fareKRW)
  return [`${origin.name} → ${dest.name}`, fare, fee, reason].filter(Boolean).join(' · ')
}

interface Line {
  what: string
  words: string
  tag: { tone: TagTone; label: string } | undefined
}

function useLine(booking: MemberBooking): Line {
  const branchName = useBranchName()
  const { programs } = usePrograms(booking.kind === 'program')
  switch (booking.kind) {
    case 'ride': {
      const { ride } = booking
      return {
        what: `${clockTime(ride.startsAt)} ${ride.childName} 픽업`,
        words: rideWords(ride),
        tag: undefined,
      }
    }
    case 'stay': {
      const { stay } = booking
      const state = stayState(stay, now())
      return {
        what: `${formatTimeSpan(stay)} ${stay.childName} 돌봄`,
        words: [branchName(stay.branchId) ?? '', staySummary(state)].filter(Boolean).join(' · '),
        tag: { tone: state.kind === 'left' ? 'green' : 'plain', label: stayLabel(state) },
      }
    }
    case 'program': {
      const { childName, startsAt, programId, cancelledAt } = booking.booking
      return {
        what: `${clockTime(startsAt)} ${childName} 프로그램`,
        words: programs.find(({ id }) => id === programId)?.title ?? '',
        tag: { tone: 'plain', label: cancelledAt ? '취소' : '예약' },
      }
    }
  }
}

export function FamilyBooking({ booking }: { booking: MemberBooking }) {
  const { what, words, tag } = useLine(booking)
  return (
    <li>
      <span className={region.when}>{formatShortDay(booking.day)}</span>
      <span className={`${region.what} grid`}>
        <b className="tabular">{what}</b>
        {words !== '' && <span className="note tabular">{words}</span>}
      </span>
      {booking.kind === 'ride' ? (
        <RideStatusTag ride={booking.ride} side="staff" />
      ) : (
        tag && <Tag tone={tag.tone}>{tag.label}</Tag>
      )}
    </li>
  )
}
