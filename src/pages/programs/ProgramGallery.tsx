import { useState } from 'react'
import type { ProgramInfo } from '@/domain/program'
import styles from './ProgramGallery.module.css'
import { ProgramPicture } from './ProgramPicture'

/** The small picture of the large one is the same file, so that it is fetched once. */
const LARGE = '(width < 1000px) 100vw, 560px'

/** The pictures of a program: one large, the others small; pressing a small one shows it large. */
export function ProgramGallery({ images }: { images: ProgramInfo['images'] }) {
  const [shownUrl, setShownUrl] = useState(images[0].url)
  const shown = images.find(({ url }) => url === shownUrl) ?? images[0]
  return (
    <section className={styles.gallery} aria-label="사진">
      <div className={styles.large}>
        <ProgramPicture image={shown} sizes={LARGE} priority />
      </div>
      <ul className={styles.thumbnails}>
        {images.map((image, place) => (
          <li key={image.url}>
            <button
              className={styles.thumbnail}
              type="button"
              aria-label={`사진 ${place + 1} 크게 보기`}
              aria-pressed={image === shown}
              onClick={() => setShownUrl(image.url)}
            >
              <ProgramPicture
                image={{ ...image, alt: '' }}
                sizes={image === shown ? LARGE : '140px'}
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
