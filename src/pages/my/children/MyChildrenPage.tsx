import type { PageHead } from '@/domain/site/pageHead'
import { AccountGate } from '@/features/account/AccountGate'
import { PageIntro } from '@/ui/layout/PageIntro'
import { Sections } from '@/ui/message/SectionBoundary'
import { SessionEnded } from '../shared/SessionEnded'
import { DeviceChildren } from './DeviceChildren'
import { MemberChildren } from './MemberChildren'

const myChildrenHead: PageHead = {
  title: '자녀',
  description: '픽업과 프로그램을 예약할 때 고를 자녀를 등록하고 관리하세요.',
  isIndexed: false,
}

export function MyChildrenPage() {
  return (
    <Sections>
      <PageIntro title={myChildrenHead.title} lead={myChildrenHead.description} />
      <AccountGate guest={<DeviceChildren />} ended={<SessionEnded />}>
        {() => <MemberChildren />}
      </AccountGate>
    </Sections>
  )
}

export { MyChildrenPage as Component, myChildrenHead as head }
