import { picture } from '@/content/pictures'
import { careTimetable } from '@/domain/care/careSession'
import { formatWeekdays } from '@/domain/programs/program'
import { loginPath } from '@/domain/site/internalPath'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { AccountGate } from '@/features/account/AccountGate'
import { isSignedIn } from '@/features/account/accountOf'
import { MayAct } from '@/features/account/MayAct'
import { useAccount } from '@/features/account/useAccount'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import { Picture } from '@/ui/Picture'
import styles from './CarePage.module.css'
import { MemberCare } from './MemberCare'

const careHead: PageHead = {
  title: '돌봄 예약',
  description:
    '이용권으로 아이가 아지트에서 보낼 날과 시간을 예약하세요. 평일 13시부터 19시까지예요.',
}

/** 「돌봄 예약」 (specification 5, section 2). */
export function CarePage() {
  const account = useAccount()
  const isMember = isSignedIn(account)
  return (
    <Sections>
      <PageIntro
        title={careHead.title}
        lead={
          isMember
            ? '아이가 아지트에서 보낼 날과 시간을 골라 주세요.'
            : '이용권이 있는 회원이 예약할 수 있어요.'
        }
      />
      <AccountGate starting={<GuestCare isStarting />} guest={<GuestCare isStarting={false} />}>
        {() => (
          <MayAct>
            <MemberCare />
          </MayAct>
        )}
      </AccountGate>
    </Sections>
  )
}

function GuestCare({ isStarting }: { isStarting: boolean }) {
  return (
    <SectionsContainer className={`${styles.page} pb-section stack-4`}>
      {isStarting ? <Skeleton height="248px" /> : <WaysIn />}
      <CareHours />
    </SectionsContainer>
  )
}

function WaysIn() {
  return (
    <Card as="section" className="stack-3 p-6">
      <Picture picture={picture('icon-heart')} alt="" className={`${styles.icon} square-72`} />
      <ButtonLink tone="primary" size="large" isBlock to={loginPath(paths.care)}>
        로그인
      </ButtonLink>
      <div className={`${styles.row} stack-2`}>
        <ButtonLink isBlock to={paths.signup}>
          회원가입
        </ButtonLink>
        <ButtonLink isBlock to={paths.membership}>
          멤버십 보기
        </ButtonLink>
      </div>
    </Card>
  )
}

function CareHours() {
  const weekdays = formatWeekdays(careTimetable.days)
  return (
    <Card as="section" className="p-6">
      <table className={`${styles.table} full tabular`}>
        <caption>돌봄 시간</caption>
        <thead>
          <tr>
            <th scope="col">요일</th>
            <th scope="col">시간</th>
          </tr>
        </thead>
        <tbody>
          {careTimetable.times.map(([start, end]) => (
            <tr key={start}>
              <th scope="row">{weekdays}</th>
              <td>{`${start}~${end}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note mt-3">공휴일에는 쉬어요.</p>
    </Card>
  )
}

export { CarePage as Component, careHead as head }
