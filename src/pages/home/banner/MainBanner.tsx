import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useEffect, useState } from 'react'
import type { Banner } from '@/domain/site/banner'
import { BannerSlide } from '@/features/content/BannerSlide'
import { publicQuery } from '@/remote/publicQuery'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { bannerSchema, readBanners } from '@/repository/content/banners'
import { useAutoplay, useCarousel } from '@/ui/carousel/useCarousel'
import { Outline } from '@/ui/Outline'
import styles from './MainBanner.module.css'

/** While loading, and without banners. */
const brandBanner = {
  title: '안심 돌봄과 픽업, 도담아지트',
  subtitle: '학교 앞에서 아지트까지, 방과 후 오후를 한곳에서 예약하세요.',
  ctaText: '',
  ctaHref: undefined,
  imageUrl: undefined,
}

/** Its frame has a fixed size, so nothing moves when banners arrive. */
export function MainBanner() {
  const banners = useBanners()
  if (banners.length > 1) return <BannerSlider banners={banners} />
  return (
    <section className={`${styles.frame} relative clip rounded-media`} aria-label="메인 배너">
      <BannerSlide banner={banners[0] ?? brandBanner} isFirst />
    </section>
  )
}

/** Specification 1, section 9. */
const SLIDE_MS = secondsToMilliseconds(4.5)

/** One banner at a time; the others are inert. */
function BannerSlider({ banners }: { banners: readonly Banner[] }) {
  const { viewportRef, shownIndex, showNext, showPrevious } = useCarousel()
  const { isOn, toggle, pauseHandlers } = useAutoplay({ intervalMs: SLIDE_MS, advance: showNext })
  const { loadedSlides, preloadNeighbours } = useLoadedSlides(
    shownIndex,
    banners.length,
    isOn ? SLIDE_MS : undefined,
  )

  return (
    <section
      className={`${styles.frame} relative clip rounded-media`}
      aria-label="메인 배너"
      onFocusCapture={preloadNeighbours}
      {...pauseHandlers}
      onPointerEnter={() => {
        preloadNeighbours()
        pauseHandlers.onPointerEnter()
      }}
    >
      <div className={`${styles.viewport} full-height clip`} ref={viewportRef}>
        <ul className={`${styles.row} flex full-height`}>
          {banners.map((banner, index) => (
            <li
              key={banner.id}
              className={`${styles.item} min-0 full-height`}
              inert={index !== shownIndex}
            >
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

/** A slide's picture loads this long before its turn. */
const AHEAD_MS = secondsToMilliseconds(2)

const adding =
  (...indexes: number[]) =>
  (before: ReadonlySet<number>): ReadonlySet<number> =>
    indexes.every((index) => before.has(index)) ? before : new Set([...before, ...indexes])

interface LoadedSlides {
  loadedSlides: ReadonlySet<number>
  /** For a parent who starts to swipe. */
  preloadNeighbours: () => void
}

/** Slides with a picture: those shown, and the next one shortly before its turn, so that a short visit loads only the first. */
function useLoadedSlides(
  shownIndex: number,
  count: number,
  msToNext: number | undefined,
): LoadedSlides {
  const [loadedSlides, setLoadedSlides] = useState<ReadonlySet<number>>(new Set([0]))
  const next = (shownIndex + 1) % count

  useEffect(() => {
    setLoadedSlides(adding(shownIndex))
    if (msToNext === undefined) return
    const timer = setTimeout(() => setLoadedSlides(adding(next)), Math.max(0, msToNext - AHEAD_MS))
    return () => clearTimeout(timer)
  }, [shownIndex, next, msToNext])

  return {
    loadedSlides,
    preloadNeighbours: () => setLoadedSlides(adding(next, (shownIndex + count - 1) % count)),
  }
}

const none: readonly Banner[] = []
const asTheyAre = (banners: readonly Banner[]) => banners

export const bannersQuery = () =>
  publicQuery({
    name: 'banners',
    failure: '배너를 불러오지 못했습니다.',
    read: readBanners,
    schema: bannerSchema,
    select: asTheyAre,
  })

/** Remembered banners until new ones load; failures are logged only (specification 1, section 8). */
function useBanners(): readonly Banner[] {
  const read = useRemoteRead(bannersQuery())
  return read.status === 'loaded' ? read.data : none
}

interface BannerControlsProps {
  shownNumber: number
  count: number
  isPlaying: boolean
  onPrevious: () => void
  onNext: () => void
  onToggle: () => void
}

function BannerControls({
  shownNumber,
  count,
  isPlaying,
  onPrevious,
  onNext,
  onToggle,
}: BannerControlsProps) {
  return (
    <div className={`${styles.controls} row screen-only icons-18 pill text-14`}>
      <button type="button" aria-label="이전 배너" onClick={onPrevious}>
        <Outline name="chevronLeft" />
      </button>
      <span className="num">
        <b>{shownNumber}</b> <span>{`/ ${count}`}</span>
      </span>
      <button type="button" aria-label="다음 배너" onClick={onNext}>
        <Outline name="chevronRight" />
      </button>
      <button
        type="button"
        aria-label={isPlaying ? '자동 재생 멈춤' : '자동 재생 시작'}
        onClick={onToggle}
      >
        <Outline name={isPlaying ? 'pause' : 'play'} />
      </button>
    </div>
  )
}
