import { useId } from 'react'
import { planPitches } from '@/content/home'
import { type PictureName, picture } from '@/content/pictures'
import { formatNumber } from '@/domain/money'
import type { Plan, PlanKey } from '@/domain/plans'
import { Card } from '@/ui/Card'
import { Outline } from '@/ui/Outline'
import { Picture } from '@/ui/Picture'
import { Tag } from '@/ui/Tag'
import styles from './PlanCard.module.css'
import { PlanPayment } from './PlanPayment'

const images: Record<PlanKey, PictureName> = {
  timepass: 'plan-light',
  subscription: 'plan-regular',
  prepaid: 'plan-family',
}

interface Props {
  plan: Plan
  isOpen: boolean
  onToggle: () => void
}

/** A plan as a ticket: its summary always, its options and payment while open. The whole summary is the button. */
export function PlanCard({ plan, isOpen, onToggle }: Props) {
  const paymentId = useId()
  const { key, name, kind, options } = plan
  const { line, priceNote, points } = planPitches[key]

  return (
    <Card as="article" className={styles.plan}>
      <div className={styles.layout} data-open={isOpen || undefined}>
        <div className={styles.summary}>
          <div className={styles.top}>
            <Picture className={styles.image} picture={picture(images[key])} alt="" />
            {key === 'subscription' && <Tag>추천</Tag>}
          </div>
          <h3 className={styles.name}>
            <button
              className={styles.toggle}
              type="button"
              aria-label={`${name} (${kind})`}
              aria-expanded={isOpen}
              aria-controls={paymentId}
              onClick={onToggle}
            >
              <span className={styles.kind}>{kind}</span>
              {name}
            </button>
          </h3>
          <p className={styles.line}>{line}</p>
          <p className={styles.price}>
            <span className="num">
              <b>{formatNumber(options[0].priceKRW)}</b>원
            </span>{' '}
            <small>{priceNote}</small>
          </p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <Outline name="check" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
          <span className={styles.more} aria-hidden="true">
            <span className={styles.moreText}>{isOpen ? '접기' : '옵션 보기'}</span>
            <Outline name="chevronDown" />
          </span>
        </div>
        <PlanPayment id={paymentId} plan={plan} isHidden={!isOpen} />
      </div>
    </Card>
  )
}
