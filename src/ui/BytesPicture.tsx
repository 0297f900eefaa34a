import { useEffect, useState } from 'react'

interface Props {
  picture: { data: Uint8Array<ArrayBuffer>; type: string; width: number; height: number }
  alt: string
  className?: string | undefined
}

/** A picture that came as bytes; its address is gone with it. */
export function BytesPicture({ picture: { data, type, width, height }, alt, className }: Props) {
  const url = useObjectUrl(data, type)
  return <img className={className} src={url} alt={alt} width={width} height={height} />
}

/** An address for bytes, as long as they are shown; undefined before the first paint. */
function useObjectUrl(bytes: Uint8Array<ArrayBuffer>, type: string): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes, type])
  return url
}
