import { Info } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatKRW } from '@/domain/money'
import { plans } from '@/domain/orders/plans'
import { paths } from '@/domain/site/paths'
import { Card } from '@/ui/layout/Card'
import { DetailSection } from './DetailSection'
import styles from './PricingSection.module.css'

export function PricingSection() {
  return (
    <DetailSection tab="pricing">
      <Card className={styles.price}>
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
            {plans.flatMap((plan) =>
              plan.options.map((option) => (
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
                    {`${option.isMonthly ? '월 ' : ''}${formatKRW(option.priceKRW)}`}
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </table>
        <p className={styles.note}>
          <Info aria-hidden="true" />
          <span>
            <span>부가세가 포함된 금액이에요. 간식과 픽업 비용은 따로 계산해요. 환불 기준은</span>{' '}
            <Link to={paths.terms}>이용약관</Link>
            <span>에서 확인해 주세요.</span>
          </span>
        </p>
      </Card>
    </DetailSection>
  )
}
