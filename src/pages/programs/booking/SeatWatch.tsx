import type { ProgramSession } from '@/domain/programs/programSession'
import { canWatch } from '@/domain/programs/seatWatch'
import { WatchButton } from '@/features/seat-watch/WatchButton'

interface Props {
  uid: string
  session: ProgramSession | undefined
  /** The full time. */
  describedBy: string
  now: Date
}

/** 「빈자리 알림」 of a full time that has not begun. */
export const SeatWatch = ({ uid, session, describedBy, now }: Props) =>
  session && canWatch(session, now) ? (
    <WatchButton uid={uid} session={session} describedBy={describedBy} />
  ) : null
