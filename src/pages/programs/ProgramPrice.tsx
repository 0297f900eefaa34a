import { formatNumber } from '@/domain/money/money'

/** A price with its unit in smaller type; nothing to pay is 무료. */
export function ProgramPrice({ priceKRW }: { priceKRW: number }) {
  if (priceKRW === 0) return '무료'
  return (
    <>
      {formatNumber(priceKRW)}
      <small>원</small>
    </>
  )
}
