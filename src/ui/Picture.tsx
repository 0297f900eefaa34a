import type { SyntheticEvent } from 'react'
import { preload } from 'react-dom'
import type { PictureFile, PictureSource } from '@/domain/site/picture'
import { isPrerendering } from '@/platform/env'

interface PictureProps {
  picture: PictureSource
  alt: string
  /** How wide the picture is painted; without it, as wide as its 1× file. */
  sizes?: string
  /** The largest picture above the fold: fetched at once and first. */
  priority?: boolean
  /** Fetched although it is not on screen yet, such as the next slide of a carousel. */
  isSoonShown?: boolean
  /** sync: painted together with what stands beside it; for a picture that the browser has already. */
  decoding?: 'sync'
  onLoad?: (event: SyntheticEvent<HTMLImageElement>) => void
  className?: string | undefined
  /** The picture is a row of equal pictures; only the one at this place (from 0) is shown. */
  cell?: { at: number; of: number }
  /** Viewports narrower than this many CSS px get the phone composition. */
  phoneBelow?: number
}

const FORMATS = ['avif', 'webp'] as const
type Format = (typeof FORMATS)[number]

const srcSet = ({ src, width }: PictureFile, format: Format) =>
  `${src}.${format} ${width}w, ${src}@2x.${format} ${width * 2}w`

/**
 * Has the page's HTML ask for the picture before its styles are read: in the best format, and in the size and composition that
 * the viewport will choose.
 */
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
  if (phone) ask(phone, `(width < ${phoneBelow}px)`)
  ask(wide, phone && `(width >= ${phoneBelow}px)`)
}

/** A drawn picture in the best format and size that the browser takes, with its own composition on phones. */
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
      {phone && <Sources file={phone} sizes={sizes} media={`(width < ${phoneBelow}px)`} />}
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

/** One source a format, the smaller format first: a browser takes the first that it can read. */
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
