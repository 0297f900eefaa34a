import { formatNumber } from '@/domain/money'

export function ProgramPrice({ priceKRW }: { priceKRW: number }) {
  if (priceKRW === 0) return <span>무료</span>
  return (
    <>
      <span>{formatNumber(priceKRW)}</span>
      <small>원</small>
    </>
  )
}
