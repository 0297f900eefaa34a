import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { dayOf } from '@/domain/dates/day'
import { waitingElsewhere } from '@/domain/staff/arrivals'
import { now } from '@/platform/clock'
import { useUrlState } from '@/platform/page/useUrlState'
import { waitingRidesQuery } from '../queries'
import { useStaffMember } from '../StaffMemberContext'

/** `다른 날의 접수: 11.30(월) 2건`, each a link to its day (specification 7, section 9). */
export function WaitingElsewhere({ day, branchId }: { day: string; branchId: string }) {
  const staff = useStaffMember()
  const { params } = useUrlState()
  const { data: rides = [] } = useQuery(waitingRidesQuery(staff, dayOf(now())))
  const others = waitingElsewhere(rides, { day, branchId })
  if (others.length === 0) return null
  const kept = Object.fromEntries([...params].filter(([name]) => name === 'branch'))
  return (
    <p className="rounded on-tonal px-2 semibold screen-only">
      <span>다른 날의 접수: </span>
      {others.map(({ day: other, text }, index) => (
        <span key={other}>
          {index > 0 && <span>{' · '}</span>}
          <Link
            className="underlined num hit inline-flex middle"
            to={{ search: new URLSearchParams({ ...kept, date: other }).toString() }}
          >
            {text}
          </Link>
        </span>
      ))}
    </p>
  )
}
