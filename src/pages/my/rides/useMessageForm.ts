import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { checkRideMessage, type RideMessage, rideMessageKinds } from '@/domain/rides/rideMessage'
import { useSendMessage } from '@/features/rides/useRideCommands'
import { randomId } from '@/platform/randomId'
import { failureOf } from '@/remote/failureOf'
import { fieldRule } from '@/ui/fieldRule'

type MessageEntry = Pick<RideMessage, 'kind' | 'text'>

const messageSchema: z.ZodMiniType<MessageEntry, MessageEntry> = z.object({
  kind: z.enum(rideMessageKinds),
  text: z.string().check(fieldRule(checkRideMessage)),
})

/** A message being written and sent, once. */
export function useMessageForm(uid: string, rideId: string, onSent: () => void) {
  const [id] = useState(randomId)
  const command = useSendMessage(uid)
  const form = useForm<MessageEntry>({
    defaultValues: { kind: 'late', text: '' },
    resolver: zodResolver(messageSchema),
  })
  const send = (entry: MessageEntry) =>
    command.mutate({ id, uid, rideId, ...entry }, { onSuccess: onSent })
  return {
    form,
    submit: form.handleSubmit(send),
    isBusy: command.isPending,
    failure: command.error ? failureOf(command.error) : undefined,
  }
}
