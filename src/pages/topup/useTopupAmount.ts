import { useSearchParams } from 'react-router-dom'
import { DEFAULT_TOPUP_KRW, type TopupAmountKRW, topupAmountOf } from '@/domain/orders/topup'
import { useHydrated } from '@/platform/useHydrated'

/** The chosen amount lives in the address (`?amount=200000`); one that is not listed counts as the default. */
export function useTopupAmount(): [TopupAmountKRW, (amountKRW: TopupAmountKRW) => void] {
  const [search, setSearch] = useSearchParams()
  const isHydrated = useHydrated()
  const named = isHydrated ? topupAmountOf(search.get('amount')) : undefined
  return [
    named ?? DEFAULT_TOPUP_KRW,
    (amountKRW) =>
      setSearch({ amount: String(amountKRW) }, { replace: true, preventScrollReset: true }),
  ]
}
