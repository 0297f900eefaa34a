import { Info } from 'lucide-react'
import { formatOptionPrice, offersOf } from '@/domain/orders/priceList'
import type { DayPrices } from '@/domain/rides/fares/dayPrices'
import { TermsLink } from '@/features/legal/TermsLink'
import { ByPrices } from '@/features/prices/ByPrices'
import { ComingPrice } from '@/features/prices/ComingPrice'
import { FareNow } from '@/features/prices/FareNow'
import { Card } from '@/ui/layout/Card'
import { DetailSection } from './DetailSection'
import styles from './PricingSection.module.css'

export function PricingSection() {
  return (
    <DetailSection tab="pricing">
      <Card className={styles.price}>
        <ByPrices of="prices">{(prices) => <PriceTable prices={prices} />}</ByPrices>
        <div className="pt-4">
          <FareNow />
        </div>
        <p className={`${styles.note} note icons-18 flex gap-6px pt-4`}>
          <Info aria-hidden="true" />
          <span>
            <span>부가세가 포함된 금액이에요. 간식과 픽업 비용은 따로 계산해요. 환불 기준은</span>{' '}
            <TermsLink particle="에서" verb="확인해 주세요." />
          </span>
        </p>
      </Card>
    </DetailSection>
  )
}

function PriceTable({ prices }: { prices: DayPrices }) {
  return (
    <table>
      <caption className="sr-only">이용요금</caption>
      <thead>
        <tr>
          <th scope="col">멤버십</th>
          <th scope="col">이용</th>
          <th scope="col">요금</th>
        </tr>
      </thead>
      <tbody>
        {offersOf(prices.list).map(({ plan, option }) => (
          <tr key={option.code}>
            <th scope="row">
              <span>{plan.name}</span>
              <small>{plan.kind}</small>
            </th>
            <td>
              <span>{option.label}</span>
              <small>{plan.usage}</small>
            </td>
            <td className="num">
              <span>{formatOptionPrice(option)}</span>
              <ComingPrice code={option.code} prices={prices} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
