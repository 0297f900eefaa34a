import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  checkRideMessage,
  lateText,
  lateTimes,
  type MessageSubject,
  messageKinds,
  type RideMessage,
} from '@/domain/rides/rideMessage'
import { tidyText } from '@/domain/text/tidyText'
import { useMember } from '@/remote/useMember'
import { useSendMessage } from './commands'

type MessageEntry = Pick<RideMessage, 'kind' | 'text'>

/** Whether words are needed depends on the kind. */
const messageSchema: z.ZodMiniType<MessageEntry, MessageEntry> = z
  .object({ kind: z.enum(messageKinds), text: z.string() })
  .check(({ value: { kind, text }, issues }) => {
    const result = checkRideMessage(text, kind)
    if (!result.ok)
      issues.push({ code: 'custom', input: text, message: result.reason, path: ['text'] })
  })

const isLateText = (text: string): boolean => lateTimes.some((time) => lateText(time) === text)

export function useMessageForm(about: MessageSubject, onSent: () => void) {
  const { familyUid } = useMember()
  const command = useSendMessage()
  const form = useForm<MessageEntry>({
    defaultValues: { kind: 'late', text: '' },
    resolver: zodResolver(messageSchema),
  })
  const send = ({ kind, text }: MessageEntry) => {
    void command.run({ uid: familyUid, ...about, kind, text: tidyText(text) }, { onDone: onSent })
  }
  return {
    form,
    kindField: form.register('kind', {
      deps: ['text'],
      // The words of a button belong to its kind; typed ones stay.
      onChange: () => {
        if (isLateText(form.getValues('text'))) form.setValue('text', '')
      },
    }),
    submit: form.handleSubmit(send),
    command,
  }
}
