import * as z from 'zod/mini'
import { parseInviteCode } from '@/domain/account/inviteCode'
import { deviceStore } from './deviceStore'

interface InviteCodeState {
  /** Empty without one. */
  code: string
  keep: (code: string) => void
  forget: () => void
}

/** The code of an opened invitation, per tab: it outlives login and sign-up. */
export const inviteCodeStore = (name: 'dodam-family-invite' | 'dodam-staff-invite') =>
  deviceStore<InviteCodeState, 'code'>(
    name,
    {
      field: 'code',
      schema: z.string().check(z.refine((code) => parseInviteCode(code) === code)),
    },
    (set) => ({
      code: '',
      keep: (code) => set({ code }),
      forget: () => set({ code: '' }),
    }),
  )
