import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { picture } from '@/content/pictures'
import { type FamilyInvite, inviteRefusalMessages } from '@/domain/account/family'
import { formatInviteCode } from '@/domain/account/inviteCode'
import { readInviteCode } from '@/domain/account/readInviteCode'
import { InviteCard } from '@/features/account/invites/InviteCard'
import { type InviteEntry, inviteEntrySchema } from '@/features/account/invites/inviteEntry'
import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { checkInvite } from './checkInvite'

interface Props {
  /** Of an opened link; empty without one. */
  code: string
  /** Why the invitation checked last cannot be used. */
  refusal: string
  onChecked: (invite: FamilyInvite) => void
}

export function CodeForm({ code, refusal, onChecked }: Props) {
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
