import { useObjectUrl } from '@/platform/page/useObjectUrl'

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
