import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { checkNickname, isNicknameTooLong } from '@/domain/account/signup'
import { fieldRule } from '@/ui/form/fieldRule'

export interface NicknameEntry {
  nickname: string
}

const nicknameSchema: z.ZodMiniType<NicknameEntry, NicknameEntry> = z.object({
  nickname: z.string().check(fieldRule(checkNickname)),
})

export function useNicknameForm(nickname: string) {
  const form = useForm<NicknameEntry>({
    values: { nickname },
    // A nickname loaded later does not replace typed text.
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(nicknameSchema),
  })
  /** Says at once of a text that is too long, and until it fits, what a shorter one is told when it is sent. */
  const judge = (text: string) => {
    if (isNicknameTooLong(text) || form.getFieldState('nickname').error)
      void form.trigger('nickname')
  }
  return { form, judge }
}
