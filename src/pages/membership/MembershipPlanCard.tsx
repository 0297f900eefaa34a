import { type RefObject, useEffect, useRef, useState } from 'react'
import { picture } from '@/content/pictures'
import { planPictures } from '@/content/planPictures'
import { planPitches } from '@/content/planPitches'
import { formatNumber } from '@/domain/money'
import { type MembershipCartItem, membershipCartItem } from '@/domain/orders/membershipCart'
import type { Plan } from '@/domain/orders/plans'
import { formatOptionPrice, type PlanOption, soldOptions } from '@/domain/orders/priceList'
import type { DayPrices } from '@/domain/rides/fares/dayPrices'
import { ComingPrice, NOT_SOLD } from '@/features/prices/ComingPrice'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/button/Button'
import { CheckList } from '@/ui/form/CheckList'
import { Select } from '@/ui/form/Select'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/Picture'
import { Tag } from '@/ui/Tag'
import styles from './MembershipPlanCard.module.css'

interface Props {
  plan: Plan
  prices: DayPrices
  isSelected: boolean
  /** Named by the address: scrolled into view. */
  isOpenedWith: boolean
  onAdd: (item: MembershipCartItem) => void
}

export function MembershipPlanCard({ plan, prices, isSelected, isOpenedWith, onAdd }: Props) {
  const options = soldOptions(prices.list, plan.key)
  const [code, setCode] = useState<string>()
  const option = options.find((candidate) => candidate.code === code) ?? options[0]
  const { line, points, conditions } = planPitches[plan.key]
  const frame = useRef<HTMLDivElement>(null)
  useScrollIntoView(frame, isOpenedWith)

  return (
    <div ref={frame} className={`${styles.frame} min-0`}>
      <Card as="article" className={`${styles.card} full-height`}>
        <div
          className={`${styles.content} full-height flex p-6 flex-column`}
          data-selected={isSelected || undefined}
        >
          <div className={`${styles.top} wrap-3 mb-3 middle`}>
            <Picture
              className={styles.image}
              picture={picture(planPictures[plan.key])}
              alt=""
              priority={plan.key === 'timepass'}
            />
            <h2 className={`${styles.name} text-28`}>
              <span className={`${styles.kind} accent text-14 bold block`}>{plan.kind}</span>
              <span>{plan.name}</span>
            </h2>
            <PlanTag plan={plan} isSelected={isSelected} />
          </div>
          <p className="muted">{line}</p>
          {option && (
            <p className={`${styles.price} mt-4 text-18 bold`}>
              {option.isMonthly && <span className="muted text-16">월 </span>}
              <span className="num">
                <Amount size={36}>{formatNumber(option.priceKRW)}</Amount>
                <span>원</span>
              </span>
            </p>
          )}
          <CheckList className="mt-4" points={points(prices.list)} />
          <OptionPrices options={options} prices={prices} />
          {option ? (
            <div className="pt-4 mt-auto stack-3 screen-only">
              <Select label={`${plan.name} 옵션`} value={option.code} onChoose={setCode}>
                {options.map((each) => (
                  <option key={each.code} value={each.code}>
                    {each.label}
                  </option>
                ))}
              </Select>
              <Button
                tone="tonal"
                size="large"
                isBlock
                aria-label={`${plan.name} 장바구니 담기`}
                onClick={() => onAdd(membershipCartItem(plan, option))}
              >
                장바구니 담기
              </Button>
            </div>
          ) : (
            <p className="pt-4 mt-auto stack-3 screen-only">{NOT_SOLD}</p>
          )}
          <p className={`${styles.conditions} mt-3 faint text-14 balance`}>{conditions}</p>
        </div>
      </Card>
    </div>
  )
}

/** All prices: a closed select shows one, without price on phones. */
function OptionPrices({ options, prices }: { options: readonly PlanOption[]; prices: DayPrices }) {
  if (options.length === 0) return null
  return (
    <dl className={`${styles.prices} stack-1 mt-4 text-14 pt-4`}>
      {options.map((option) => (
        <div key={option.code}>
          <dt>{option.label}</dt>
          <dd className="num">
            <span>{formatOptionPrice(option)}</span>
            <ComingPrice code={option.code} prices={prices} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function PlanTag({ plan, isSelected }: { plan: Plan; isSelected: boolean }) {
  if (isSelected) return <Tag tone="green">선택됨</Tag>
  return plan.key === 'subscription' ? <Tag>추천</Tag> : null
}

/** Scrolls once on page load, unless a position was restored. */
function useScrollIntoView(ref: RefObject<Element | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || window.scrollY > 0) return
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [ref, isWanted])
}
