import { useState } from 'react'
import type { ProgramInfo } from '@/domain/programs/program'
import { ProgramPicture } from '../ProgramPicture'
import styles from './ProgramGallery.module.css'

/** One large picture; pressing a small one swaps the two. */
export function ProgramGallery({ images }: { images: ProgramInfo['images'] }) {
  const [first, ...rest] = images
  const [shownUrl, setShownUrl] = useState(first.url)
  const shown = images.find(({ url }) => url === shownUrl) ?? first
  return (
    <section className={styles.gallery} aria-label="사진">
      <div className={styles.large}>
        <ProgramPicture image={shown} sizes="(max-width: 999.98px) 100vw, 560px" priority />
      </div>
      <ul className={styles.thumbnails}>
        {rest.map((own) => {
          const image = own === shown ? first : own
          return (
            <li key={own.url}>
              <button
                className={styles.thumbnail}
                type="button"
                aria-label={`사진 ${images.indexOf(image) + 1} 크게 보기`}
                onClick={() => setShownUrl(image.url)}
              >
                <ProgramPicture image={{ ...image, alt: '' }} sizes="140px" />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
