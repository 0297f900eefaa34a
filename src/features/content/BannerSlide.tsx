import { Link } from 'react-router-dom'
import type { Banner } from '@/domain/site/banner'
import { ExternalLink } from '@/ui/ExternalLink'
import { Outline } from '@/ui/Outline'
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
    <div className={`${styles.slide} full-height relative clip`}>
      {hasPicture && <BannerPicture imageUrl={imageUrl} isFirst={isFirst} />}
      <div className={`${styles.words} stack-2 one-column`}>
        <h2 className={`${styles.title} text-28`}>{title}</h2>
        {subtitle && <p className={`${styles.subtitle} balance`}>{subtitle}</p>}
        {ctaHref && ctaText && <BannerLink href={ctaHref} text={ctaText} />}
      </div>
    </div>
  )
}

interface BannerLinkProps {
  /** Passed the allow-list: own path, `https:` or `tel:`. */
  href: string
  text: string
}

function BannerLink({ href, text }: BannerLinkProps) {
  const content = (
    <>
      <span>{text}</span>
      <Outline name="chevronRight" />
    </>
  )
  if (href.startsWith('/')) {
    return (
      <Link className={`${styles.link} gap-1 pill bold touch icons-20`} to={href}>
        {content}
      </Link>
    )
  }
  if (/^tel:/i.test(href)) {
    return (
      <a className={`${styles.link} gap-1 pill bold touch icons-20`} href={href}>
        {content}
      </a>
    )
  }
  return (
    <ExternalLink className={`${styles.link} gap-1 pill bold touch icons-20`} href={href}>
      {content}
    </ExternalLink>
  )
}
