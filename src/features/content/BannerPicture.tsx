import { type SyntheticEvent, useState } from 'react'
import { picture, pictureOf } from '@/content/pictures'
import { Picture } from '@/ui/Picture'
import styles from './BannerSlide.module.css'

interface Props {
  imageUrl: string | undefined
  isFirst: boolean
}

/** Full width on phones, beside the menu panel on desktops. */
const SIZES = '(max-width: 1099.98px) 100vw, 764px'
const defaultPicture = picture('hero-default')

/** Falls back to the default picture. */
export function BannerPicture({ imageUrl, isFirst }: Props) {
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
