import { useEffect, useEffectEvent, useId } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { type PayWay, payWayLabels } from '@/domain/orders/payWay'
import { RadioRow } from '@/ui/form/RadioRow'
import type { OrderEntry } from './orderEntry'
import styles from './PayWayChoice.module.css'
import { useCreditOffer } from './useCreditOffer'

interface Props {
  form: UseFormReturn<OrderEntry>
  uid: string | undefined
  totalKRW: number
}

/** 「결제 방법」 (specification 6, section 5). */
export function PayWayChoice({ form, uid, totalKRW }: Props) {
  const id = useId()
  const { left, refusal } = useCreditOffer(uid, totalKRW)
  const chosen = useWatch({ control: form.control, name: 'payWith' })
  const choose = (way: PayWay) => form.setValue('payWith', way)
  const isRefused = refusal !== undefined
  const takeBack = useEffectEvent(() => choose('transfer'))
  useEffect(() => {
    if (isRefused) takeBack()
  }, [isRefused])
  return (
    <div role="radiogroup" aria-labelledby={`${id}-legend`}>
      <p className={styles.legend} id={`${id}-legend`}>
        결제 방법
      </p>
      <div className="stack-2">
        <RadioRow
          name={id}
          checked={chosen === 'transfer'}
          onChange={() => choose('transfer')}
          label={payWayLabels.transfer}
        />
        <RadioRow
          name={id}
          checked={chosen === 'balance'}
          disabled={isRefused}
          onChange={() => choose('balance')}
          label={payWayLabels.balance}
          note={
            <>
              {left !== undefined && <span>{left}</span>}
              {isRefused && <b className={styles.refusal}>{refusal}</b>}
            </>
          }
        />
      </div>
    </div>
  )
}
