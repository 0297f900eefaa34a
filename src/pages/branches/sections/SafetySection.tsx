import { safetyNote, safetyPrinciples } from '@/content/branches/branchCare'
import { picture } from '@/content/pictures'
import { Picture } from '@/ui/Picture'
import { DetailSection } from './DetailSection'
import styles from './IconList.module.css'

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
