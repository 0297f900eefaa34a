import { formatNumber } from '@/domain/money/money'

export function ProgramPrice({ priceKRW }: { priceKRW: number }) {
  if (priceKRW === 0) return '무료'
  return (
    <>
      {formatNumber(priceKRW)}
      <small>원</small>
    </>
  )
}
