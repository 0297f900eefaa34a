import { useQuery } from '@tanstack/react-query'
import { mayUse } from '@/domain/staff/staffPerson'
import { colleagueQuery } from './queries'
import { useStaffMember } from './StaffMemberContext'

const GONE = '나간 선생님'

/** The name of who of the agit did something, for owners; undefined while unread, for teachers and of older documents (specification 7, section 4). */
export function useWho(by: string | undefined): string | undefined {
  const { uid, name, role } = useStaffMember()
  const isShown = mayUse(role, 'recordedBy') && by !== undefined && by !== ''
  const { data: other } = useQuery({
    ...colleagueQuery(uid, by ?? ''),
    enabled: isShown && by !== uid,
  })
  if (!isShown) return undefined
  if (by === uid) return name
  return other === null ? GONE : other?.name
}
