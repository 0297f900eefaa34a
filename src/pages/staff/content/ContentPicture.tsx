import { ImageOff } from 'lucide-react'
import { pictureOf } from '@/content/pictures'
import { safePictureUrl } from '@/domain/site/safeUrl'
import { ForeignPicture } from '@/ui/ForeignPicture'
import { Picture } from '@/ui/Picture'
import styles from './ContentPicture.module.css'

export function ContentPicture({ url }: { url: string }) {
  const safe = safePictureUrl(url)
  const own = safe === undefined ? undefined : pictureOf(safe)
  if (own) return <Picture className={styles.picture} picture={own} alt="" sizes="112px" />
  if (safe === undefined || safe === '') return <NoPicture />
  return (
    <ForeignPicture
      className={styles.picture}
      url={safe}
      alt=""
      width={112}
      height={72}
      instead={<NoPicture />}
    />
  )
}

const NoPicture = () => (
  <span className={styles.none}>
    <ImageOff aria-hidden="true" />
  </span>
)
