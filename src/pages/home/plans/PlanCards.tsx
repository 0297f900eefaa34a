import { plans } from '@/domain/orders/plans'
import { Section } from '@/ui/layout/Section'
import { PlanCard } from './PlanCard'
import styles from './PlanCards.module.css'
import { useOpenPlan } from './useOpenPlan'

export function PlanCards() {
  const { openKey, setOpen, ref } = useOpenPlan()
  return (
    <Section
      isWarm
      eyebrow="멤버십"
      heading="우리 집 오후에 맞게 고르세요"
      lead="필요한 날에만, 매일 꾸준히, 형제자매가 함께. 세 가지면 충분해요."
    >
      <div className={styles.plans} ref={ref}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.key}
            plan={plan}
            isOpen={plan.key === openKey}
            onToggle={(isOpen) => setOpen(plan.key, isOpen)}
          />
        ))}
      </div>
    </Section>
  )
}
