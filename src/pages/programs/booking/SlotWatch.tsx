import type { ProgramSession } from '@/domain/programs/programSession'
import { canWatch } from '@/domain/programs/seatWatch'
import { WatchButton } from '@/features/programs/seat-watch/WatchButton'

interface Props {
  uid: string
  session: ProgramSession | undefined
  describedBy: string
  now: Date
}

export const SlotWatch = ({ uid, session, describedBy, now }: Props) =>
  session && canWatch(session, now) ? (
    <WatchButton uid={uid} session={session} describedBy={describedBy} />
  ) : null
