import { useRef } from 'react'
import type { FeatureItem } from '@/content/home'
import { picture } from '@/content/pictures'
import { Outline } from '@/ui/Outline'
import { Picture } from '@/ui/Picture'
import styles from './FeatureBlock.module.css'
import { useFadeIn } from './useFadeIn'

export function FeatureBlock({ item }: { item: FeatureItem }) {
  const ref = useRef<HTMLElement>(null)
  const reveal = useFadeIn(ref)
  const { image, alt, label, title, highlight, body, points, accent, imageSide } = item
  const [before = '', after = ''] = title.split(highlight)
  return (
    <article
      ref={ref}
      className={styles.block}
      data-accent={accent}
      data-image={imageSide}
      data-reveal={reveal}
    >
      <div className={styles.media}>
        <Picture
          className={styles.image}
          picture={picture(image)}
          alt={alt}
          sizes="(max-width: 599.98px) 100vw, (max-width: 1099.98px) 50vw, 548px"
        />
      </div>
      <div>
        <p className={styles.label} lang="en">
          {label}
        </p>
        <h3 className={styles.title}>
          <span>{before}</span>
          <mark className={styles.mark}>{highlight}</mark>
          <span>{after}</span>
        </h3>
        <p className={styles.body}>{body}</p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Outline name="check" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
