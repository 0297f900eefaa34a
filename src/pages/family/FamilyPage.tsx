import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { picture } from '@/content/pictures'
import {
  type FamilyInvite,
  type InviteRefusal,
  inviteRefusalMessages,
} from '@/domain/account/family'
import { formatInviteCode } from '@/domain/account/inviteCode'
import { readInviteCode } from '@/domain/account/readInviteCode'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { AccountGate } from '@/features/account/AccountGate'
import { GuestInvite } from '@/features/account/invites/GuestInvite'
import { InviteCard } from '@/features/account/invites/InviteCard'
import { type InviteEntry, inviteEntrySchema } from '@/features/account/invites/inviteEntry'
import { useLinkedCode } from '@/features/account/invites/useLinkedCode'
import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { useFamilyInvite } from '@/stores/familyInvite'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Sections } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import { checkInvite } from './checkInvite'
import styles from './FamilyPage.module.css'
import { JoinForm } from './JoinForm'

const familyHead: PageHead = {
  title: '가족 초대',
  description: '받은 초대 코드로 가족의 돌봄과 픽업을 함께 보세요.',
  isIndexed: false,
}

/** Specification 6, section 6. */
export function FamilyPage() {
  const opened = useLinkedCode(useFamilyInvite.getState().keep)
  return (
    <Sections>
      <PageIntro title={familyHead.title} />
      <SectionsContainer className={`${styles.page} stack-4`}>
        <AccountGate
          starting={<Skeleton height="320px" />}
          guest={
            <GuestInvite
              picture={picture('icon-shield')}
              page={paths.family}
              note="가입하는 동안에도 초대 코드는 그대로 있어요."
            />
          }
        >
          {({ nickname }) => <MemberInvite nickname={nickname} opened={opened} />}
        </AccountGate>
      </SectionsContainer>
    </Sections>
  )
}

interface MemberInviteProps {
  nickname: string
  /** Links opened on this page. */
  opened: number
}

/** The code, then who invites and as whom to join; a link that is opened later takes its place. */
function MemberInvite({ nickname, opened }: MemberInviteProps) {
  const code = useFamilyInvite((state) => state.code)
  const [invite, setInvite] = useState<FamilyInvite>()
  const [refused, setRefused] = useState<{ code: string; reason: InviteRefusal }>()
  if (invite && invite.code === code)
    return (
      <JoinForm
        invite={invite}
        nickname={nickname}
        onRefused={(reason) => {
          setRefused({ code, reason })
          setInvite(undefined)
        }}
      />
    )
  return (
    <CodeForm
      key={`${code}-${opened}`}
      code={code}
      refusal={refused?.code === code ? inviteRefusalMessages[refused.reason] : ''}
      onChecked={(checked) => {
        setInvite(checked)
        useFamilyInvite.getState().keep(checked.code)
      }}
    />
  )
}

interface Props {
  /** Of an opened link; empty without one. */
  code: string
  /** Why the invitation checked last cannot be used. */
  refusal: string
  onChecked: (invite: FamilyInvite) => void
}

function CodeForm({ code, refusal, onChecked }: Props) {
  const form = useForm<InviteEntry>({
    defaultValues: { code: code && formatInviteCode(code) },
    resolver: zodResolver(inviteEntrySchema),
  })
  const { setError } = form
  const check = useInviteCheck()
  const foot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal) setError('code', { message: refusal }, { shouldFocus: true })
  }, [refusal, setError])

  const send = form.handleSubmit((entry) => {
    const typed = readInviteCode(entry.code)
    if (!typed) return
    void check.run(typed, {
      onDone: ({ invite, reason }) => {
        if (invite && !reason) onChecked(invite)
        else
          setError(
            'code',
            { message: inviteRefusalMessages[reason ?? 'unusable'] },
            { shouldFocus: true },
          )
      },
    })
  })
  return (
    <InviteCard picture={picture('icon-shield')} lead="받은 초대 코드를 확인해 주세요.">
      <Form className="stack-4" onSubmit={send}>
        <TextField form={form} name="code" label="초대 코드" autoComplete="off" />
        <CommandFailure command={check} onRetry={() => void send()} focusNext={foot} />
        <div ref={foot} tabIndex={-1}>
          <Button tone="primary" size="large" isBlock type="submit" isBusy={check.isBusy}>
            확인
          </Button>
        </div>
      </Form>
    </InviteCard>
  )
}

function useInviteCheck() {
  const { ownUid } = useMember()
  const client = useQueryClient()
  return useCommand({
    send: (code: string) => checkInvite(client, ownUid, code),
    failure: '초대를 확인하지 못했습니다.',
  })
}

export { FamilyPage as Component, familyHead as head }
