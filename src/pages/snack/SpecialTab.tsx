import { useRef, useState } from 'react'
import { simulationNotice } from '@/content/info/simulationNotice'
import { picture } from '@/content/pictures'
import { formatKRW } from '@/domain/money'
import { reserveSpecialSnack } from '@/domain/snacks/specialSnackDeadline'
import type { SpecialSnackEvent } from '@/domain/snacks/specialSnackEvent'
import { SignupInvitation } from '@/features/account/SignupInvitation'
import { OpenedOrder, useOrdering } from '@/features/orders/OpenedOrder'
import { ProductCard } from '@/features/snacks/ProductCard'
import { ProductDetails } from '@/features/snacks/ProductDetails'
import { SpecialSnackFacts } from '@/features/snacks/SpecialSnackFacts'
import { useRemainingLabel } from '@/features/snacks/useRemainingLabel'
import { now } from '@/platform/clock'
import type { RemoteRead, Staleness } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { RetryButton } from '@/ui/button/RetryButton'
import { Container } from '@/ui/layout/Container'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { StickyBar } from '@/ui/layout/StickyBar'
import { Sections } from '@/ui/message/SectionBoundary'
import { StateMessage } from '@/ui/message/StateMessage'
import { Picture } from '@/ui/Picture'
import { LoadingEvent } from './LoadingEvent'
import styles from './SpecialTab.module.css'
import { StaleNote } from './StaleNote'

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

/** For guests a placeholder that shows what would be sent (specification 2, section 7). */
function alertPlaceholder(payload: object) {
  console.info('특별 간식 예약: 1건')
  window.alert(`특별 간식을 예약해요. ${simulationNotice}\n${JSON.stringify(payload)}`)
}

interface Props {
  event: SpecialSnackEvent
  stale: Staleness | undefined
}

function SpecialEvent({ event, stale }: Props) {
  const [isChosen, setIsChosen] = useState(false)
  const remaining = useRemainingLabel(event.deadline)
  const isClosed = remaining === '마감'
  const { product } = event
  const ordering = useOrdering()

  const reserve = () => {
    const reservation = reserveSpecialSnack(event, isChosen, now())
    if (!reservation.ok) window.alert(reservation.reason)
    else if (ordering.isGuest) alertPlaceholder(reservation.payload)
    else void ordering.order({ kind: 'specialSnack', event })
  }
  return (
    <Sections>
      <SectionsContainer className={`${styles.event} pb-16`}>
        <SpecialSnackFacts event={event} remaining={remaining}>
          <Sections>
            <ProductCard product={product} isChosen={isChosen} onChoose={() => setIsChosen(true)} />
            <ProductDetails html={product.html} />
          </Sections>
        </SpecialSnackFacts>
      </SectionsContainer>
      <StickyBar
        label="특별 간식 예약"
        note={<StaleNote what="특별 간식을" stale={stale} />}
        footnote={<SignupInvitation to="order" />}
      >
        <p className={`${styles.sum} lh-135 keeps-end note grid min-0`} aria-live="polite">
          <span className={`${styles.chosen} clip nowrap`}>
            {isChosen ? product.title : '상품을 골라 주세요'}
          </span>
          <b className="num plain text-22 extrabold tight">
            {isChosen ? formatKRW(product.priceKRW) : ''}
          </b>
        </p>
        {!ordering.isLooking && (
          <Button
            className={styles.reserve}
            tone={isClosed ? 'line' : 'primary'}
            size="large"
            isBusy={ordering.isOpening}
            onClick={reserve}
          >
            예약하기
          </Button>
        )}
      </StickyBar>
      <OpenedOrder ordering={ordering} />
    </Sections>
  )
}
