import type { Banner } from '@/domain/site/banner'
import { BannerLink } from './BannerLink'
import { BannerPicture } from './BannerPicture'
import styles from './BannerSlide.module.css'

interface Props {
  banner: Pick<Banner, 'title' | 'subtitle' | 'ctaText' | 'ctaHref' | 'imageUrl'>
  /** The first slide's picture is the largest thing that a parent waits for. */
  isFirst?: boolean
  /** False keeps the picture away until the slide is about to be shown. */
  hasPicture?: boolean
}

/** A banner: words in the quiet upper part of a picture. The picture tells what the words say, so it has no name. */
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
