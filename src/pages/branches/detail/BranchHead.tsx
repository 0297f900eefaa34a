import { Clock, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Branch } from '@/domain/places/branch'
import { openingShortLabel, openingState, weekLabel } from '@/domain/places/openingHours'
import { useNow } from '@/platform/useNow'
import styles from './BranchHead.module.css'

interface Props {
  branch: Branch
  actions: ReactNode
}

/** Sticky name, address and hours; one line each on phones. */
export function BranchHead({ branch, actions }: Props) {
  return (
    <div className={styles.head}>
      <div className={styles.name}>
        <h1>{branch.name}</h1>
      </div>
      <ul className={styles.facts}>
        <li>
          <MapPin aria-hidden="true" />
          <span>{branch.address}</span>
        </li>
        <li>
          <Clock aria-hidden="true" />
          <OpenNow branch={branch} />
          <span>{weekLabel(branch.hours)}</span>
        </li>
      </ul>
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}

function OpenNow({ branch }: { branch: Branch }) {
  const now = useNow()
  if (!now) return null
  const opening = openingState(branch.hours, now)
  return (
    <strong className={styles.state} data-open={opening.kind === 'open'}>
      {openingShortLabel(opening)}
    </strong>
  )
}
