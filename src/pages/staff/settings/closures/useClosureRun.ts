import { useQueryClient } from '@tanstack/react-query'
import { readClosuresNow } from '@/remote/publicSettings'
import { staffKey } from '@/remote/staffQuery'
import { useSteps } from '@/remote/useSteps'
import { useStaffMember } from '../../StaffMemberContext'
import { closuresOfAgitQuery } from './closureQueries'

/** Does what closed days ask for, and reads them again. */
export function useClosureRun() {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  const run = useSteps({
    renews: () => {
      // This device remembers what everybody reads; what cannot be read now is read within the hour.
      readClosuresNow(client).catch(() => undefined)
      return [
        closuresOfAgitQuery(uid),
        { queryKey: staffKey(uid, 'closure-work') },
        { queryKey: staffKey(uid, 'care'), refetchType: 'none' },
        { queryKey: staffKey(uid, 'rides'), refetchType: 'none' },
      ]
    },
    failure: '휴무를 마치지 못했습니다.',
  })
  return run
}
