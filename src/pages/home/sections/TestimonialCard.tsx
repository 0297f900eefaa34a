import { picture } from '@/content/pictures'
import type { Testimonial } from '@/content/testimonials'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/Picture'
import { Tag } from '@/ui/Tag'
import styles from './TestimonialCard.module.css'

const MAX_STARS = 5

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { badge, stars, text, user } = testimonial
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.head}>
        <Tag>{badge}</Tag>
        <span className={styles.rating}>
          <span className={styles.stars} aria-hidden="true">
            <b>{'★'.repeat(stars)}</b>
            <span>{'★'.repeat(MAX_STARS - stars)}</span>
          </span>
          <span>{`별점 ${stars}점`}</span>
        </span>
      </div>
      <p className={styles.text}>{text}</p>
      <div className={styles.user}>
        <Picture className={styles.avatar} picture={picture(user.image)} alt="" sizes="52px" />
        <p className={styles.name}>
          <b>{user.name}</b>
          <span>{user.relation}</span>
        </p>
      </div>
    </Card>
  )
}
