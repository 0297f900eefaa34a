import { amenityIcons, safetyNote, safetyPrinciples } from '@/content/branches/branchCare'
import { picture } from '@/content/pictures'
import { BEING_PREPARED, type Branch } from '@/domain/places/branch'
import { Picture } from '@/ui/Picture'
import { DetailSection } from './DetailSection'
import styles from './IconList.module.css'

export function AmenitiesSection({ branch }: { branch: Branch }) {
  return (
    <DetailSection tab="amenities">
      {branch.amenities.length === 0 && <p className="muted">{BEING_PREPARED}</p>}
      <ul className={`${styles.list} stack-5`}>
        {branch.amenities.map(({ key, title, note }) => (
          <li key={key} className={`${styles.item} row-4`}>
            <Picture picture={picture(amenityIcons[key])} alt="" />
            <div>
              <h3 className="bold">{title}</h3>
              <p className="muted">{note}</p>
            </div>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

export function SafetySection() {
  return (
    <DetailSection tab="safety">
      <ul className={`${styles.list} stack-5`} data-look="card">
        {safetyPrinciples.map(({ icon, title, text }) => (
          <li key={title} className={`${styles.item} row-4`}>
            <Picture picture={picture(icon)} alt="" />
            <div>
              <h3 className="bold">{title}</h3>
              <p className="muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 faint text-14">{safetyNote}</p>
    </DetailSection>
  )
}
