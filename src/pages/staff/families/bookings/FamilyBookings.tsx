import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { stayLabel, stayState, staySummary } from '@/domain/care/stayState'
import { clockTime, formatShortDay, formatTimeSpan } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import type { SessionBooking } from '@/domain/programs/programSession'
import type { Ride } from '@/domain/rides/booked/ride'
import { bookingsInOrder, isUpcoming, type MemberBooking } from '@/domain/rides/week/memberBookings'
import { usePrograms } from '@/features/programs/usePrograms'
import { RideStatusTag } from '@/features/rides/RideStatusTag'
import { now } from '@/platform/clock'
import { useBranchName } from '@/remote/useBranchContacts'
import { useFailure } from '@/remote/useFailure'
import { useReadError } from '@/remote/useReadError'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { Tag, type TagTone } from '@/ui/Tag'
import { FamilyRegion } from '../FamilyRegion'
import region from '../FamilyRegion.module.css'
import {
  bookingsAheadQuery,
  type FamilyPageOf,
  pastBookingsOfFamilyQuery,
  pastRidesOfFamilyQuery,
  ridesAheadQuery,
} from '../queries'

type Bookings = ReturnType<typeof useFamilyBookings>

export function FamilyBookings({ page }: { page: FamilyPageOf }) {
  const { ahead, past } = useFamilyBookings(page)
  return (
    <>
      <Ahead ahead={ahead} />
      <Past past={past} />
    </>
  )
}

function Ahead({ ahead }: Pick<Bookings, 'ahead'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <FamilyRegion title="다가오는 예약" heading={heading}>
      <Remote what="픽업" read={ahead.rides} height="64px" focusNext={heading} />
      <Remote what="돌봄과 프로그램" read={ahead.bookings} height="64px" focusNext={heading} />
      {ahead.rides.status === 'loaded' &&
        ahead.bookings.status === 'loaded' &&
        ahead.rows.length === 0 && <p className="note">다가오는 예약이 없어요.</p>}
      <List label="다가오는 예약" bookings={ahead.rows} />
    </FamilyRegion>
  )
}

function Past({ past }: Pick<Bookings, 'past'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isKnown = !past.isReading && !past.failure
  return (
    <FamilyRegion title="지난 예약" heading={heading}>
      <List label="지난 예약" bookings={past.rows} />
      {past.isReading && past.rows.length === 0 && <Skeleton height="160px" />}
      {isKnown && past.rows.length === 0 && <p className="note">지난 예약이 없어요.</p>}
      <FailureMessage
        what="지난 예약"
        failure={past.failure}
        onRetry={past.retry}
        focusNext={heading}
      />
      {!past.failure && past.hasMore && past.rows.length > 0 && (
        <Button isBlock isBusy={past.isReading} onClick={past.more}>
          더 보기
        </Button>
      )}
    </FamilyRegion>
  )
}

function List({ label, bookings }: { label: string; bookings: readonly MemberBooking[] }) {
  if (bookings.length === 0) return null
  return (
    <ul className={`${region.rows} ruled`} aria-label={label}>
      {bookings.map((booking) => (
        <FamilyBooking key={keyOf(booking)} booking={booking} />
      ))}
    </ul>
  )
}

function keyOf(item: MemberBooking): string {
  switch (item.kind) {
    case 'ride':
      return item.ride.id
    case 'program':
      return `${item.booking.sessionId} ${item.booking.childId}`
    case 'stay':
      return item.stay.bookings[0].id
  }
}

/** What 「지난 예약」 shows, and shows more by. */
const PAGE = 50

/** What has just begun is in both lists. */
const merged = <Row,>(lists: readonly (readonly Row[])[], keyOf: (row: Row) => string): Row[] => [
  ...new Map(lists.flat().map((row) => [keyOf(row), row])).values(),
]

const keyOfRide = ({ id }: Ride): string => id
const keyOfBooking = ({ sessionId, id }: SessionBooking): string => `${sessionId}/${id}`

/** 「다가오는 예약」 and 「지난 예약」, each read once. */
function useFamilyBookings(page: FamilyPageOf) {
  const rides = useRemoteRead(ridesAheadQuery(page))
  const bookings = useRemoteRead(bookingsAheadQuery(page))
  const pastRides = useInfiniteQuery(pastRidesOfFamilyQuery(page))
  const pastBookings = useInfiniteQuery(pastBookingsOfFamilyQuery(page))
  const past = [pastRides, pastBookings]
  const [pages, setPages] = useState(1)
  const ofRides = useReadError(pastRides)
  const ofBookings = useReadError(pastBookings)
  const time = now()
  const inOrder = bookingsInOrder(
    merged(
      [pastRides.data?.pages.flat() ?? [], rides.status === 'loaded' ? rides.data : []],
      keyOfRide,
    ),
    merged(
      [pastBookings.data?.pages.flat() ?? [], bookings.status === 'loaded' ? bookings.data : []],
      keyOfBooking,
    ),
  )
  const over = inOrder.filter((booking) => !isUpcoming(booking, time)).reverse()
  return {
    ahead: { rides, bookings, rows: inOrder.filter((booking) => isUpcoming(booking, time)) },
    past: {
      rows: over.slice(0, pages * PAGE),
      hasMore: over.length > pages * PAGE || past.some(({ hasNextPage }) => hasNextPage),
      isReading: past.some(({ isPending, isFetchingNextPage }) => isPending || isFetchingNextPage),
      failure: useFailure(ofRides.error ?? ofBookings.error),
      retry: () => {
        for (const each of past)
          if (each.isFetchNextPageError) void each.fetchNextPage({ cancelRefetch: false })
        for (const each of [ofRides, ofBookings]) if (each.error) each.retry()
      },
      more: () => {
        setPages(pages + 1)
        for (const each of past) if (each.hasNextPage) void each.fetchNextPage()
      },
    },
  }
}

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

function FamilyBooking({ booking }: { booking: MemberBooking }) {
  const { what, words, tag } = useLine(booking)
  return (
    <li>
      <span className="note tabular nowrap">{formatShortDay(booking.day)}</span>
      <span className="gap-2px grid">
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
