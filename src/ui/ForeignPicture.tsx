import { type ComponentProps, useState } from 'react'
import type { Elements } from './elements'

type Props = Omit<ComponentProps<'img'>, 'src' | 'onError'> & {
  /** Passed the allow-list. */
  url: string
  alt: string
  instead: Elements
}

/** A picture that is not ours; lazy by default. */
export function ForeignPicture({
  url,
  alt,
  instead,
  loading = 'lazy',
  decoding = 'async',
  ...image
}: Props) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  if (url === brokenUrl) return instead
  return (
    <img
      {...image}
      src={url}
      alt={alt}
      loading={loading}
      decoding={decoding}
      onError={() => setBrokenUrl(url)}
    />
  )
}
