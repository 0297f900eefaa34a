import type { PageHead } from '@/domain/site/pageHead'
import { useAccount } from '@/features/account/useAccount'
import { PageIntro } from '@/ui/layout/PageIntro'
import { Sections } from '@/ui/message/SectionBoundary'
import { LoginInvitation } from '../shared/LoginInvitation'
import { SessionEnded } from '../shared/SessionEnded'
import { MemberPlaces } from './MemberPlaces'

const myPlacesHead: PageHead = {
  title: '자주 가는 곳',
  description: '픽업을 예약할 때 한 번에 고를 수 있어요.',
  isIndexed: false,
}

/** Members only (specification 5, section 3). */
export function MyPlacesPage() {
  const account = useAccount()
  return (
    <Sections>
      <PageIntro title={myPlacesHead.title} lead={myPlacesHead.description} />
      {account.status === 'guest' && (
        <LoginInvitation lead="로그인하면 자주 가는 곳을 저장할 수 있어요." />
      )}
      {account.status === 'ended' && <SessionEnded />}
      {(account.status === 'member' || account.status === 'remembered') && (
        <MemberPlaces uid={account.uid} />
      )}
    </Sections>
  )
}

export { MyPlacesPage as Component, myPlacesHead as head }
