import { useState } from 'react'
import { picture, pictureOf } from '@/content/pictures'
import { Picture } from '@/ui/Picture'
import styles from './BannerSlide.module.css'

interface Props {
  imageUrl: string | undefined
  isFirst: boolean
}

/** As wide as the frame: alone on phones, beside the menu panel on desktops. */
const SIZES = '(width < 1100px) 100vw, 764px'

/** A banner's picture; the default one where none is named or the named one cannot be shown. */
export function BannerPicture({ imageUrl, isFirst }: Props) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const drawn = imageUrl && pictureOf(imageUrl)
  if (drawn || !imageUrl || imageUrl === brokenUrl) {
    return (
      <Picture
        className={styles.picture}
        picture={drawn || picture('hero-default')}
        alt=""
        sizes={SIZES}
        priority={isFirst}
        isSoonShown
      />
    )
  }
  return (
    <img
      className={styles.picture}
      data-foreign
      fetchPriority={isFirst ? 'high' : undefined}
      src={imageUrl}
      alt=""
      width={620}
      height={420}
      onError={() => setBrokenUrl(imageUrl)}
    />
  )
}
