import type { presenceNow } from '@/domain/care/careBoard'
import { formatTimeSpan } from '@/domain/dates/day'

interface Props {
  presence: NonNullable<ReturnType<typeof presenceNow>>
}

/** How many have come to what runs now. */
export function PresenceNow({ presence }: Props) {
  return (
    <p>
      <span>{`${formatTimeSpan(presence)} 등원`}</span> <b>{presence.arrived}</b>{' '}
      <span>· 아직</span> <b>{presence.expected}</b>
    </p>
  )
}
