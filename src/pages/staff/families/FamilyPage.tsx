import { ChevronLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { Profile } from '@/domain/account/profile'
import { clockTime, dayOf, formatShortDay } from '@/domain/dates/day'
import { rideMessageLabels } from '@/domain/rides/booked/rideMessage'
import { paths } from '@/domain/site/paths'
import { domesticPhone } from '@/domain/text/phone'
import { Statement } from '@/features/legal/statement/Statement'
import { useProgramPlace } from '@/features/programs/useProgramPlace'
import { randomId } from '@/platform/random'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { focusOnMount } from '@/ui/focusOnMount'
import { Remote } from '@/ui/message/Remote'
import { Sections } from '@/ui/message/SectionBoundary'
import { StateMessage } from '@/ui/message/StateMessage'
import { PhoneLink } from '../PhoneLink'
import { useStaffMember } from '../StaffMemberContext'
import { staffHead } from '../staffHead'
import { FamilyBookings } from './bookings/FamilyBookings'
import styles from './FamilyPage.module.css'
import { FamilyChildren, FamilyGuardians, FamilyViews } from './FamilyPeople'
import { FamilyRegion } from './FamilyRegion'
import region from './FamilyRegion.module.css'
import { FamilyCredit, FamilyOrders } from './money/CreditAndOrders'
import { FamilyPasses } from './money/FamilyPasses'
import {
  type FamilyPageOf,
  messagesOfFamilyQuery,
  openedQuery,
  paperQueries,
  profileOfFamilyQuery,
} from './queries'

const familyHead = staffHead('가족')

/** What a call asks for, of one family (specification 7, section 5). */
export function FamilyPage() {
  const { uid = '' } = useParams()
  return (
    <div className="stack-4">
      <ButtonLink className="at-start edge-left" tone="text" to={paths.staffFamilies}>
        <ChevronLeft aria-hidden="true" />
        <span>가족 찾기</span>
      </ButtonLink>
      {/* No document has such an id. */}
      {uid.includes('/') ? <NotFound /> : <Visit key={uid} uid={uid} />}
    </div>
  )
}

/** Nothing is read before it is recorded that the page was opened. */
function Visit({ uid }: { uid: string }) {
  const page = { uid, staffUid: useStaffMember().uid }
  const [visitId] = useState(randomId)
  const opened = useRemoteRead(openedQuery(page, visitId))
  return (
    <Remote what="가족" read={opened} height="420px">
      {() => <Family page={page} />}
    </Remote>
  )
}

function Family({ page }: { page: FamilyPageOf }) {
  const profile = useRemoteRead(profileOfFamilyQuery(page))
  return (
    <Remote what="가족" read={profile} height="420px">
      {(account) => (account ? <Regions page={page} profile={account} /> : <NotFound />)}
    </Remote>
  )
}

function NotFound() {
  return (
    <>
      <h1 className="sr-only">가족</h1>
      <StateMessage role="status" message="가족을 찾지 못했어요." />
    </>
  )
}

function Regions({ page, profile }: { page: FamilyPageOf; profile: Profile }) {
  return (
    <>
      <div className="wrap spread-4">
        <h1 ref={focusOnMount} tabIndex={-1}>{`${profile.nickname} 가족`}</h1>
        <PhoneLink phone={domesticPhone(profile.phone)} />
      </div>
      <div className={`${styles.columns} gap-4 grid top`}>
        <Sections>
          <div className="stack-4">
            <FamilyChildren page={page} />
            <FamilyGuardians page={page} />
            <FamilyCredit page={page} nickname={profile.nickname} />
            <FamilyPasses page={page} nickname={profile.nickname} />
          </div>
          <div className="stack-4">
            <FamilyBookings page={page} />
            <FamilyOrders page={page} />
            <FamilyMessages page={page} />
          </div>
        </Sections>
      </div>
      <Sections>
        <FamilyStatement page={page} />
        <FamilyViews page={page} />
      </Sections>
    </>
  )
}

/** The family's own paper, for the agit to print. */
const FamilyStatement = ({ page }: { page: FamilyPageOf }) => (
  <FamilyRegion title="이용 확인서">
    <Statement queries={paperQueries(page)} placeOf={useProgramPlace()} />
  </FamilyRegion>
)

/** What the family has sent the agit. */
function FamilyMessages({ page }: { page: FamilyPageOf }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const read = useRemoteRead(messagesOfFamilyQuery(page))
  return (
    <FamilyRegion title="보낸 알림" heading={heading}>
      <Remote what="보낸 알림" read={read} height="48px" focusNext={heading}>
        {(messages) =>
          messages.length === 0 ? (
            <p className="note">보낸 알림이 없어요.</p>
          ) : (
            <ul className={`${region.rows} ruled`} aria-label="보낸 알림">
              {messages.map(({ id, kind, text, createdAt, seenAt }) => (
                <li key={id}>
                  <span className="note tabular nowrap">{formatShortDay(dayOf(createdAt))}</span>
                  <span className="gap-2px grid">
                    <b>{rideMessageLabels[kind]}</b>
                    {text !== '' && <span>{text}</span>}
                    <span className="note tabular">{clockTime(createdAt)}</span>
                  </span>
                  <span className="note">{seenAt ? '확인함' : '확인 전'}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Remote>
    </FamilyRegion>
  )
}

export { FamilyPage as Component, familyHead as head }
