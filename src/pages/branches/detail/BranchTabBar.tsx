import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { type BranchTab, branchTabs } from '@/domain/places/branchTabs'
import styles from './BranchTabBar.module.css'

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
    <nav className={`${styles.bar} screen-only on-surface`} aria-label="지점 상세">
      <ul ref={strip} className={`${styles.strip} relative flex`}>
        {branchTabs.map(({ key, label }) => (
          <li className="rigid" key={key} data-item={key}>
            <Link
              className={`${styles.tab} wide-18 center relative muted semibold nowrap`}
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

/** Centres the current item by scrolling the strip sideways only. */
function useScrolledIntoStrip(strip: RefObject<HTMLElement | null>, current: string): void {
  useEffect(() => {
    const list = strip.current
    const item = list?.querySelector<HTMLElement>(`[data-item="${current}"]`)
    if (!list || !item) return
    const left = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2
    list.scrollTo({ left, behavior: 'smooth' })
  }, [strip, current])
}
