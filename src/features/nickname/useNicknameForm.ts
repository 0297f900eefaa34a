import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { checkNickname } from '@/domain/account/signup'
import { fieldRule } from '@/ui/form/fieldRule'

export interface NicknameEntry {
  nickname: string
}

const nicknameSchema: z.ZodMiniType<NicknameEntry, NicknameEntry> = z.object({
  nickname: z.string().check(fieldRule(checkNickname)),
})

/** What to call the parent; one rule at sign-up and in the profile. */
export const useNicknameForm = (nickname: string) =>
  useForm<NicknameEntry>({
    values: { nickname },
    // A name that is known only later never takes away what was typed.
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(nicknameSchema),
  })
