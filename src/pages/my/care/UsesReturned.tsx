import { useQuery } from '@tanstack/react-query'
import type { Stay } from '@/domain/care/stay'
import { accountQuery } from '@/remote/accountQuery'
import { areUsesReturned } from '@/repository/care/attendance'

/** Of a missed stay (specification 5, section 4). */
const usesReturnedQuery = ({ uid, bookings }: Stay) => ({
  ...accountQuery({
    uid,
    name: ['pass-uses', 'given-back', ...bookings.map(({ id }) => id)],
    failure: '돌려받은 이용권을 확인하지 못했습니다.',
    read: () => areUsesReturned(bookings),
  }),
  refetchOnWindowFocus: false,
})

export function UsesReturned({ stay }: { stay: Stay }) {
  const isWithPass = stay.bookings.some(({ passId }) => passId !== undefined)
  const { data: areBack } = useQuery({ ...usesReturnedQuery(stay), enabled: isWithPass })
  return areBack ? <p className="inset p-3-4">이용권을 돌려드렸어요.</p> : null
}
