import { CalendarPlus } from 'lucide-react'
import { simulationNotice } from '@/content/info/simulationNotice'
import { dayOf } from '@/domain/dates/day'
import { bookedOf, type TrialRideList } from '@/domain/rides/drafts/trialRideList'
import type { PageHead } from '@/domain/site/pageHead'
import { AccountGate } from '@/features/account/AccountGate'
import { isSignedIn } from '@/features/account/accountOf'
import { useAccount } from '@/features/account/useAccount'
import { Button } from '@/ui/button/Button'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import { useTrialRideList } from '../rides/useTrialRideList'
import { CartRows } from '../shared/CartRows'
import { SessionEnded } from '../shared/SignInNotice'
import { saveToCalendar } from '../shared/saveToCalendar'
import { BookingDays } from './BookingDays'
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
        <div className={`${styles.main} stack-8 from-top`}>
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

export { MyBookingsPage as Component, myBookingsHead as head }
