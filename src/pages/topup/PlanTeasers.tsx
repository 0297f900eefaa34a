import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type PictureName, picture } from '@/content/pictures'
import { planPitches } from '@/content/planPitches'
import { formatOptionPrice } from '@/domain/orders/formatOptionPrice'
import { type PlanKey, planOf } from '@/domain/orders/plans'
import { paths } from '@/domain/site/paths'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/Picture'
import styles from './PlanTeasers.module.css'

const teasers: readonly { key: PlanKey; image: PictureName }[] = [
  { key: 'subscription', image: 'plan-regular' },
  { key: 'prepaid', image: 'plan-family' },
  { key: 'timepass', image: 'plan-light' },
]

export function PlanTeasers() {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>멤버십도 함께 살펴보세요</h2>
      <ul className="stack-3">
        {teasers.map(({ key, image }) => {
          const { name, options } = planOf(key)
          return (
            <Card as="li" key={key}>
              <Link className={styles.teaser} to={paths.membership}>
                <Picture className={styles.image} picture={picture(image)} alt="" sizes="84px" />
                <div>
                  <h3 className={styles.name}>{name}</h3>
                  <p className="note">{planPitches[key].line}</p>
                  <p className={styles.price}>
                    {`${formatOptionPrice(options[0])}${options.length > 1 ? '부터' : ''}`}
                  </p>
                </div>
                <ChevronRight className={styles.arrow} aria-hidden="true" />
              </Link>
            </Card>
          )
        })}
      </ul>
    </section>
  )
}
