import { BannerSlide } from '@/features/content/BannerSlide'
import { BannerSlider } from './BannerSlider'
import styles from './MainBanner.module.css'
import { useBanners } from './useBanners'

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
    <section className={`${styles.frame} relative clip`} aria-label="메인 배너">
      <BannerSlide banner={banners[0] ?? brandBanner} isFirst />
    </section>
  )
}
