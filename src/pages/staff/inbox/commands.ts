import {
  type ReceivedPickupRequest,
  type RequestStatus,
  requestStatusLabels,
} from '@/domain/staff/inbox'
import { useCommand } from '@/remote/useCommand'
import {
  advancePickupRequest,
  completePickupRequests,
  completePickupRequestsOf,
} from '@/repository/rides/pickupRequests'
import { inboxQueries } from '../queries'
import { useStaffMember } from '../StaffMemberContext'

interface Advance {
  request: ReceivedPickupRequest
  status: RequestStatus
}

export function useAdvanceRequest() {
  const { uid } = useStaffMember()
  return useCommand({
    send: ({ request, status }: Advance) => advancePickupRequest(request.id, status),
    renews: () => [inboxQueries(uid, 'requests')],
    says: ({ request, status }, error) => {
      const words = `${request.applicantName} ${requestStatusLabels[status]}`
      return error ? { unsent: words } : { done: words }
    },
    failure: '픽업 신청을 처리하지 못했습니다.',
  })
}

/** All open requests of a phone, or those given by id. */
export function useCompleteRequests() {
  const { uid, at } = useStaffMember()
  const words = '픽업 신청 모두 완료'
  return useCommand({
    send: (of: { phone: string } | { ids: readonly string[] }) =>
      'phone' in of ? completePickupRequestsOf(of.phone, at) : completePickupRequests(of.ids),
    renews: () => [inboxQueries(uid, 'requests')],
    renewsAlways: true,
    says: (_, error) => (error ? { unsent: words } : { done: words }),
    failure: '픽업 신청을 모두 완료하지 못했습니다.',
  })
}
