import { useQuery } from '@tanstack/react-query'
import type { Stay } from '@/domain/care/stay'
import { arrivalOf } from '@/domain/care/stayState'
import { mayUse } from '@/domain/staff/staffPerson'
import { colleagueQuery } from '../../queries'
import { useStaffMember } from '../../StaffMemberContext'

/** Who of the agit marked 등원 or 하원 last, for owners (specification 6, section 7). */
export function RecordedBy({ stay }: { stay: Stay }) {
  const { uid, name, role } = useStaffMember()
  const { by } = stay.bookings[0]
  const isShown = mayUse(role, 'recordedBy') && arrivalOf(stay) !== undefined
  const isWanted = isShown && by !== undefined && by !== uid
  const { data: other } = useQuery({ ...colleagueQuery(uid, by ?? ''), enabled: isWanted })
  const recorder = by === uid ? name : other?.name
  if (!recorder || !isShown) return null
  return <span className="note screen-only">{`기록: ${recorder}`}</span>
}
