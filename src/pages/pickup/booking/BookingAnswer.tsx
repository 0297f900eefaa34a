import { lazy, type RefObject, Suspense } from 'react'
import { failureInPart } from '@/domain/remoteFailure'
import { paths } from '@/domain/site/paths'
import { BatchProgress } from '@/features/rides/BatchProgress'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Dialog } from '@/ui/layout/Dialog'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { StateMessage } from '@/ui/message/StateMessage'
import type { RideBooking } from './useBookRides'

const ChildQuestion = lazy(async () => ({
  default: (await import('./ChildQuestion')).ChildQuestion,
}))

interface Props {
  booking: RideBooking
  onRetry: () => void
  /** Gets the focus after a retry. */
  button: RefObject<HTMLButtonElement | null>
}

/** What became of a press that books, beside its button: progress, questions, what failed. */
export function BookingAnswer({ booking, onRetry, button }: Props) {
  const { state, progress, choose, close } = booking
  return (
    <>
      {state.status === 'busy' && <BatchProgress progress={progress} />}
      {state.status === 'childless' && (
        <StateMessage role="alert" message="등록된 자녀가 없어요.">
          <ButtonLink to={paths.myChildren}>자녀 추가</ButtonLink>
        </StateMessage>
      )}
      {state.status === 'failed' && (
        <FailureMessage
          failure={failureInPart(state.failure, {
            verb: '예약했고',
            done: state.sent,
            left: state.left,
          })}
          onRetry={onRetry}
          focusNext={button}
        />
      )}
      <Dialog title="자녀 선택" isOpen={state.status === 'choosing'} onClose={close}>
        {state.status === 'choosing' && (
          <Suspense fallback={null}>
            <ChildQuestion
              names={state.names}
              childList={state.context.childList}
              onChoose={choose}
            />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}
