import { type MouseEvent, useRef } from 'react'
import { Link } from 'react-router-dom'
import { type BranchTab, branchTabs } from '@/domain/places/branchTabs'
import styles from './BranchTabBar.module.css'
import { useScrolledIntoStrip } from './useScrolledIntoStrip'

interface Props {
  active: BranchTab
  onChoose: (tab: BranchTab) => void
}

const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

export function BranchTabBar({ active, onChoose }: Props) {
  const strip = useRef<HTMLUListElement>(null)
  useScrolledIntoStrip(strip, active)
  return (
    <nav className={styles.bar} aria-label="지점 상세">
      <ul ref={strip} className={styles.strip}>
        {branchTabs.map(({ key, label }) => (
          <li key={key} data-item={key}>
            <Link
              className={styles.tab}
              to={{ search: `?tab=${key}` }}
              replace
              preventScrollReset
              aria-current={key === active ? 'true' : undefined}
              onClick={(event) => {
                if (opensElsewhere(event)) return
                event.preventDefault()
                onChoose(key)
              }}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
