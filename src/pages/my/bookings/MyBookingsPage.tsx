import { CalendarPlus, RotateCcw, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { simulationNotice } from '@/content/info/simulationNotice'
import { dayOf } from '@/domain/dates/day'
import { formatTime } from '@/domain/dates/seoulTime'
import {
  bookedOf,
  rebookingDraft,
  type TrialRideDay,
  type TrialRideEntry,
  type TrialRideList,
  trialRideName,
} from '@/domain/rides/drafts/trialRideList'
import type { TrialRide } from '@/domain/rides/reservations/trialRide'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { AccountGate } from '@/features/account/AccountGate'
import { isSignedIn } from '@/features/account/accountOf'
import { useAccount } from '@/features/account/useAccount'
import { RideRoute } from '@/features/rides/RideRoute'
import { now } from '@/platform/clock'
import { useClosures } from '@/remote/publicSettings'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { usePickupWizard } from '@/stores/pickupWizard'
import { useReservationCart } from '@/stores/reservationCart'
import { useTrialRides } from '@/stores/trialRides'
import { Button } from '@/ui/button/Button'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { IconButton } from '@/ui/button/IconButton'
import { Card } from '@/ui/layout/Card'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import { Tag } from '@/ui/Tag'
import { restDaysOf } from '../rides/restDaysOf'
import { useTrialRideList } from '../rides/useTrialRideList'
import { BookingHead } from '../shared/BookingHead'
import { CartRows } from '../shared/CartRows'
import { ChildFace } from '../shared/ChildFace'
import { DayHeading } from '../shared/DayHeading'
import { SessionEnded } from '../shared/SignInNotice'
import { saveToCalendar } from '../shared/saveToCalendar'
import { BookingList, BookingsPart } from './BookingsPart'
import { MemberBookings } from './MemberBookings'
import styles from './MyBookingsPage.module.css'
import { NothingUpcoming } from './NothingUpcoming'

const myBookingsHead: PageHead = {
  title: '내 예약',
  description: '예약한 픽업과 장바구니에 담은 예약을 날짜별로 확인하세요.',
  isIndexed: false,
}

export function MyBookingsPage() {
  const account = useAccount()
  const isMember = isSignedIn(account)
  return (
    <Sections>
      <PageIntro
        title={myBookingsHead.title}
        lead={
          isMember
            ? '예약한 돌봄과 픽업, 프로그램을 날짜별로 확인하세요.'
            : myBookingsHead.description
        }
      />
      <SectionsContainer className={`${styles.page} pb-16 stack-8`}>
        <div className="stack-8 from-top">
          {account.status === 'ended' && <SessionEnded />}
          <AccountGate starting={<GuestBookings />} guest={<GuestBookings />}>
            {() => <MemberBookings />}
          </AccountGate>
        </div>
        <aside className="stack-4 from-top" aria-label="예약 안내">
          <CartRows />
          {!isMember && (
            <p className="note">
              {`${simulationNotice} 예약 내역은 이 기기에만 저장되고, 예약일로부터 7일이 지나거나 로그아웃하면 삭제돼요.`}
            </p>
          )}
        </aside>
      </SectionsContainer>
    </Sections>
  )
}

function GuestBookings() {
  const known = useTrialRideList()
  return known ? (
    <Bookings list={known.list} today={dayOf(known.now)} />
  ) : (
    <Skeleton height="280px" />
  )
}

function Bookings({ list: { upcoming, past }, today }: { list: TrialRideList; today: string }) {
  const booked = bookedOf(upcoming)
  if (upcoming.length === 0 && past.length === 0) return <NothingUpcoming />
  return (
    <>
      {booked.length > 1 && (
        <Button isBlock tone="ink" onClick={() => saveToCalendar(booked)}>
          <CalendarPlus aria-hidden="true" />
          <span>{`예약 ${booked.length}건 모두 캘린더에 저장`}</span>
        </Button>
      )}
      {upcoming.length > 0 ? (
        <BookingDays title="다가오는 예약" days={upcoming} today={today} />
      ) : (
        <NothingUpcoming />
      )}
      {past.length > 0 && <BookingDays title="지난 예약" days={past} today={today} isPast />}
    </>
  )
}

interface DaysProps {
  title: string
  days: readonly TrialRideDay[]
  today: string
  isPast?: boolean
}

function BookingDays({ title, days, today, isPast = false }: DaysProps) {
  const rebook = useRebook()
  const heading = useRef<HTMLHeadingElement>(null)
  // Otherwise a booked line would return as a cart line.
  const remove = ({ id }: TrialRide) => {
    useTrialRides.getState().remove(id)
    useReservationCart.getState().remove(id)
    // The pressed button disappears with its card.
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <BookingsPart title={title} heading={heading}>
      {days.map(({ day, entries }) => (
        <div key={day}>
          <DayHeading day={day} today={isPast ? undefined : today} />
          <BookingList>
            {entries.map((entry) => (
              <BookingCard
                key={entry.booking.id}
                entry={entry}
                isPast={isPast}
                onRebook={() => rebook(entry.booking)}
                onRemove={() => remove(entry.booking)}
              />
            ))}
          </BookingList>
        </div>
      ))}
    </BookingsPart>
  )
}

function useRebook(): (booking: TrialRide) => void {
  const navigate = useNavigate()
  const start = usePickupWizard((state) => state.start)
  const closures = useClosures()
  const branches = useBranchContacts()
  return (booking) => {
    start(rebookingDraft(booking, now(), restDaysOf(booking, closures, branches)))
    navigate(paths.pickup)
  }
}

interface BookingCardProps {
  entry: TrialRideEntry
  isPast: boolean
  onRebook: () => void
  onRemove: () => void
}

function BookingCard({ entry, isPast, onRebook, onRemove }: BookingCardProps) {
  const nameId = useId()
  const { booking, isBooked } = entry
  const { child, hour, minute, origin, dest, fareKRW } = booking
  const name = trialRideName(booking)
  const askToRemove = () => {
    if (window.confirm(`${name} 예약을 삭제할까요?`)) onRemove()
  }
  return (
    <Card as="li" className="printed-row stack-4 p-5">
      <BookingHead
        picture={<ChildFace childId={child.id} />}
        time={formatTime(hour, minute)}
        childName={child.name}
        fareKRW={fareKRW}
        isPast={isPast}
      >
        <Tag tone={isBooked ? 'green' : 'orange'}>{isBooked ? '체험 예약' : '장바구니'}</Tag>
        <IconButton
          className={`${styles.remove} screen-only`}
          label={`${name} 예약 삭제`}
          onClick={askToRemove}
        >
          <X aria-hidden="true" />
        </IconButton>
      </BookingHead>
      <RideRoute origin={origin.name} dest={dest.name} />
      <span className="sr-only" id={nameId}>
        {name}
      </span>
      <div className={`${styles.actions} screen-only wrap flex gap-2`}>
        {!isPast && isBooked && (
          <Button tone="tonal" aria-describedby={nameId} onClick={() => saveToCalendar([booking])}>
            <CalendarPlus aria-hidden="true" />
            <span>캘린더에 저장</span>
          </Button>
        )}
        {!isPast && !isBooked && (
          <ButtonLink tone="tonal" to={`${paths.pickup}#cart`} aria-describedby={nameId}>
            예약하러 가기
          </ButtonLink>
        )}
        <Button aria-describedby={nameId} onClick={onRebook}>
          <RotateCcw aria-hidden="true" />
          <span>다시 예약</span>
        </Button>
      </div>
    </Card>
  )
}

export { MyBookingsPage as Component, myBookingsHead as head }
