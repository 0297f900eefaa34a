import { useState } from 'react'
import { simulationNotice } from '@/content/info/simulationNotice'
import { planPitches } from '@/content/planPitches'
import { membershipCartItem } from '@/domain/orders/membershipCart'
import { siblingDiscount } from '@/domain/orders/planComparison'
import type { Plan } from '@/domain/orders/plans'
import {
  comingPriceText,
  formatOptionPrice,
  type PlanOption,
  soldOptions,
} from '@/domain/orders/priceList'
import type { DayPrices } from '@/domain/rides/fares/dayPrices'
import { SignupInvitation } from '@/features/account/SignupInvitation'
import { TermsLink } from '@/features/legal/TermsLink'
import { OpenedOrder, useOrdering } from '@/features/orders/OpenedOrder'
import { NOT_SOLD } from '@/features/prices/ComingPrice'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/button/Button'
import { RadioRow } from '@/ui/form/RadioRow'
import styles from './PlanPayment.module.css'

/** For guests a placeholder (specification 1, section 8). */
const alertPlaceholder = (plan: Plan, option: PlanOption) =>
  window.alert(
    `선택하신 이용권은 ${plan.name} · ${option.label} · ${formatOptionPrice(option)}이에요.\n${simulationNotice}`,
  )

export function PlanPayment({ plan, prices }: { plan: Plan; prices: DayPrices }) {
  const options = soldOptions(prices.list, plan.key)
  const [code, setCode] = useState<string>()
  const chosen = options.find((option) => option.code === code) ?? options[0]
  const ordering = useOrdering()
  const facts = [
    ['픽업', plan.pickup],
    ['우선 예약', plan.priorityBooking],
    ['형제자매 할인', siblingDiscount(plan, prices.list)],
    ['이용 기간', plan.validity],
  ]
  const pay = () => {
    if (!chosen) return
    if (ordering.isGuest) alertPlaceholder(plan, chosen)
    else void ordering.order({ kind: 'membership', items: [membershipCartItem(plan, chosen)] })
  }
  return (
    <div className={`${styles.payment} stack-5 relative p-6`}>
      {chosen ? (
        <fieldset className="stack-2">
          <legend className="note mb-2 bold">{`${plan.name} 옵션`}</legend>
          {options.map((option) => (
            <RadioRow
              key={option.code}
              name={`home-${plan.key}`}
              value={option.code}
              label={option.label}
              detail={formatOptionPrice(option)}
              note={comingPriceText(prices.list, prices.comingList, option.code)}
              isNoteBelow
              checked={option === chosen}
              onChange={() => setCode(option.code)}
            />
          ))}
        </fieldset>
      ) : (
        <p>{NOT_SOLD}</p>
      )}
      <dl className={`${styles.facts} gap-6px grid`}>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt className="muted">{term}</dt>
            <dd className="semibold">{fact}</dd>
          </div>
        ))}
      </dl>
      <p className="faint text-14">
        <span>{`${planPitches[plan.key].conditions} 이용 전이나 다음 결제일 전에 환불할 수 있고, 자세한 내용은`}</span>{' '}
        <TermsLink particle="을" verb="따라요." />
      </p>
      {chosen && (
        <>
          <p className="line-above pt-4 sum-line wrap">
            <span>결제 금액</span>
            <Amount>{formatOptionPrice(chosen)}</Amount>
          </p>
          <Button tone="primary" size="large" isBlock isBusy={ordering.isOpening} onClick={pay}>
            결제하기
          </Button>
        </>
      )}
      <SignupInvitation to="order" />
      <OpenedOrder ordering={ordering} />
    </div>
  )
}
