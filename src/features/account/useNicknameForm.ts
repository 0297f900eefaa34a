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

export const useNicknameForm = (nickname: string) =>
  useForm<NicknameEntry>({
    values: { nickname },
    // A nickname loaded later does not replace typed text.
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(nicknameSchema),
  })
