import { type BranchTab, branchTabs } from '@/domain/places/branchTabs'
import type { Elements } from '@/ui/elements'
import styles from './DetailSection.module.css'

interface Props {
  tab: BranchTab
  /** Only if it differs from the tab's name; a new branch has none yet. */
  heading?: string
  children: Elements
}

export function DetailSection({ tab, heading, children }: Props) {
  const label = branchTabs.find(({ key }) => key === tab)?.label
  return (
    <section className={styles.section} id={tab} aria-label={label}>
      <h2 className={`${styles.heading} mb-5 text-28`} tabIndex={-1}>
        {heading || label}
      </h2>
      {children}
    </section>
  )
}
