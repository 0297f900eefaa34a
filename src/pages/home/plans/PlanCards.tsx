import { useLayoutEffect, useRef, useState } from 'react'
import { picture } from '@/content/pictures'
import { planPitches, priceNotes } from '@/content/planPitches'
import { formatNumber } from '@/domain/money'
import { type Plan, type PlanKey, plans } from '@/domain/orders/plans'
import { soldOptions } from '@/domain/orders/priceList'
import type { DayPrices } from '@/domain/rides/fares/dayPrices'
import { ByPrices } from '@/features/prices/ByPrices'
import { ComingPrice, NOT_SOLD } from '@/features/prices/ComingPrice'
import { useHydrated } from '@/platform/page/useHydrated'
import { Amount } from '@/ui/Amount'
import { CheckList } from '@/ui/form/CheckList'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import { Outline } from '@/ui/Outline'
import { Picture } from '@/ui/Picture'
import { Tag } from '@/ui/Tag'
import styles from './PlanCards.module.css'
import { PlanPayment } from './PlanPayment'

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

interface Props {
  plan: Plan
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** A plan's card; details while open. `<details>`, so that it opens before hydration; its summary covers the whole card. */
function PlanCard({ plan, isOpen, onToggle }: Props) {
  // Before hydration only the browser knows what is open.
  const isHydrated = useHydrated()
  const { key, name, kind } = plan
  const { line, points } = planPitches[key]

  return (
    <Card as="article" className={`${styles.plan} relative min-0 clip`}>
      <div className={`${styles.summary} flex-column flex p-6`}>
        <div className={`${styles.top} top flex apart mb-3`}>
          <Picture
            className={styles.image}
            picture={picture('row-plans')}
            cell={{ at: plans.indexOf(plan), of: plans.length }}
            alt=""
          />
          {key === 'subscription' && <Tag>추천</Tag>}
        </div>
        <h3 className={`${styles.name} text-28`}>
          <span className={`${styles.kind} accent text-14 bold block`}>{kind}</span>
          <span>{name}</span>
        </h3>
        <p className={`${styles.line} muted`}>{line}</p>
        <ByPrices of="prices">
          {(prices) => (
            <>
              <FirstPrice plan={plan} prices={prices} />
              <CheckList className={`${styles.points} mt-5`} points={points(prices.list)} />
            </>
          )}
        </ByPrices>
        <span
          className={`${styles.more} inline-flex to-middle gap-1 hit inset icons-20 bold middle mt-5`}
          aria-hidden="true"
        >
          <Outline name="chevronDown" />
        </span>
      </div>
      <details
        className={styles.details}
        name="home-plan"
        data-plan={key}
        open={isOpen}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a button cannot open anything before the script has come. */}
        <summary
          className={styles.handle}
          role="button"
          aria-expanded={isHydrated ? isOpen : undefined}
        >
          <span className="sr-only">{`${name} (${kind})`}</span>
        </summary>
        <ByPrices of="prices">{(prices) => <PlanPayment plan={plan} prices={prices} />}</ByPrices>
      </details>
    </Card>
  )
}

function FirstPrice({ plan, prices }: { plan: Plan; prices: DayPrices }) {
  const [option] = soldOptions(prices.list, plan.key)
  if (!option) return <p className="muted">{NOT_SOLD}</p>
  return (
    <p className={`${styles.price} mt-4 text-18 bold`}>
      <span className="num">
        <Amount size={28}>{formatNumber(option.priceKRW)}</Amount>
        <span>원</span>
      </span>{' '}
      <small>{priceNotes[plan.key](option)}</small>
      <ComingPrice code={option.code} prices={prices} />
    </p>
  )
}
