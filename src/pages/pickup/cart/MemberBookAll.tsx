import { lazy, Suspense, useRef } from 'react'
import { failureInPart } from '@/domain/remoteFailure'
import { paths } from '@/domain/site/paths'
import { BatchProgress } from '@/features/rides/BatchProgress'
import { Button } from '@/ui/button/Button'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Dialog } from '@/ui/layout/Dialog'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { StateMessage } from '@/ui/message/StateMessage'
import styles from './BookAllAction.module.css'
import { BookingHint } from './BookingHint'
import { useBookRides } from './useBookRides'

const ChildQuestion = lazy(async () => ({
  default: (await import('../form/ChildQuestion')).ChildQuestion,
}))

/** 「전체 예약하기」 of a member (specification 4, section 3). */
export function MemberBookAll() {
  const { state, progress, press, choose, close } = useBookRides()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className={styles.action}>
      <Button
        ref={button}
        tone="primary"
        size="large"
        isBlock
        isBusy={state.status === 'busy'}
        isSinglePress
        onClick={press}
      >
        전체 예약하기
      </Button>
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
          onRetry={press}
          focusNext={button}
        />
      )}
      <BookingHint>요금은 도착한 뒤에 정산해요.</BookingHint>
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
    </div>
  )
}
