import { TriangleAlert } from 'lucide-react'
import { allergenList } from '@/domain/snacks/allergens'
import styles from './AllergyWarning.module.css'

interface Props {
  childName: string
  clash: readonly number[]
}

export function AllergyWarning({ childName, clash }: Props) {
  if (clash.length === 0) return null
  return (
    <p className={`${styles.warning} gap-6px on-danger icons-16 mt-2 danger text-14 bold flex`}>
      <TriangleAlert aria-hidden="true" />
      <span>{`${childName} 알레르기 주의: ${allergenList(clash)}`}</span>
    </p>
  )
}
