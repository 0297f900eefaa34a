import { useEffect, useEffectEvent, useId, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { type CreditOffer, creditOffer, spendableKRW } from '@/domain/orders/credit'
import { payWayLabels } from '@/domain/orders/payWay'
import { type RemoteRead, useRemoteRead } from '@/remote/useRemoteRead'
import { RadioRow } from '@/ui/form/RadioRow'
import type { OrderEntry } from './orderEntry'
import { awaitingOrdersQuery, ledgerQuery } from './queries'

interface Props {
  form: UseFormReturn<OrderEntry>
  uid: string | undefined
  totalKRW: number
  prefersCredit: boolean
}

/** 「결제 방법」 (specification 6, section 5). */
export function PayWayChoice({ form, uid, totalKRW, prefersCredit }: Props) {
  const id = useId()
  const { left, refusal } = useCreditOffer(uid, totalKRW)
  const chosen = useWatch({ control: form.control, name: 'payWith' })
  const isRefused = refusal !== undefined
  const choose = usePayWay(form, { isRefused, isLikely: prefersCredit && !isRefused })
  return (
    <div role="radiogroup" aria-labelledby={`${id}-legend`}>
      <p className="note mb-2 bold" id={`${id}-legend`}>
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
              {isRefused && (
                <b className={`block ${refusal === checking.refusal ? '' : 'danger'}`}>{refusal}</b>
              )}
            </>
          }
        />
      </div>
    </div>
  )
}

const checking: CreditOffer = { refusal: '충전금을 확인하고 있어요.' }

/** Keeps the choice to what is possible: credit that is likely until the parent chooses, none that is refused. Returns the parent's choice. */
function usePayWay(
  form: UseFormReturn<OrderEntry>,
  { isRefused, isLikely }: { isRefused: boolean; isLikely: boolean },
) {
  const [isChosen, setIsChosen] = useState(false)
  const set = (way: OrderEntry['payWith']) => form.setValue('payWith', way)
  const takeBack = useEffectEvent(() => set('transfer'))
  const offer = useEffectEvent(() => !isChosen && set('balance'))
  useEffect(() => {
    if (isRefused) takeBack()
    else if (isLikely) offer()
  }, [isRefused, isLikely])
  return (way: OrderEntry['payWith']) => {
    setIsChosen(true)
    set(way)
  }
}

const hasFailed = (read: RemoteRead<unknown>): boolean =>
  read.status === 'failed' || (read.status === 'loaded' && read.stale?.hasFailed === true)

/** Whether the credit pays a sum, by all entries and the account's waiting orders. */
function useCreditOffer(uid: string | undefined, totalKRW: number): CreditOffer {
  const isMember = uid !== undefined
  const ledger = useRemoteRead(ledgerQuery(uid ?? ''), isMember)
  const orders = useRemoteRead(awaitingOrdersQuery(uid ?? ''), isMember)
  if (!isMember || hasFailed(ledger) || hasFailed(orders)) return creditOffer(undefined, totalKRW)
  if (ledger.status !== 'loaded' || orders.status !== 'loaded') return checking
  return creditOffer(spendableKRW(ledger.data, orders.data), totalKRW)
}
