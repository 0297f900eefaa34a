import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { picture } from '@/content/pictures'
import { type Testimonial, testimonials } from '@/content/testimonials'
import { paths } from '@/domain/site/paths'
import { useOnScreen } from '@/platform/page/useOnScreen'
import { useAutoplay, useCarousel } from '@/ui/carousel/useCarousel'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import { Outline } from '@/ui/Outline'
import { Picture } from '@/ui/Picture'
import { Tag } from '@/ui/Tag'
import styles from './Testimonials.module.css'

/** Specification 1, section 9. */
const SLIDE_MS = secondsToMilliseconds(3.5)

/** Plays while visible. Cards have nothing focusable, so none is hidden from screen readers. */
export function Testimonials() {
  const region = useRef<HTMLDivElement>(null)
  const isOnScreen = useOnScreen(region)
  // The row is measured only once it is near.
  const [hasBeenSeen, setHasBeenSeen] = useState(false)
  if (isOnScreen && !hasBeenSeen) setHasBeenSeen(true)
  const { viewportRef, shownIndex, showNext, showPrevious } = useCarousel(hasBeenSeen)
  const { isOn, toggle, pauseHandlers } = useAutoplay({
    intervalMs: SLIDE_MS,
    advance: showNext,
    isAllowed: isOnScreen !== false,
  })

  return (
    <Section
      isWarm
      label="이용 후기"
      heading="먼저 맡겨 본 보호자의 이야기"
      lead="화면을 소개하려고 적은 예시 후기예요."
      aside={
        <Link
          className="underlined-over gap-1 touch icons-20 accent bold"
          to={paths.supportReserve}
        >
          <span>예약 방법 보기</span>
          <Outline name="chevronRight" />
        </Link>
      }
    >
      <div ref={region} {...pauseHandlers}>
        <div className={`${styles.viewport} clip`} ref={viewportRef}>
          <ul className={`${styles.row} flex`}>
            {testimonials.map((testimonial) => (
              <li key={testimonial.user.name} className={`${styles.item} grid min-0`}>
                <TestimonialCard testimonial={testimonial} />
              </li>
            ))}
          </ul>
        </div>
        <div className="to-middle row-1 screen-only mt-4">
          <button
            className={`${styles.control} square-44 center icons-20 muted`}
            type="button"
            aria-label="이전 후기"
            onClick={showPrevious}
          >
            <Outline name="chevronLeft" />
          </button>
          <span className={`${styles.dots} px-2 flex gap-2`} aria-hidden="true">
            {testimonials.map(({ user }, index) => (
              <i key={user.name} data-shown={index === shownIndex || undefined} />
            ))}
          </span>
          <button
            className={`${styles.control} square-44 center icons-20 muted`}
            type="button"
            aria-label="다음 후기"
            onClick={showNext}
          >
            <Outline name="chevronRight" />
          </button>
          <button
            className={`${styles.control} square-44 center icons-20 muted`}
            type="button"
            aria-label={isOn ? '후기 자동 재생 멈춤' : '후기 자동 재생 시작'}
            onClick={toggle}
          >
            <Outline name={isOn ? 'pause' : 'play'} />
          </button>
        </div>
      </div>
    </Section>
  )
}

const MAX_STARS = 5

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { badge, stars, text, user } = testimonial
  return (
    <Card as="article" className={`${styles.card} gap-4 flex-column flex p-6`}>
      <div className="spread-2 wrap">
        <Tag>{badge}</Tag>
        <span className="gap-6px note row">
          <span className={`${styles.stars} text-16`} aria-hidden="true">
            <b>{'★'.repeat(stars)}</b>
            <span>{'★'.repeat(MAX_STARS - stars)}</span>
          </span>
          <span>{`별점 ${stars}점`}</span>
        </span>
      </div>
      <p className={`${styles.text} text-18`}>{text}</p>
      <div className="mt-auto row-3">
        <Picture className={styles.avatar} picture={picture(user.image)} alt="" sizes="52px" />
        <p className="grid">
          <b>{user.name}</b>
          <span className="note">{user.relation}</span>
        </p>
      </div>
    </Card>
  )
}
