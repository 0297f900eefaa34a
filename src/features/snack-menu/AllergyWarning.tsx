import { TriangleAlert } from 'lucide-react'
import { allergenList } from '@/domain/snacks/allergens'
import styles from './AllergyWarning.module.css'

interface Props {
  childName: string
  /** Allergens that the child must not eat. */
  clash: readonly number[]
}

/** Nothing without a clash. */
export function AllergyWarning({ childName, clash }: Props) {
  if (clash.length === 0) return null
  return (
    <p className={styles.warning}>
      <TriangleAlert aria-hidden="true" />
      <span>
        {childName} 알레르기 주의: {allergenList(clash)}
      </span>
    </p>
  )
}
