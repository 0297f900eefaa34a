import { useRef } from 'react'
import { picture } from '@/content/pictures'
import type { SpecialSnackEvent } from '@/domain/snacks/specialSnackEvent'
import type { RemoteRead } from '@/remote/useRemoteRead'
import { RetryButton } from '@/ui/button/RetryButton'
import { Container } from '@/ui/layout/Container'
import { StateMessage } from '@/ui/message/StateMessage'
import { Picture } from '@/ui/Picture'
import { LoadingEvent } from './LoadingEvent'
import { SpecialEvent } from './SpecialEvent'
import styles from './SpecialTab.module.css'

export function SpecialTab({ event }: { event: RemoteRead<SpecialSnackEvent | undefined> }) {
  const frame = useRef<HTMLDivElement>(null)
  if (event.status === 'loaded' && event.data) {
    // Another event starts with nothing chosen.
    return <SpecialEvent key={event.data.id} event={event.data} stale={event.stale} />
  }
  return (
    <Container>
      <div className={styles.state} ref={frame} tabIndex={-1}>
        {event.status === 'loading' && <LoadingEvent />}
        {event.status === 'failed' && (
          <StateMessage role="alert" message="이벤트를 불러오지 못했습니다.">
            <RetryButton onRetry={event.retry} focusNext={frame} />
          </StateMessage>
        )}
        {event.status === 'loaded' && (
          <StateMessage
            role="status"
            message="예약 가능한 특별 간식이 없습니다."
            picture={<Picture picture={picture('empty-calendar')} alt="" />}
          />
        )}
      </div>
    </Container>
  )
}
