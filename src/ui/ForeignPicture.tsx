import { type ComponentProps, type ReactNode, useState } from 'react'

type Props = Omit<ComponentProps<'img'>, 'src' | 'onError'> & {
  /** Passed the allow-list of addresses. */
  url: string
  alt: string
  /** What stands there when the picture does not come. */
  instead: ReactNode
}

/** A picture that is not ours, shown as its address brings it, and fetched when it comes near unless it is told otherwise. */
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
