import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { picture } from '@/content/pictures'
import { inviteRefusals } from '@/domain/account/inviteCode'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { joinQuestion, type StaffInvite, staffInviteRefusal } from '@/domain/staff/staffInvite'
import { InviteCard } from '@/features/account/invites/InviteCard'
import { InviteCodeForm } from '@/features/account/invites/InviteCodeForm'
import { InvitePage } from '@/features/account/invites/InvitePage'
import { isInviteUsed } from '@/features/account/invites/isInviteUsed'
import { useLinkedCode } from '@/features/account/invites/useLinkedCode'
import { staffMemberQuery } from '@/features/account/useStaff'
import { now } from '@/platform/clock'
import { accountQuery } from '@/remote/accountQuery'
import { useBranchLabel } from '@/remote/useBranchContacts'
import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { readStaffMember } from '@/repository/account/staff'
import { joinStaff, readStaffInvite } from '@/repository/account/staffInvites'
import { useStaffInvite } from '@/stores/invites'
import { Button } from '@/ui/button/Button'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'

const staffJoinHead: PageHead = {
  title: '선생님 초대',
  description: '받은 초대 코드로 도담아지트에 합류하세요.',
  isIndexed: false,
}

/** Specification 6, section 7. */
export function StaffJoinPage() {
  const { keep } = useStaffInvite.getState()
  useLinkedCode(keep)
  const opened = useStaffInvite((state) => state.code)
  // What was joined by stays until the next page is drawn.
  const [joined, setJoined] = useState('')
  const code = opened === '' ? joined : opened
  return (
    <InvitePage
      title={staffJoinHead.title}
      height="240px"
      picture={picture('icon-teacher')}
      path={paths.staffJoin}
      note="초대받은 휴대폰 번호로 로그인하거나 가입해 주세요."
    >
      {(account) => {
        if (code === '') return <InviteCodeForm picture={picture('icon-teacher')} onCode={keep} />
        return account.status === 'member' ? (
          <JoinQuestion key={code} code={code} phone={account.phone} onJoined={setJoined} />
        ) : (
          <Skeleton height="240px" />
        )
      }}
    </InvitePage>
  )
}

const offerQuery = (uid: string, code: string) =>
  accountQuery({
    uid,
    name: ['staff-invite', code],
    failure: '초대를 확인하지 못했습니다.',
    read: async () => {
      const [invite, person] = await Promise.all([readStaffInvite(code), readStaffMember(uid)])
      return { invite, isStaff: person !== undefined }
    },
  })

interface Props {
  code: string
  phone: string
  onJoined: (code: string) => void
}

/** What the code offers, and to whom. */
function JoinQuestion({ code, phone, onJoined }: Props) {
  const { ownUid } = useMember()
  const offer = useRemoteRead(offerQuery(ownUid, code))
  const page = useRef<HTMLDivElement>(null)
  return (
    <div className="full centred stack-4" ref={page} tabIndex={-1}>
      <Remote what="초대" read={offer} height="240px" focusNext={page}>
        {({ invite, isStaff }) => {
          const refusal = staffInviteRefusal(invite, { phone, isStaff, now: now() })
          if (refusal) return <Refused reason={inviteRefusals[refusal]} isStaff={isStaff} />
          return invite ? <Offer invite={invite} ownUid={ownUid} onJoined={onJoined} /> : null
        }}
      </Remote>
    </div>
  )
}

function Refused({ reason, isStaff }: { reason: string; isStaff: boolean }) {
  return (
    <InviteCard lead={reason} isRefusal>
      {isStaff ? (
        <ButtonLink tone="primary" size="large" isBlock to={paths.staff}>
          아지트 관리
        </ButtonLink>
      ) : (
        <Button size="large" isBlock onClick={() => useStaffInvite.getState().forget()}>
          다른 초대 코드 입력
        </Button>
      )}
    </InviteCard>
  )
}

interface OfferProps extends Pick<Props, 'onJoined'> {
  invite: StaffInvite
  ownUid: string
}

function Offer({ invite, ownUid, onJoined }: OfferProps) {
  const navigate = useNavigate()
  const join = useCommand({
    send: async () => {
      await joinStaff(ownUid, invite)
      return 'joined'
    },
    // Refused, the question itself says why.
    renews: (_, answer) => [
      answer === 'joined' ? staffMemberQuery(ownUid) : offerQuery(ownUid, invite.code),
    ],
    renewsAlways: isInviteUsed,
    onDone: () => {
      onJoined(invite.code)
      useStaffInvite.getState().used(invite.code)
      return navigate(paths.staff, { replace: true })
    },
    failure: '아지트에 합류하지 못했습니다.',
  })
  const branches = invite.branchIds.map(useBranchLabel())
  return (
    <InviteCard picture={picture('icon-teacher')} lead={joinQuestion(invite, branches)}>
      <CommandFailure command={join} />
      <Button
        tone="primary"
        size="large"
        isBlock
        isBusy={join.isBusy}
        onClick={() => void join.run()}
      >
        합류하기
      </Button>
      <p className="note text-center">
        {invite.role === 'owner'
          ? '합류하면 모든 지점의 모든 일을 볼 수 있어요.'
          : `합류하면 ${branches.join(', ')}의 픽업, 돌봄, 요청함과 프로그램 명단이 보여요.`}
      </p>
    </InviteCard>
  )
}

export { StaffJoinPage as Component, staffJoinHead as head }
