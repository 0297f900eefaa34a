import type { PageHead } from '@/domain/site/pageHead'
import { AccountGate } from '@/features/account/AccountGate'
import { isSignedIn } from '@/features/account/accountOf'
import { MayAct } from '@/features/account/MayAct'
import { useAccount } from '@/features/account/useAccount'
import { PageIntro } from '@/ui/layout/PageIntro'
import { Sections } from '@/ui/message/SectionBoundary'
import { GuestCare } from './GuestCare'
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

export { CarePage as Component, careHead as head }
