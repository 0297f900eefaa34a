import * as z from 'zod/mini'
import { isInviteCode } from '@/domain/account/inviteCode'
import { deviceStore } from './deviceStore'

interface InviteCodeState {
  /** Empty without one. */
  code: string
  keep: (code: string) => void
  /** After its use; a link opened meanwhile stays. */
  used: (code: string) => void
  forget: () => void
}

/** The code of an opened invitation, per tab: it outlives login, sign-up and sign-out, as it may be meant for another account. */
const inviteCodeStore = (name: 'dodam-family-invite' | 'dodam-staff-invite') =>
  deviceStore<InviteCodeState, 'code'>(
    name,
    {
      field: 'code',
      schema: z.string().check(z.refine(isInviteCode)),
    },
    (set, get) => ({
      code: '',
      keep: (code) => set({ code }),
      used: (code) => {
        if (get().code === code) set({ code: '' })
      },
      forget: () => set({ code: '' }),
    }),
  )

/** The code of an opened invitation to a family. */
export const useFamilyInvite = inviteCodeStore('dodam-family-invite')

/** The code of an opened invitation to the agit. */
export const useStaffInvite = inviteCodeStore('dodam-staff-invite')
