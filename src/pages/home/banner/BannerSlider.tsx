import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import type { Banner } from '@/domain/site/banner'
import { BannerSlide } from '@/features/content/BannerSlide'
import { useAutoplay } from '@/ui/carousel/useAutoplay'
import { useCarousel } from '@/ui/carousel/useCarousel'
import { BannerControls } from './BannerControls'
import styles from './MainBanner.module.css'
import { useLoadedSlides } from './useLoadedSlides'

/** Specification 1, section 9. */
const SLIDE_MS = secondsToMilliseconds(4.5)

interface Props {
  banners: readonly Banner[]
}

/** One banner at a time; the others are inert. */
export function BannerSlider({ banners }: Props) {
  const { viewportRef, shownIndex, showNext, showPrevious } = useCarousel()
  const { isOn, toggle, pauseHandlers } = useAutoplay({ intervalMs: SLIDE_MS, advance: showNext })
  const { loadedSlides, preloadNeighbours } = useLoadedSlides(
    shownIndex,
    banners.length,
    isOn ? SLIDE_MS : undefined,
  )

  return (
    <section
      className={styles.frame}
      aria-label="메인 배너"
      onFocusCapture={preloadNeighbours}
      {...pauseHandlers}
      onPointerEnter={() => {
        preloadNeighbours()
        pauseHandlers.onPointerEnter()
      }}
    >
      <div className={styles.viewport} ref={viewportRef}>
        <ul className={styles.row}>
          {banners.map((banner, index) => (
            <li key={banner.id} className={styles.item} inert={index !== shownIndex}>
              <BannerSlide
                banner={banner}
                isFirst={index === 0}
                hasPicture={loadedSlides.has(index)}
              />
            </li>
          ))}
        </ul>
      </div>
      <BannerControls
        shownNumber={shownIndex + 1}
        count={banners.length}
        isPlaying={isOn}
        onPrevious={showPrevious}
        onNext={showNext}
        onToggle={toggle}
      />
    </section>
  )
}
