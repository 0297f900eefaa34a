import type { ReactNode } from 'react'
import type { Elements } from '../elements'
import styles from './Section.module.css'
import { SectionsContainer } from './SectionsContainer'

interface Props {
  eyebrow?: string
  heading: ReactNode
  lead?: string
  aside?: ReactNode
  label?: string
  isWarm?: boolean
  children: Elements
}

export function Section({ eyebrow, heading, lead, aside, label, isWarm = false, children }: Props) {
  return (
    <section className={styles.section} data-warm={isWarm || undefined} aria-label={label}>
      <SectionsContainer>
        <div className={`${styles.head} mb-8 stack-3`}>
          {eyebrow && <p className="accent text-16 extrabold">{eyebrow}</p>}
          <h2 className="wide-36 text-28">{heading}</h2>
          {lead && <p className="wide-18 muted balance">{lead}</p>}
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
        {children}
      </SectionsContainer>
    </section>
  )
}
