import { formatKRW } from '@/domain/money'
import type { FareBreakdown } from '@/domain/rides/fares/fare'
import styles from './FareList.module.css'

interface Props {
  fare: FareBreakdown
  totalKRW?: number
  /** row: side by side, for a bar */
  layout?: 'column' | 'row'
}

export function FareList({ fare, totalKRW, layout = 'column' }: Props) {
  return (
    <dl className={`${styles.fare} gap-6px note grid tabular`} data-layout={layout}>
      <Part name="기본" amount={formatKRW(fare.base)} />
      <Part name="거리" amount={formatKRW(fare.distance)} />
      {fare.night > 0 && <Part name="야간" amount={formatKRW(fare.night)} />}
      <Part name="할인" amount={`−${formatKRW(fare.discount)}`} kind="discount" />
      {totalKRW !== undefined && <Part name="요금" amount={formatKRW(totalKRW)} kind="total" />}
    </dl>
  )
}

function Part({ name, amount, kind }: { name: string; amount: string; kind?: string }) {
  return (
    <div className={`${styles.part} flex wrap apart`} data-kind={kind}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
