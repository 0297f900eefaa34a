import { useMutation, useQueryClient } from '@tanstack/react-query'
import { newInviteCode } from '@/domain/account/inviteCode'
import { type StaffEntry, type StaffPerson, tidyStaffEntry } from '@/domain/staff/staffPerson'
import { random } from '@/platform/random'
import { removeStaff, updateStaff } from '@/repository/account/staff'
import { createStaffInvite, deleteStaffInvite } from '@/repository/account/staffInvites'
import { useStaffMember } from '../StaffMemberContext'
import { peopleQuery, staffInvitesQuery } from './peopleQueries'

function useRenewed() {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  // An invitation may have been used meanwhile.
  return () =>
    Promise.all(
      [peopleQuery(uid), staffInvitesQuery(uid)].map(({ queryKey }) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}

/** One code for each content of the form, however often it is sent. */
const codes = new Map<string, string>()

function codeFor(content: object): string {
  const key = JSON.stringify(content)
  const code = codes.get(key) ?? newInviteCode(random)
  codes.set(key, code)
  return code
}

export interface StaffWish extends StaffEntry {
  /** `+82…` */
  phone: string
}

export function useInviteStaff() {
  const { uid } = useStaffMember()
  const renewed = useRenewed()
  return useMutation({
    mutationFn: async ({ phone, ...entry }: StaffWish) => {
      const content = { ...tidyStaffEntry(entry), phone, by: uid }
      const invite = { ...content, code: codeFor(content) }
      await createStaffInvite(invite)
      codes.clear()
      return invite
    },
    onSuccess: renewed,
    meta: { failure: '초대를 만들지 못했습니다.' },
  })
}

export function useTakeBackStaffInvite() {
  return useMutation({
    mutationFn: (code: string) => deleteStaffInvite(code),
    onSuccess: useRenewed(),
    meta: { failure: '초대를 취소하지 못했습니다.' },
  })
}

export function useUpdateStaff({ uid }: StaffPerson) {
  return useMutation({
    mutationFn: (entry: StaffEntry) => updateStaff(uid, entry),
    onSuccess: useRenewed(),
    meta: { failure: '선생님을 고치지 못했습니다.' },
  })
}

export function usePutStaffOut() {
  return useMutation({
    mutationFn: ({ uid }: StaffPerson) => removeStaff(uid),
    onSuccess: useRenewed(),
    meta: { failure: '선생님을 내보내지 못했습니다.' },
  })
}
