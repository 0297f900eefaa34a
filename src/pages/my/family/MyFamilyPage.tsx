import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { picture } from '@/content/pictures'
import { familyName } from '@/domain/account/family'
import type { SharedFamily } from '@/domain/account/guardianRight'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { AccountGate } from '@/features/account/AccountGate'
import { leaveSharedFamily } from '@/features/account/family/switchFamily'
import { messageState, useNavigationMessage } from '@/features/account/useNavigationMessage'
import { useCommand } from '@/remote/useCommand'
import { familiesQuery } from '@/remote/useFamilyMember'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { leaveFamily } from '@/repository/account/families'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Remote } from '@/ui/message/Remote'
import { Sections } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import { Picture } from '@/ui/Picture'
import { LoginInvitation, SessionEnded } from '../shared/SignInNotice'
import { StatusLine } from '../shared/StatusLine'
import styles from './MyFamilyPage.module.css'
import { OwnGuardians } from './OwnGuardians'
import { RightTag } from './RightTag'

const myFamilyHead: PageHead = {
  title: '함께 보는 보호자',
  description: '아이 소식을 함께 볼 가족을 초대하세요.',
  isIndexed: false,
}

/** Specification 6, section 6: of the account itself, whichever family is shown elsewhere. */
export function MyFamilyPage() {
  const message = useNavigationMessage()
  return (
    <Sections>
      <PageIntro title={myFamilyHead.title} lead={myFamilyHead.description} />
      <SectionsContainer className={`${styles.page} items-start pb-16 stack-4`}>
        <StatusLine message={message} />
        <AccountGate
          starting={<Skeleton height="180px" />}
          guest={<LoginInvitation lead="로그인하면 보호자를 초대할 수 있어요." />}
          ended={<SessionEnded />}
        >
          {({ nickname }) => (
            <>
              <SharedFamilies />
              <OwnGuardians nickname={nickname} />
            </>
          )}
        </AccountGate>
      </SectionsContainer>
    </Sections>
  )
}

/** The families that the account shares as a guardian. */
function SharedFamilies() {
  const { ownUid } = useMember()
  const read = useRemoteRead(familiesQuery(ownUid))
  const headingId = useId()
  return (
    <Remote what="함께 보는 가족" read={read}>
      {(families) => {
        const shared = families.filter(({ right }) => right)
        if (shared.length === 0) return null
        return (
          <section className="stack-3" aria-labelledby={headingId}>
            <h2 className="text-18" id={headingId}>
              함께 보는 가족
            </h2>
            <ul className="stack-3">
              {shared.map((family) => (
                <FamilyCard key={family.ownerUid} family={family} />
              ))}
            </ul>
            <p className="note">나가면 이 기기에 남은 그 가족의 정보도 지워요.</p>
          </section>
        )
      }}
    </Remote>
  )
}

function FamilyCard({ family }: { family: SharedFamily }) {
  const { ownerName, right } = family
  const nameId = useId()
  const leave = useLeave(family)
  return (
    <Card as="li" className="p-4-5 row-4 wrap">
      <Picture picture={picture('avatar-1')} alt="" className="square-48 rigid pill" />
      <div className={`${styles.who} min-0`}>
        <h3 className="text-18 mb-1" id={nameId}>
          {familyName(ownerName)}
        </h3>
        {right && <RightTag right={right} />}
      </div>
      <Button aria-describedby={nameId} isBusy={leave.isBusy} onClick={() => void leave.run()}>
        나가기
      </Button>
      {leave.failure && (
        <div className="whole-line">
          <CommandFailure command={leave} />
        </div>
      )}
    </Card>
  )
}

function useLeave({ ownerUid, ownerName }: SharedFamily) {
  const { ownUid } = useMember()
  const navigate = useNavigate()
  return useCommand({
    send: async () => {
      await leaveFamily(ownUid, ownerUid)
      // The page is drawn anew if this family was shown.
      leaveSharedFamily(ownUid, ownerUid)
    },
    renews: () => [familiesQuery(ownUid)],
    onDone: () => {
      const state = messageState(`${familyName(ownerName)}에서 나왔어요.`)
      return navigate(paths.myFamily, { replace: true, state })
    },
    failure: '가족에서 나가지 못했습니다.',
  })
}

export { MyFamilyPage as Component, myFamilyHead as head }
