import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useRef } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  formatInviteCode,
  type InviteRefusal,
  inviteRefusals,
  NO_INVITE_CODE,
} from '@/domain/account/inviteCode'
import { readInviteCode } from '@/domain/account/readInviteCode'
import type { PictureSource } from '@/domain/site/picture'
import type { Command } from '@/remote/useCommand'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { InviteCard } from './InviteCard'

interface Entry {
  code: string
}

const entrySchema: z.ZodMiniType<Entry, Entry> = z.object({
  code: z
    .string()
    .check(z.trim(), z.minLength(1, '초대 코드를 입력해 주세요.'))
    .check(z.refine((code) => readInviteCode(code) !== undefined, NO_INVITE_CODE)),
})

interface Props {
  picture: PictureSource
  /** Of an opened link; left out without one. */
  code?: string
  /** Why the code sent last cannot be used. */
  refusal?: InviteRefusal | undefined
  /** Under way after `onCode`. */
  check?: Command<string>
  onCode: (code: string, refuse: (refusal: InviteRefusal) => void) => void
}

/** 「초대 코드」 of an invitation, typed or pasted in any form. */
export function InviteCodeForm({ picture, code = '', refusal, check, onCode }: Props) {
  const form = useForm<Entry>({
    defaultValues: { code: code && formatInviteCode(code) },
    resolver: zodResolver(entrySchema),
  })
  const foot = useRef<HTMLDivElement>(null)
  const refuse = useRefusal(form, refusal)
  const send = form.handleSubmit((entry) => {
    const typed = readInviteCode(entry.code)
    if (typed) onCode(typed, refuse)
  })
  return (
    <InviteCard picture={picture} lead="받은 초대 코드를 확인해 주세요.">
      <Form className="stack-4" onSubmit={send}>
        <TextField form={form} name="code" label="초대 코드" />
        {check && <CommandFailure command={check} onRetry={() => void send()} focusNext={foot} />}
        <div ref={foot} tabIndex={-1}>
          <Button tone="primary" size="large" isBlock type="submit" isBusy={check?.isBusy ?? false}>
            확인
          </Button>
        </div>
      </Form>
    </InviteCard>
  )
}

/** Says at the field why a code is refused: the one sent last, and those that the returned function is called for. */
function useRefusal({ setError }: UseFormReturn<Entry>, refusal: InviteRefusal | undefined) {
  const refuse = useCallback(
    (reason: InviteRefusal) =>
      setError('code', { message: inviteRefusals[reason] }, { shouldFocus: true }),
    [setError],
  )
  useEffect(() => {
    if (refusal) refuse(refusal)
  }, [refusal, refuse])
  return refuse
}
