import { Skeleton } from '@/ui/message/Skeleton'

/** What stands below it is shown a moment later: see `Steady.module.css`. */
export const Waiting = () => (
  <div data-waiting>
    <Skeleton height="160px" />
  </div>
)
