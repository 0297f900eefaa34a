import { type BoardSession, isRunning, presenceOf } from '@/domain/care/careBoard'
import { formatTimeSpan } from '@/domain/dates/day'

interface Props {
  sessions: readonly BoardSession[]
  now: Date
}

/** How many of the running session have come; the first of several. */
export function PresenceNow({ sessions, now }: Props) {
  const running = sessions.find((session) => isRunning(session, now))
  if (!running) return null
  const { arrived, expected } = presenceOf(running, now)
  return (
    <p>
      <span>{`${formatTimeSpan(running)} 등원`}</span> <b>{arrived}</b> <span>· 아직</span>{' '}
      <b>{expected}</b>
    </p>
  )
}
