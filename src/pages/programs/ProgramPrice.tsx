import { formatNumber } from '@/domain/money/money'

/** The unit is smaller; 0 is 무료. */
export function ProgramPrice({ priceKRW }: { priceKRW: number }) {
  if (priceKRW === 0) return '무료'
  return (
    <>
      {formatNumber(priceKRW)}
      <small>원</small>
    </>
  )
}
