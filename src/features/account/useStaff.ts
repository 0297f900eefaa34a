import { useQuery } from '@tanstack/react-query'
import type { StaffPerson } from '@/domain/staff/staffPerson'
import { accountQuery } from '@/remote/accountQuery'
import { useReadError } from '@/remote/useReadError'
import { readStaffMember } from '@/repository/account/staff'
import { useAccount } from './useAccount'

export const staffMemberQuery = (uid: string) =>
  accountQuery({
    uid,
    name: ['staff'],
    failure: '관리자 여부를 확인하지 못했습니다.',
    read: async () => (await readStaffMember(uid)) ?? null,
  })

/** For display only; the rules decide what is allowed. */
export type Staff =
  | { status: 'checking' }
  | { status: 'guest' }
  | { status: 'parent'; uid: string }
  | { status: 'staff'; person: StaffPerson }
  | { status: 'failed'; error: Error; retry: () => void }

export function useStaff(): Staff {
  const account = useAccount()
  const uid = account.status === 'member' ? account.uid : ''
  const read = useQuery({ ...staffMemberQuery(uid), enabled: uid !== '' })
  const { data } = read
  const { error, retry } = useReadError(read)
  if (account.status === 'guest' || account.status === 'ended') return { status: 'guest' }
  if (data) return { status: 'staff', person: data }
  if (data === null) return { status: 'parent', uid }
  if (error) return { status: 'failed', error, retry }
  return { status: 'checking' }
}
