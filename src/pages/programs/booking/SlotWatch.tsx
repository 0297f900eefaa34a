import type { ProgramSession } from '@/domain/programs/programSession'
import { canWatch } from '@/domain/programs/seatWatch'
import { WatchButton } from '@/features/programs/seat-watch/WatchButton'

interface Props {
  session: ProgramSession | undefined
  describedBy: string
  now: Date
}

export const SlotWatch = ({ session, describedBy, now }: Props) =>
  session && canWatch(session, now) ? (
    <WatchButton session={session} describedBy={describedBy} />
  ) : null
