import { Link } from 'react-router-dom'
import { planComparison } from '@/domain/orders/planComparison'
import { planOf, plans, TIME_PASS_DAYS } from '@/domain/orders/plans'
import {
  FAMILY_DISCOUNT_PERCENT,
  namesFamilyDiscount,
  type PriceList,
} from '@/domain/orders/priceList'
import { paths } from '@/domain/site/paths'
import { ByPrices } from '@/features/prices/ByPrices'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import styles from './PlanComparison.module.css'

export function PlanComparison() {
  return <ByPrices of="prices">{({ list }) => <Comparison list={list} />}</ByPrices>
}

function Comparison({ list }: { list: PriceList }) {
  return (
    <SectionsContainer className={styles.section}>
      <div className={`${styles.sheet} card`}>
        <table className={`${styles.table} text-center`}>
          <caption className={`${styles.caption} wide-28 text-22 extrabold tight`}>
            멤버십 비교
          </caption>
          <thead>
            <tr>
              <th scope="col">혜택</th>
              {plans.map(({ key, name, kind }) => (
                <th key={key} scope="col">
                  <span>{name}</span> <span className="medium faint text-14 block">{kind}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {planComparison(list).map(({ feature, values }) => (
              <tr key={feature}>
                <th scope="row">{feature}</th>
                {plans.map(({ key }, column) => (
                  <td
                    className="bold balance"
                    key={key}
                    data-none={values[column] === '없음' || undefined}
                  >
                    {values[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={`${styles.notes} stack-2 note`}>
        <li>
          {`시간권은 평일에 이용하고 1개월(${TIME_PASS_DAYS}일) 동안 유효하며, 픽업이 포함되지 않아요.`}
        </li>
        <li>{`월 정기권은 ${planOf('subscription').usage}이며 간식과 픽업 비용은 별도예요.`}</li>
        <li>
          {namesFamilyDiscount(list)
            ? `패밀리는 둘째부터 ${FAMILY_DISCOUNT_PERCENT}% 할인되며, 이용 중인 레귤러 멤버십이 필요해요.`
            : '패밀리는 이용 중인 레귤러 멤버십이 필요해요.'}
        </li>
        <li>
          <span>이용 전이나 다음 결제일 전에 환불할 수 있고, 자세한 내용은</span>{' '}
          <Link className="underlined-near" to={paths.terms}>
            이용약관
          </Link>
          <span>을 따라요.</span>
        </li>
      </ul>
    </SectionsContainer>
  )
}
