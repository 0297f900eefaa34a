import { useLayoutEffect, useRef, useState } from 'react'
import { type PlanKey, plans } from '@/domain/orders/plans'
import { Section } from '@/ui/layout/Section'
import { PlanCard } from './PlanCard'
import styles from './PlanCards.module.css'

export function PlanCards() {
  const { openKey, setOpen, ref } = useOpenPlan()
  return (
    <Section
      isWarm
      eyebrow="멤버십"
      heading="우리 집 오후에 맞게 고르세요"
      lead="필요한 날에만, 매일 꾸준히, 형제자매가 함께. 세 가지면 충분해요."
    >
      <div className={`${styles.plans} stack-4`} ref={ref}>
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

/** Initially the regular plan, or the one opened before hydration. */
function useOpenPlan() {
  const [openKey, setOpenKey] = useState<PlanKey | undefined>('subscription')
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const opened = ref.current?.querySelector<HTMLDetailsElement>('details[open]')?.dataset.plan
    setOpenKey(plans.find(({ key }) => key === opened)?.key)
  }, [])

  const setOpen = (key: PlanKey, isOpen: boolean) =>
    setOpenKey((current) => {
      if (isOpen) return key
      return current === key ? undefined : current
    })

  return { openKey, setOpen, ref }
}
