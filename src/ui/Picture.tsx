import type { SyntheticEvent } from 'react'
import { preload } from 'react-dom'
import type { PictureFile, PictureSource } from '@/domain/site/picture'
import { isPrerendering } from '@/platform/env'

interface PictureProps {
  picture: PictureSource
  alt: string
  /** `sizes` of the image; default: the 1× width. */
  sizes?: string
  /** The largest picture of the first screen. */
  priority?: boolean
  /** Loaded eagerly, such as the next slide. */
  isSoonShown?: boolean
  /** sync: for a picture that is already cached. */
  decoding?: 'sync'
  onLoad?: (event: SyntheticEvent<HTMLImageElement>) => void
  className?: string | undefined
  /** Shows one cell of a sprite row (`at` from 0). */
  cell?: { at: number; of: number }
  /** Below this viewport width (CSS px) the phone composition is used. */
  phoneBelow?: number
}

const FORMATS = ['avif', 'webp'] as const
type Format = (typeof FORMATS)[number]

const srcSet = ({ src, width }: PictureFile, format: Format) =>
  `${src}.${format} ${width}w, ${src}@2x.${format} ${width * 2}w`

/** Without `<`: the least browsers know no ranges. */
const narrower = (thanPx: number) => `(max-width: ${thanPx - 0.02}px)`

/** Preloads the format and size that the viewport will choose. */
function preloadPicture(
  { phone, ...wide }: PictureSource,
  sizes: string | undefined,
  phoneBelow: number,
): void {
  const ask = (file: PictureFile, media?: string) =>
    preload(`${file.src}.avif`, {
      as: 'image',
      type: 'image/avif',
      fetchPriority: 'high',
      imageSrcSet: srcSet(file, 'avif'),
      imageSizes: sizes ?? `${file.width}px`,
      media,
    })
  if (phone) ask(phone, narrower(phoneBelow))
  ask(wide, phone && `(min-width: ${phoneBelow}px)`)
}

export function Picture({
  picture,
  alt,
  sizes,
  priority = false,
  isSoonShown = false,
  decoding,
  onLoad,
  className,
  cell = { at: 0, of: 1 },
  phoneBelow = 600,
}: PictureProps) {
  const { src, width, height, phone } = picture
  if (isPrerendering && priority) preloadPicture(picture, sizes, phoneBelow)
  return (
    <picture>
      {phone && <Sources file={phone} sizes={sizes} media={narrower(phoneBelow)} />}
      <Sources file={picture} sizes={sizes} />
      <img
        loading={priority || isSoonShown ? 'eager' : 'lazy'}
        decoding={decoding ?? (priority ? undefined : 'async')}
        onLoad={onLoad}
        fetchPriority={priority ? 'high' : undefined}
        src={`${src}.webp`}
        alt={alt}
        width={width / cell.of}
        height={height}
        className={className}
        style={
          cell.of > 1
            ? { objectFit: 'cover', objectPosition: `${(100 * cell.at) / (cell.of - 1)}%` }
            : undefined
        }
      />
    </picture>
  )
}

interface SourcesProps {
  file: PictureFile
  sizes: string | undefined
  media?: string
}

/** Smaller format first: browsers take the first they support. */
function Sources({ file, sizes = `${file.width}px`, media }: SourcesProps) {
  return FORMATS.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      media={media}
      srcSet={srcSet(file, format)}
      sizes={sizes}
      width={file.width}
      height={file.height}
    />
  ))
}
