import { newInviteCode } from '@/domain/account/inviteCode'
import { type StaffEntry, type StaffPerson, tidyStaffEntry } from '@/domain/staff/staffPerson'
import { random } from '@/platform/random'
import { useCommand } from '@/remote/useCommand'
import { removeStaff, updateStaff } from '@/repository/account/staff'
import { createStaffInvite, deleteStaffInvite } from '@/repository/account/staffInvites'
import { useStaffMember } from '../StaffMemberContext'
import { peopleQuery, staffInvitesQuery } from './queries'

/** An invitation may have been used meanwhile. */
function useRenewed() {
  const { uid } = useStaffMember()
  return () => [peopleQuery(uid), staffInvitesQuery(uid)]
}

export interface StaffWish extends StaffEntry {
  /** `+82…` */
  phone: string
}

export function useInviteStaff() {
  const { uid: by } = useStaffMember()
  return useCommand({
    of: (wish: StaffWish) => ({ ...wish, by }),
    makeId: () => newInviteCode(random),
    send: async ({ phone, ...entry }, { id: code }) => {
      const invite = { ...tidyStaffEntry(entry), phone, by, code }
      await createStaffInvite(invite)
      return invite
    },
    renews: useRenewed(),
    failure: '초대를 만들지 못했습니다.',
  })
}

export const useTakeBackStaffInvite = () =>
  useCommand({
    send: (code: string) => deleteStaffInvite(code),
    renews: useRenewed(),
    failure: '초대를 취소하지 못했습니다.',
  })

export const useUpdateStaff = ({ uid }: StaffPerson) =>
  useCommand({
    send: (entry: StaffEntry) => updateStaff(uid, entry),
    renews: useRenewed(),
    failure: '선생님을 고치지 못했습니다.',
  })

export const usePutStaffOut = () =>
  useCommand({
    send: ({ uid }: StaffPerson) => removeStaff(uid),
    renews: useRenewed(),
    failure: '선생님을 내보내지 못했습니다.',
  })
