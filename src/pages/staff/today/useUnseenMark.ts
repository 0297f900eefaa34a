import { useQuery } from '@tanstack/react-query'
import { MAX_COUNT } from '@/domain/staff/staffNews'
import { useStaffMember } from '../StaffMemberContext'
import { unseenMessagesCountQuery } from '../staffNewsQueries'
import { newestMessageQuery } from './boardQueries'

/** Changes when a message of a parent comes or is seen; undefined until it is known. */
export function useUnseenMark(): string | undefined {
  const staff = useStaffMember()
  const unseen = useQuery(unseenMessagesCountQuery(staff))
  const { data: newest = '' } = useQuery({
    ...newestMessageQuery(staff),
    enabled: unseen.data === MAX_COUNT,
  })
  return unseen.isPending ? undefined : `${unseen.data}${newest}`
}
