import { useQuery } from '@tanstack/react-query'
import type { Stay } from '@/domain/care/stay'
import { arrivalOf } from '@/domain/care/stayState'
import { useStaffMember } from '../../StaffMemberContext'
import { recorderQuery } from '../careQueries'
import styles from './RecordedBy.module.css'

/** Who of the agit marked 등원 or 하원 last; for owners (specification 6, section 7), as which everybody counts who has no role. */
export function RecordedBy({ stay }: { stay: Stay }) {
  const { uid, name } = useStaffMember()
  const { by } = stay.bookings[0]
  const isWanted = by !== undefined && by !== uid && arrivalOf(stay) !== undefined
  const { data: other } = useQuery({ ...recorderQuery(uid, by ?? ''), enabled: isWanted })
  const recorder = by === uid ? name : other?.name
  if (!recorder || arrivalOf(stay) === undefined) return null
  return <span className={styles.by}>{`기록: ${recorder}`}</span>
}
