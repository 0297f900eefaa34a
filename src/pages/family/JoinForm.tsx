import { zodResolver } from '@hookform/resolvers/zod'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { picture } from '@/content/pictures'
import {
  checkGuardianName,
  checkGuardianRelation,
  type FamilyInvite,
  familyName,
  type GuardianEntry,
  guardianLimits,
  invitedTo,
} from '@/domain/account/family'
import type { InviteRefusal } from '@/domain/account/inviteCode'
import { paths } from '@/domain/site/paths'
import { decideFamily } from '@/features/account/family/decideFamily'
import { InviteCard } from '@/features/account/invites/InviteCard'
import { isInviteUsed } from '@/features/account/invites/isInviteUsed'
import { messageState } from '@/features/account/useNavigationMessage'
import { NEVER_FRESH } from '@/remote/queryClient'
import { useCommand } from '@/remote/useCommand'
import { familiesQuery } from '@/remote/useFamilyMember'
import { useMember } from '@/remote/useMember'
import { joinFamily } from '@/repository/account/families'
import { useFamilyInvite } from '@/stores/invites'
import { Button } from '@/ui/button/Button'
import { focusOnMount } from '@/ui/focusOnMount'
import { Form } from '@/ui/form/Form'
import { fieldRule } from '@/ui/form/fieldRule'
import { TextField } from '@/ui/form/TextField'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { checkInvite } from './checkInvite'

const entrySchema: z.ZodMiniType<GuardianEntry, GuardianEntry> = z.object({
  name: z.string().check(fieldRule(checkGuardianName)),
  relation: z.string().check(fieldRule(checkGuardianRelation)),
})

interface Props {
  invite: FamilyInvite
  nickname: string
  /** The next page is about to be shown. */
  onJoined: () => void
  /** Somebody was faster, also in another tab, or it was taken back. */
  onRefused: (reason: InviteRefusal) => void
}

export function JoinForm({ invite, nickname, onJoined, onRefused }: Props) {
  const form = useForm<GuardianEntry>({
    defaultValues: { name: nickname, relation: '' },
    resolver: zodResolver(entrySchema),
  })
  const join = useJoin(invite, { onJoined, onRefused })
  const foot = useRef<HTMLDivElement>(null)
  const send = form.handleSubmit((entry) => void join.run(entry))
  const { ownerName, role } = invite
  return (
    <InviteCard picture={picture('avatar-1')}>
      <p className="stack-1 text-center text-18 centred" ref={focusOnMount} tabIndex={-1}>
        <b className="text-22">{`${ownerName} 님이 초대했어요.`}</b> <span>{invitedTo[role]}</span>
      </p>
      <Form className="stack-4" onSubmit={send}>
        <TextField form={form} name="name" label="이름" limit={guardianLimits.name} />
        <TextField
          form={form}
          name="relation"
          label="관계"
          placeholder="아빠, 할머니처럼"
          limit={guardianLimits.relation}
        />
        <p className="note">
          {`${ownerName} 님이 언제든 내보낼 수 있어요. 이름과 관계는 ${ownerName} 님과 아지트에 보여요.`}
        </p>
        <CommandFailure command={join} onRetry={() => void send()} focusNext={foot} />
        <div ref={foot} tabIndex={-1}>
          <Button tone="primary" size="large" isBlock type="submit" isBusy={join.isBusy}>
            함께하기
          </Button>
        </div>
      </Form>
    </InviteCard>
  )
}

async function showJoined(client: QueryClient, ownUid: string): Promise<void> {
  const query = { ...familiesQuery(ownUid), staleTime: NEVER_FRESH }
  await decideFamily(client, ownUid, await client.fetchQuery(query))
}

/** Why the invitation can no longer be used, if the rules have refused it. */
async function tryToJoin(
  client: QueryClient,
  ownUid: string,
  invite: FamilyInvite,
  entry: GuardianEntry,
): Promise<InviteRefusal | undefined> {
  try {
    await joinFamily(ownUid, invite, entry)
    return undefined
  } catch (error) {
    if (!isInviteUsed(error)) throw error
    const checked = await checkInvite(client, ownUid, invite.code).catch(() => undefined)
    return checked?.reason ?? 'unusable'
  }
}

function useJoin(
  invite: FamilyInvite,
  { onJoined, onRefused }: Pick<Props, 'onJoined' | 'onRefused'>,
) {
  const { ownUid } = useMember()
  const client = useQueryClient()
  const navigate = useNavigate()
  return useCommand({
    send: (entry: GuardianEntry) => tryToJoin(client, ownUid, invite, entry),
    onDone: async (refusal) => {
      if (refusal) return onRefused(refusal)
      onJoined()
      useFamilyInvite.getState().used(invite.code)
      // Decided before the next page is drawn; if it fails, that page decides.
      await showJoined(client, ownUid).catch(() => undefined)
      const state = messageState(`${familyName(invite.ownerName)}을 함께 봐요.`)
      await navigate(paths.my, { replace: true, state })
    },
    failure: '가족에 함께하지 못했습니다.',
  })
}
