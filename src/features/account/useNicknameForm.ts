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
  /** Checks a text that is too long at once, and again until it fits; others when they are sent. */
  const judge = (text: string) => {
    if (isNicknameTooLong(text) || form.getFieldState('nickname').error)
      void form.trigger('nickname')
  }
  return { form, judge }
}
