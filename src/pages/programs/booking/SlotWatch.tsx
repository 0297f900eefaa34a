import type { ProgramSession } from '@/domain/programs/programSession'
import { canWatch } from '@/domain/programs/seatWatch'
import { WatchButton } from '@/features/seat-watch/WatchButton'

interface Props {
  uid: string
  session: ProgramSession | undefined
  /** Id of the session's row. */
  describedBy: string
  now: Date
}

/** 「빈자리 알림」 of a full session that has not begun. */
export const SlotWatch = ({ uid, session, describedBy, now }: Props) =>
  session && canWatch(session, now) ? (
    <WatchButton uid={uid} session={session} describedBy={describedBy} />
  ) : null
