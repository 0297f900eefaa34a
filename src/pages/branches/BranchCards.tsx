import { ChevronRight, MapPin } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type Branch, branchStatusLabels } from '@/domain/places/branch'
import { distanceLabel, type NearBranch } from '@/domain/places/branchSearch'
import { openingShortLabel, openingState, weekLabel } from '@/domain/places/openingHours'
import { branchPath } from '@/domain/site/paths'
import { useNow } from '@/platform/useNow'
import { useClosedOn } from '@/remote/publicSettings'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/Picture'
import { Tag } from '@/ui/Tag'
import styles from './BranchCards.module.css'

const PRIORITY_CARDS = 1
const SIZES = '(min-width: 900px) 352px, (min-width: 600px) 46vw, calc(100vw - 40px)'

export function BranchCards({ results }: { results: readonly NearBranch<Branch>[] }) {
  return (
    <ul className={`${styles.cards} stack-4`}>
      {results.map(({ branch, distanceKm }, index) => (
        <Card as="li" key={branch.id} className={`${styles.card} clip`}>
          <Link className="card-link block full-height" to={branchPath(branch.id)}>
            <Picture
              className={`${styles.picture} full cover on-peach`}
              picture={branch.thumbnail.picture}
              alt=""
              sizes={SIZES}
              priority={index < PRIORITY_CARDS}
            />
            <div className={styles.body}>
              <p className="wrap-2">
                <Tag tone="orange">{branch.district}</Tag>
                {branch.status !== 'open' && (
                  <Tag tone="plain">{branchStatusLabels[branch.status]}</Tag>
                )}
                {distanceKm !== undefined && <Tag tone="blue">{distanceLabel(distanceKm)}</Tag>}
              </p>
              <h2 className={`${styles.name} spread`}>
                <span>{branch.name}</span>
                <ChevronRight className="faint" aria-hidden="true" />
              </h2>
              <p className="gap-6px row icons-18 muted">
                <MapPin aria-hidden="true" />
                <span>{branch.addressShort}</span>
              </p>
              <p className="mt-1 note">{weekLabel(branch.hours)}</p>
              <ClosedToday branch={branch} />
            </div>
          </Link>
        </Card>
      ))}
    </ul>
  )
}

function ClosedToday({ branch }: { branch: Branch }) {
  const now = useNow()
  const closedOn = useClosedOn(branch.id)
  const state = now && openingState(branch.hours, now, closedOn)
  return state?.kind === 'closed' ? <Tag tone="red">{openingShortLabel(state)}</Tag> : null
}
