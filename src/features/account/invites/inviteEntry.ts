import * as z from 'zod/mini'
import { NO_INVITE_CODE } from '@/domain/account/inviteCode'
import { readInviteCode } from '@/domain/account/readInviteCode'
import { isRefusal, RepositoryError } from '@/repository/firestore/repositoryError'

/** What a form asks for. */
export interface InviteEntry {
  code: string
}

export const inviteEntrySchema: z.ZodMiniType<InviteEntry, InviteEntry> = z.object({
  code: z
    .string()
    .check(z.trim(), z.minLength(1, '초대 코드를 입력해 주세요.'))
    .check(z.refine((code) => readInviteCode(code) !== undefined, NO_INVITE_CODE)),
})

/** The rules refuse without a reason: somebody was faster, took it back, or it is over by now. */
export const isInviteUsed = (error: unknown): boolean =>
  error instanceof RepositoryError && isRefusal(error)
