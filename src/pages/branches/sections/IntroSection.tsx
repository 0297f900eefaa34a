import { BEING_PREPARED, type Branch } from '@/domain/places/branch'
import { DetailSection } from './DetailSection'
import styles from './IntroSection.module.css'

export function IntroSection({ branch }: { branch: Branch }) {
  return (
    <DetailSection tab="intro" heading={branch.introTitle}>
      <p className={`${styles.lead} muted text-18`}>{branch.introText || BEING_PREPARED}</p>
      <dl className={`${styles.facts} mt-6 two-columns stack-3`}>
        {branch.facts.map(({ label, value }) => (
          <div key={label} className={`${styles.fact} on-warm`}>
            <dt className="note">{label}</dt>
            <dd className="text-22 extrabold tight">{value}</dd>
          </div>
        ))}
      </dl>
    </DetailSection>
  )
}
