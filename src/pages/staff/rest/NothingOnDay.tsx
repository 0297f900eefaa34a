import { useQuery } from '@tanstack/react-query'
import { dayOf, formatShortDay, limitsOfDay } from '@/domain/dates/day'
import { isBookable } from '@/domain/places/branch'
import { dayCountsText, nextOpenDay, restReason } from '@/domain/staff/closureWork'
import { now } from '@/platform/clock'
import { useUrlState } from '@/platform/page/useUrlState'
import { useClosures } from '@/remote/publicSettings'
import { staffQuery } from '@/remote/staffQuery'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { followBookingsBetween } from '@/repository/care/careDay'
import { followRidesOfDay } from '@/repository/rides/dayRides'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { StateMessage } from '@/ui/message/StateMessage'
import { namesOfBranch, type StaffReader } from '../queries'
import { useStaffMember } from '../StaffMemberContext'

interface OfDay {
  day: string
  /** Of the filter; empty: all. */
  branchId: string
}

/** The branches shown, and why all of them rest on the day, if they do. */
export function useDayOfRest({ day, branchId }: OfDay) {
  const closures = useClosures()
  const open = useBranchContacts().filter(isBookable)
  const ids = branchId === '' ? open.map(({ id }) => id) : [branchId]
  return { closures, ids, reason: restReason(closures, ids, day) }
}

interface Props extends OfDay {
  /** The list may only be empty by what is searched or chosen. */
  isFiltered: boolean
  /** Said where no day of rest is the reason. */
  message: string
}

/** In place of an empty list: that there is nothing, or that all branches shown rest (specification 7, section 2). */
export function NothingOnDay({ day, branchId, isFiltered, message }: Props) {
  const { closures, ids, reason } = useDayOfRest({ day, branchId })
  if (isFiltered || reason === undefined) return <StateMessage role="status" message={message} />
  const next = nextOpenDay(closures, ids, day)
  return (
    <div data-rest>
      <StateMessage
        role="status"
        title={day === dayOf(now()) ? '오늘은 쉬는 날이에요.' : '쉬는 날이에요.'}
        message={reason}
      >
        {next === undefined ? undefined : <NextDay day={next} branchIds={ids} />}
      </StateMessage>
    </div>
  )
}

function NextDay({ day, branchIds }: { day: string; branchIds: readonly string[] }) {
  const staff = useStaffMember()
  const { params } = useUrlState()
  const { data } = useQuery(comingDayQuery(staff, day))
  const search = new URLSearchParams({ ...Object.fromEntries(params), date: day })
  return (
    <p className="wrap to-middle row-3">
      <ButtonLink
        tone="primary"
        to={{ search: search.toString() }}
      >{`${formatShortDay(day)} 보기`}</ButtonLink>
      {data && <span className="muted num">{dayCountsText(branchIds, data)}</span>}
    </p>
  )
}

const comingDayQuery = ({ uid, at }: StaffReader, day: string) =>
  staffQuery({
    uid,
    name: ['coming-day', day, ...namesOfBranch(at)],
    failure: '다음 날의 예약을 확인하지 못했습니다.',
    read: async () => {
      const [{ rides }, bookings] = await Promise.all([
        followRidesOfDay({ day, at }).read(),
        followBookingsBetween(...limitsOfDay(day), at).read(),
      ])
      return { rides, bookings }
    },
  })
