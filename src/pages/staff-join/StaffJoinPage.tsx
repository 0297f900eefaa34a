import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { picture } from '@/content/pictures'
import { readInviteCode } from '@/domain/account/readInviteCode'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { AccountGate } from '@/features/account/AccountGate'
import { GuestInvite } from '@/features/account/invites/GuestInvite'
import { InviteCard } from '@/features/account/invites/InviteCard'
import { type InviteEntry, inviteEntrySchema } from '@/features/account/invites/inviteEntry'
import { useLinkedCode } from '@/features/account/invites/useLinkedCode'
import { useStaffInvite } from '@/stores/staffInvite'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import { JoinQuestion } from './JoinQuestion'
import styles from './StaffJoinPage.module.css'

const staffJoinHead: PageHead = {
  title: '선생님 초대',
  description: '받은 초대 코드로 도담아지트에 합류하세요.',
  isIndexed: false,
}

/** Specification 6, section 7. */
export function StaffJoinPage() {
  useLinkedCode(useStaffInvite.getState().keep)
  const code = useStaffInvite((state) => state.code)
  return (
    <Sections>
      <PageIntro title={staffJoinHead.title} />
      <SectionsContainer className={`${styles.page} stack-4`}>
        <AccountGate
          starting={<Skeleton height="240px" />}
          guest={
            <GuestInvite
              picture={picture('icon-teacher')}
              page={paths.staffJoin}
              note="초대받은 휴대폰 번호로 로그인하거나 가입해 주세요."
            />
          }
        >
          {(account) => {
            if (code === '') return <JoinCodeForm />
            return account.status === 'member' ? (
              <JoinQuestion key={code} code={code} phone={account.phone} />
            ) : (
              <Skeleton height="240px" />
            )
          }}
        </AccountGate>
      </SectionsContainer>
    </Sections>
  )
}

/** For somebody who got a code without its link. */
function JoinCodeForm() {
  const form = useForm<InviteEntry>({
    defaultValues: { code: '' },
    resolver: zodResolver(inviteEntrySchema),
  })
  const check = form.handleSubmit(({ code }) =>
    useStaffInvite.getState().keep(readInviteCode(code) ?? ''),
  )
  return (
    <InviteCard picture={picture('icon-teacher')} lead="받은 초대 코드를 확인해 주세요.">
      <Form className="stack-4" onSubmit={check}>
        <TextField form={form} name="code" label="초대 코드" autoComplete="off" />
        <Button tone="primary" size="large" isBlock type="submit">
          확인
        </Button>
      </Form>
    </InviteCard>
  )
}

export { StaffJoinPage as Component, staffJoinHead as head }
