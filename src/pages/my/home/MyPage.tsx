import { ChevronRight, FileText, LogOut, type LucideIcon, UsersRound } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { type PictureName, picture } from '@/content/pictures'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { AccountGate } from '@/features/account/AccountGate'
import { isSignedIn } from '@/features/account/accountOf'
import { MayAct, useMayAct } from '@/features/account/MayAct'
import { useAccount } from '@/features/account/useAccount'
import { useNavigationMessage } from '@/features/account/useNavigationMessage'
import { useSignOut } from '@/features/account/useSignOut'
import { useStaff } from '@/features/account/useStaff'
import { WatchCards } from '@/features/programs/seat-watch/WatchCards'
import { useDeviceReady } from '@/stores/deviceStore'
import { useReservationCart } from '@/stores/reservationCart'
import { Button } from '@/ui/button/Button'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import { Picture } from '@/ui/Picture'
import { NextWeek } from '../next-week/NextWeek'
import { CartRows } from '../shared/CartRows'
import { SignInNotice } from '../shared/SignInNotice'
import { StatusLine } from '../shared/StatusLine'
import steady from '../shared/Steady.module.css'
import { Week } from '../week/Week'
import { CancelledBookings } from './CancelledBookings'
import { ChildrenStrip } from './ChildrenStrip'
import { ConsentUpdate } from './ConsentUpdate'
import styles from './MyPage.module.css'
import { NewNote, NewNotice } from './News'
import { PaymentsDue } from './PaymentsDue'
import { Today } from './Today'
import { TodayWaiting } from './TodayWaiting'

const myHead: PageHead = {
  title: '내 정보',
  description: '예약과 멤버십, 자녀 정보를 한곳에서 확인하세요.',
  isIndexed: false,
}

export function MyPage() {
  const account = useAccount()
  const isMember = isSignedIn(account)
  const mayAct = useMayAct()
  const { signOut, message, status } = useSignOut()
  const arrival = useNavigationMessage()
  return (
    <Sections>
      <PageIntro
        title={myHead.title}
        lead={isMember ? greeting(account.nickname) : myHead.description}
      />
      <SectionsContainer className={`${styles.page} pb-16 ${steady.parts} stack-4`}>
        <div className={styles.today}>
          <Sections>
            <StatusLine message={message || arrival} ref={status} />
            <SignInNotice />
            <AccountGate>{() => <ConsentUpdate />}</AccountGate>
            <StaffLink />
            <AccountGate>
              {() => (
                <MayAct>
                  <WatchCards />
                </MayAct>
              )}
            </AccountGate>
            <AccountGate>{() => <CancelledBookings />}</AccountGate>
            <NextRides />
          </Sections>
        </div>
        <div className={`${styles.week} unless-empty`}>
          <Sections>
            <AccountGate>{() => <Week />}</AccountGate>
            <AccountGate>{() => <NextWeek focusNext={status} />}</AccountGate>
          </Sections>
        </div>
        <div className={`${styles.notice} unless-empty`}>
          <Sections>
            <AccountGate>{() => <NewNotice />}</AccountGate>
          </Sections>
        </div>
        <div className={styles.due}>
          <Sections>
            {mayAct && (
              <>
                <AccountGate>{() => <PaymentsDue />}</AccountGate>
                <UnbookedPickups />
              </>
            )}
          </Sections>
        </div>
        <div className={styles.more}>
          <Sections>
            <AccountGate>{() => <NewNote />}</AccountGate>
            {mayAct && <QuickLinks isMember={isMember} />}
          </Sections>
        </div>
        <div className={styles.own}>
          <Sections>
            <ChildrenStrip />
            {mayAct && <CartRows />}
            {isMember && mayAct && (
              <CardLink to={paths.myStatement} Icon={FileText} name="이용 확인서" />
            )}
            {isMember && <CardLink to={paths.myFamily} Icon={UsersRound} name="함께 보는 보호자" />}
            {isMember && (
              <Button className="at-start" tone="text" onClick={signOut}>
                <LogOut aria-hidden="true" />
                <span>로그아웃</span>
              </Button>
            )}
          </Sections>
        </div>
      </SectionsContainer>
    </Sections>
  )
}

/** A remembered session may lack the nickname. */
const greeting = (nickname: string): string =>
  `${nickname === '' ? '' : `${nickname} 님, `}반가워요. 오늘 하루를 확인하세요.`

/** Not in the bundle of a member's page. */
const NextReservation = lazy(async () => ({
  default: (await import('./NextReservation')).NextReservation,
}))

function NextRides() {
  return (
    <AccountGate starting={<TodayWaiting />} guest={<GuestRides />}>
      {() => <Today />}
    </AccountGate>
  )
}

const GuestRides = () => (
  <Suspense fallback={<Skeleton height="420px" />}>
    <NextReservation />
  </Suspense>
)

interface CardLinkProps {
  to: string
  Icon: LucideIcon
  name: string
}

const CardLink = ({ to, Icon, name }: CardLinkProps) => (
  <Link className={`${styles.link} card row-3 icons-20 bold`} to={to}>
    <Icon aria-hidden="true" />
    <span className="grow">{name}</span>
    <ChevronRight aria-hidden="true" />
  </Link>
)

function StaffLink() {
  const staff = useStaff()
  if (staff.status !== 'staff') return null
  return (
    <ButtonLink tone="tonal" to={paths.staff}>
      아지트 관리
    </ButtonLink>
  )
}

/** What still stands in the pickup cart (specification 6, section 3). */
function UnbookedPickups() {
  const count = useReservationCart(({ items }) => items.length)
  if (!useDeviceReady() || count === 0) return null
  return (
    <Card as="section" className="spread-3 wrap p-5" aria-labelledby="unbooked-pickups">
      <div>
        <h2 className="text-18" id="unbooked-pickups">
          예약하지 않은 픽업
        </h2>
        <p>{`${count}건이 아직 예약 전이에요.`}</p>
      </div>
      <ButtonLink tone="primary" to={`${paths.pickup}#cart`}>
        예약하기
      </ButtonLink>
    </Card>
  )
}

interface QuickLink {
  label: string
  to: string
  icon: PictureName
}

const care: QuickLink = { label: '돌봄 예약', to: paths.care, icon: 'icon-heart' }

const links: readonly QuickLink[] = [
  { label: '픽업 예약', to: paths.pickup, icon: 'icon-pickup' },
  { label: '프로그램 예약', to: paths.programs, icon: 'icon-cal' },
  { label: '충전하기', to: paths.topup, icon: 'icon-topup' },
  { label: '간식 구매', to: paths.snack, icon: 'icon-snack' },
]

function QuickLinks({ isMember }: { isMember: boolean }) {
  return (
    <Card as="section" className="p-5" aria-labelledby="quick-links">
      <h2 className="text-18" id="quick-links">
        빠른 메뉴
      </h2>
      <ul className={`${styles.list} grid`}>
        {(isMember ? [care, ...links] : links).map(({ label, to, icon }) => (
          <li key={to}>
            <Link
              className={`${styles.links} stack-2 centred rounded text-14 semibold text-center`}
              to={to}
            >
              <Picture picture={picture(icon)} alt="" className="square-44" />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export { MyPage as Component, myHead as head }
