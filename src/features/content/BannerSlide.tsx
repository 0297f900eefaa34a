import { type SyntheticEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { picture, pictureOf } from '@/content/pictures'
import type { Banner } from '@/domain/site/banner'
import { ExternalLink } from '@/ui/ExternalLink'
import { Outline } from '@/ui/Outline'
import { Picture } from '@/ui/Picture'
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
      <div className={`${styles.words} stack-2 one-column items-start`}>
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
      <Link className={`${styles.link} mt-1 shadow-1 gap-1 pill bold touch icons-20`} to={href}>
        {content}
      </Link>
    )
  }
  if (/^tel:/i.test(href)) {
    return (
      <a className={`${styles.link} mt-1 shadow-1 gap-1 pill bold touch icons-20`} href={href}>
        {content}
      </a>
    )
  }
  return (
    <ExternalLink
      className={`${styles.link} mt-1 shadow-1 gap-1 pill bold touch icons-20`}
      href={href}
    >
      {content}
    </ExternalLink>
  )
}

interface BannerPictureProps {
  imageUrl: string | undefined
  isFirst: boolean
}

/** Full width on phones, beside the menu panel on desktops. */
const SIZES = '(max-width: 1099.98px) 100vw, 764px'
const defaultPicture = picture('hero-default')

/** Falls back to the default picture. */
function BannerPicture({ imageUrl, isFirst }: BannerPictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const [shownUrl, setShownUrl] = useState<string>()
  const url = imageUrl === brokenUrl ? undefined : imageUrl
  const drawn = url ? pictureOf(url) : defaultPicture
  const showWhenDecoded = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const show = () => setShownUrl(url)
    currentTarget.decode().then(show, show)
  }
  return (
    <>
      {isFirst && url && url !== shownUrl && <PictureUntilThen />}
      {drawn ? (
        <Picture
          className={styles.picture}
          picture={drawn}
          alt=""
          sizes={SIZES}
          priority={isFirst}
          isSoonShown
          onLoad={showWhenDecoded}
        />
      ) : (
        <img
          className={styles.picture}
          data-foreign
          fetchPriority={isFirst ? 'high' : undefined}
          src={url}
          alt=""
          width={620}
          height={420}
          onLoad={showWhenDecoded}
          onError={() => setBrokenUrl(imageUrl)}
        />
      )}
    </>
  )
}

/** The placeholder stays under the first picture, so that the frame is never empty. */
function PictureUntilThen() {
  return (
    <Picture
      className={styles.picture}
      picture={defaultPicture}
      alt=""
      sizes={SIZES}
      decoding="sync"
      isSoonShown
    />
  )
}
