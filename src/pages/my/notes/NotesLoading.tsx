import { Skeleton } from '@/ui/message/Skeleton'
import { StateMessage } from '@/ui/message/StateMessage'

export const NotesLoading = () => (
  <StateMessage role="status" message="알림장을 불러오고 있어요.">
    <Skeleton height="260px" />
  </StateMessage>
)
