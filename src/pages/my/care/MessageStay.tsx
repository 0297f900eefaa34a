import { MessageCircle } from 'lucide-react'
import type { Stay } from '@/domain/care/stay'
import { MayAct } from '@/features/account/MayAct'
import { Button } from '@/ui/button/Button'
import { useOwnDialog } from '../shared/OwnDialogs'
import { useLazyAction } from '../shared/useLazyAction'

interface Props {
  stay: Stay
  describedBy: string
  isRefunded: boolean
  onCancelled: () => void
}

/** 「알리기」 of a stay; loads the dialog's form on press. */
export function MessageStay({ stay, describedBy, isRefunded, onCancelled }: Props) {
  const open = useOwnDialog()
  const { isLoading, run } = useLazyAction()
  const load = async () => {
    const { StayMessageForm } = await import('./StayMessageForm')
    open({
      title: '아지트에 알리기',
      id: stay.bookings[0].id,
      draw: (closing) => (
        <StayMessageForm
          {...closing}
          stay={stay}
          isRefunded={isRefunded}
          onCancelled={onCancelled}
        />
      ),
    })
  }
  return (
    <MayAct>
      <Button
        tone="tonal"
        aria-describedby={describedBy}
        isBusy={isLoading}
        onClick={() => void run(load)}
      >
        <MessageCircle aria-hidden="true" />
        <span>알리기</span>
      </Button>
    </MayAct>
  )
}
