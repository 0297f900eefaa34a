import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type PictureName, picture } from '@/content/pictures'
import { planPitches } from '@/content/planPitches'
import { formatOptionPrice } from '@/domain/orders/formatOptionPrice'
import { type PlanKey, planOf } from '@/domain/orders/plans'
import { type PriceList, soldOptions } from '@/domain/orders/priceList'
import { paths } from '@/domain/site/paths'
import { ByPrices } from '@/features/prices/ByPrices'
import { NOT_SOLD } from '@/features/prices/ComingPrice'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/Picture'
import styles from './PlanTeasers.module.css'

const teasers: readonly { key: PlanKey; image: PictureName }[] = [
  { key: 'subscription', image: 'plan-regular' },
  { key: 'prepaid', image: 'plan-family' },
  { key: 'timepass', image: 'plan-light' },
]

function teaserPrice(list: PriceList, key: PlanKey): string {
  const [first, ...others] = soldOptions(list, key)
  if (!first) return NOT_SOLD
  return `${formatOptionPrice(first)}${others.length > 0 ? '부터' : ''}`
}

export function PlanTeasers() {
  return (
    <section className="mt-6">
      <h2 className="mb-4">멤버십도 함께 살펴보세요</h2>
      <ul className="stack-3">
        {teasers.map(({ key, image }) => (
          <Card as="li" key={key}>
            <Link className={`${styles.teaser} p-4-5 stack-4 middle`} to={paths.membership}>
              <Picture className={styles.image} picture={picture(image)} alt="" sizes="84px" />
              <div>
                <h3 className={styles.name}>{planOf(key).name}</h3>
                <p className="note">{planPitches[key].line}</p>
                <ByPrices of="prices">
                  {({ list }) => <p className="mt-1 bold tabular">{teaserPrice(list, key)}</p>}
                </ByPrices>
              </div>
              <ChevronRight className="square-20 faint" aria-hidden="true" />
            </Link>
          </Card>
        ))}
      </ul>
    </section>
  )
}
