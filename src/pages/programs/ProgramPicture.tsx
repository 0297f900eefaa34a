import { pictureOf } from '@/content/pictures'
import type { ProgramImage } from '@/domain/programs/program'
import { Picture } from '@/ui/Picture'

interface Props {
  image: ProgramImage
  sizes: string
  priority?: boolean
  className?: string | undefined
}

/** 4:3; ours in the best format, any other as it is. */
export function ProgramPicture({ image, sizes, priority = false, className }: Props) {
  const drawn = pictureOf(image.url)
  if (drawn)
    return (
      <Picture
        picture={drawn}
        alt={image.alt}
        sizes={sizes}
        priority={priority}
        {...(className === undefined ? {} : { className })}
      />
    )
  return (
    <img
      className={className}
      src={image.url}
      alt={image.alt}
      width={280}
      height={210}
      loading="lazy"
    />
  )
}
