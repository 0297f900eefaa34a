import { picture, pictureOf } from '@/content/pictures'
import { ForeignPicture } from '@/ui/ForeignPicture'
import { Picture } from '@/ui/Picture'
import styles from './SnackPicture.module.css'

const SIZES = '(min-width: 1200px) 265px, (min-width: 900px) 22vw, (min-width: 600px) 31vw, 46vw'

interface Props {
  url: string | undefined
  alt: string
  /** first: loaded first · seen: cached, so decoded synchronously */
  loadAs?: 'first' | 'cached' | undefined
}

const LOADING_PROPS = {
  first: { loading: 'eager', fetchPriority: 'high', decoding: 'auto' },
  cached: { loading: 'eager', decoding: 'sync' },
} as const

/** Ours in the best format, else as it is; a plate if missing. */
export function SnackPicture({ url, alt, loadAs }: Props) {
  const own = url === undefined ? undefined : pictureOf(url)
  if (own)
    return (
      <Picture
        className={`${styles.picture} full cover`}
        picture={own}
        alt={alt}
        sizes={SIZES}
        priority={loadAs === 'first'}
        {...(loadAs === 'cached' && { isSoonShown: true, decoding: 'sync' })}
      />
    )
  if (url === undefined) return <Plate />
  return (
    <ForeignPicture
      className={`${styles.picture} full cover`}
      url={url}
      alt={alt}
      width={200}
      height={170}
      instead={<Plate />}
      {...(loadAs && LOADING_PROPS[loadAs])}
    />
  )
}

function Plate() {
  return (
    <div className={`${styles.plate} on-peach center`}>
      <Picture className="square-72" picture={picture('icon-plate')} alt="" />
    </div>
  )
}
