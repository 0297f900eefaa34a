import type { PageHead } from '@/domain/site/pageHead'
import { AccountGate } from '@/features/account/AccountGate'
import { ownPaperQueries } from '@/features/legal/statement/queries'
import { Statement } from '@/features/legal/statement/Statement'
import { useProgramPlace } from '@/features/programs/useProgramPlace'
import { useMember } from '@/remote/useMember'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import { StateMessage } from '@/ui/message/StateMessage'
import { LoginInvitation, SessionEnded } from '../shared/SignInNotice'

const myStatementHead: PageHead = {
  title: '이용 확인서',
  description: '낸 돈과 출석을 한 장으로 확인하세요.',
  isIndexed: false,
}

/** 「이용 확인서」 of the family (specification 7, section 6). */
export function MyStatementPage() {
  return (
    <Sections>
      <div className="screen-only">
        <PageIntro title={myStatementHead.title} lead={myStatementHead.description} />
      </div>
      <SectionsContainer className="pb-14">
        <AccountGate
          starting={<Skeleton height="420px" />}
          guest={<LoginInvitation lead="로그인하면 확인서를 볼 수 있어요." />}
          ended={<SessionEnded />}
        >
          {() => <OwnStatement />}
        </AccountGate>
      </SectionsContainer>
    </Sections>
  )
}

function OwnStatement() {
  const { familyUid, right } = useMember()
  const placeOf = useProgramPlace()
  if (right !== 'full')
    return <StateMessage role="status" message="함께 예약하는 보호자만 볼 수 있어요." />
  return <Statement queries={ownPaperQueries(familyUid)} placeOf={placeOf} />
}

export { MyStatementPage as Component, myStatementHead as head }
