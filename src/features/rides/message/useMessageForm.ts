import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { checkRideMessage, type RideMessage, rideMessageKinds } from '@/domain/rides/rideMessage'
import { tidyText } from '@/domain/text/tidyText'
import { useSendMessage } from '@/features/rides/commands'
import { commandId, endCommand } from '@/remote/commandId'
import { failureOf } from '@/remote/failureOf'
import { useMember } from '@/remote/useMember'
import { fieldRule } from '@/ui/form/fieldRule'

type MessageEntry = Pick<RideMessage, 'kind' | 'text'>

const messageSchema: z.ZodMiniType<MessageEntry, MessageEntry> = z.object({
  kind: z.enum(rideMessageKinds),
  text: z.string().check(fieldRule(checkRideMessage)),
})

export function useMessageForm(rideId: string, onSent: () => void) {
  const { familyUid } = useMember()
  const command = useSendMessage()
  const form = useForm<MessageEntry>({
    defaultValues: { kind: 'late', text: '' },
    resolver: zodResolver(messageSchema),
  })
  const send = ({ kind, text }: MessageEntry) => {
    const message = { uid: familyUid, rideId, kind, text: tidyText(text) }
    const onSuccess = () => {
      endCommand(message)
      onSent()
    }
    command.mutate({ id: commandId(message), ...message }, { onSuccess })
  }
  return {
    form,
    submit: form.handleSubmit(send),
    isBusy: command.isPending,
    failure: command.error ? failureOf(command.error) : undefined,
  }
}
