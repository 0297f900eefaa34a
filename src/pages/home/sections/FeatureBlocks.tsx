import { type RefObject, useEffect, useRef, useState } from 'react'
import { type FeatureItem, featureItems } from '@/content/home'
import { picture } from '@/content/pictures'
import { Section } from '@/ui/layout/Section'
import { Outline } from '@/ui/Outline'
import { Picture } from '@/ui/Picture'
import styles from './FeatureBlocks.module.css'

export function FeatureBlocks() {
  return (
    <Section eyebrow="도담아지트의 돌봄" heading="마음이 놓이는 세 가지 돌봄">
      {featureItems.map((item) => (
        <FeatureBlock key={item.label} item={item} />
      ))}
    </Section>
  )
}

function FeatureBlock({ item }: { item: FeatureItem }) {
  const ref = useRef<HTMLElement>(null)
  const reveal = useFadeIn(ref)
  const { image, alt, label, title, highlight, body, points, accent, imageSide } = item
  const [before = '', after = ''] = title.split(highlight)
  return (
    <article
      ref={ref}
      className={`${styles.block} stack-6`}
      data-accent={accent}
      data-image={imageSide}
      data-reveal={reveal}
    >
      <div className={styles.media}>
        <Picture
          className="rounded-media full"
          picture={picture(image)}
          alt={alt}
          sizes="(max-width: 599.98px) 100vw, (max-width: 1099.98px) 50vw, 548px"
        />
      </div>
      <div>
        <p className={`${styles.label} text-18 extrabold`}>{label}</p>
        <h3 className={`${styles.title} text-28 pre-line`}>
          <span>{before}</span>
          <mark>{highlight}</mark>
          <span>{after}</span>
        </h3>
        <p className="muted text-18">{body}</p>
        <ul className={`${styles.points} gap-10px mt-5 icons-18 grid`}>
          {points.map((point) => (
            <li className="flex gap-2" key={point}>
              <Outline name="check" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}

/** `shown` initially, `waiting` below the window, `revealed` once in view. */
type Reveal = 'shown' | 'waiting' | 'revealed'

const canObserve = () => typeof IntersectionObserver !== 'undefined'

/** Fades an element in when scrolled into view; hidden only by script below the window, so it is never lost without script. */
function useFadeIn(ref: RefObject<Element | null>): Reveal {
  const [reveal, setReveal] = useState<Reveal>('shown')
  useEffect(() => {
    const element = ref.current
    if (!element || !canObserve()) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        if (entry.isIntersecting) {
          setReveal((before) => (before === 'waiting' ? 'revealed' : before))
          observer.disconnect()
        } else if (entry.boundingClientRect.top > 0) {
          setReveal('waiting')
        }
      },
      { threshold: 0.15 },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return reveal
}
