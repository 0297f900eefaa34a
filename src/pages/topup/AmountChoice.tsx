import { useId } from 'react'
import { formatKRW } from '@/domain/money'
import { DEFAULT_TOPUP_KRW, type TopupAmountKRW, topupAmountsKRW } from '@/domain/orders/topup'
import { RadioRow } from '@/ui/form/RadioRow'
import { Tag } from '@/ui/Tag'
import styles from './AmountChoice.module.css'

interface Props {
  amountKRW: TopupAmountKRW
  onChoose: (amountKRW: TopupAmountKRW) => void
}

export function AmountChoice({ amountKRW, onChoose }: Props) {
  const headingId = useId()
  return (
    <section>
      <h2 className={styles.heading} id={headingId}>
        충전 금액
      </h2>
      <div className={styles.amounts} role="radiogroup" aria-labelledby={headingId}>
        {topupAmountsKRW.map((each) => (
          <RadioRow
            key={each}
            name="topup-amount"
            value={each}
            label={<span className="amount text-22">{formatKRW(each)}</span>}
            note={each === DEFAULT_TOPUP_KRW ? <Tag>많이 골라요</Tag> : undefined}
            checked={each === amountKRW}
            onChange={() => onChoose(each)}
          />
        ))}
      </div>
    </section>
  )
}
