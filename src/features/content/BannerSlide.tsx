import type { Banner } from '@/domain/site/banner'
import { BannerLink } from './BannerLink'
import { BannerPicture } from './BannerPicture'
import styles from './BannerSlide.module.css'

interface Props {
  banner: Pick<Banner, 'title' | 'subtitle' | 'ctaText' | 'ctaHref' | 'imageUrl'>
  /** Its picture is the page's largest element. */
  isFirst?: boolean
  /** False: not loaded yet. */
  hasPicture?: boolean
}

/** The picture repeats the text, so its alt is empty. */
export function BannerSlide({ banner, isFirst = false, hasPicture = true }: Props) {
  const { title, subtitle, ctaText, ctaHref, imageUrl } = banner
  return (
    <div className={styles.slide}>
      {hasPicture && <BannerPicture imageUrl={imageUrl} isFirst={isFirst} />}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {ctaHref && ctaText && <BannerLink href={ctaHref} text={ctaText} />}
      </div>
    </div>
  )
}
