import type { PageHead } from '@/domain/site/pageHead'
import { AccountGate } from '@/features/account/AccountGate'
import { MayAct } from '@/features/account/MayAct'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { LoginInvitation, SessionEnded } from '../shared/SignInNotice'
import { MemberPlaces } from './MemberPlaces'

const myPlacesHead: PageHead = {
  title: '자주 가는 곳',
  description: '픽업을 예약할 때 한 번에 고를 수 있어요.',
  isIndexed: false,
}

/** Members only (specification 5, section 3). */
export function MyPlacesPage() {
  return (
    <Sections>
      <PageIntro title={myPlacesHead.title} lead={myPlacesHead.description} />
      <SectionsContainer className="pb-16 stack-4">
        <AccountGate
          guest={<LoginInvitation lead="로그인하면 자주 가는 곳을 저장할 수 있어요." />}
          ended={<SessionEnded />}
        >
          {() => (
            <MayAct>
              <MemberPlaces />
            </MayAct>
          )}
        </AccountGate>
      </SectionsContainer>
    </Sections>
  )
}

export { MyPlacesPage as Component, myPlacesHead as head }
