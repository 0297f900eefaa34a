import { formatNumber } from '@/domain/money'
import type { ProgramBadge } from '@/domain/programs/program'
import { Tag } from '@/ui/Tag'

const tones = { 무료: 'green', 인기: 'orange', '마감 임박': 'red', 마감: 'plain' } as const

export function ProgramBadges({ badges }: { badges: readonly ProgramBadge[] }) {
  return badges.map((badge) => (
    <Tag key={badge} tone={tones[badge]}>
      {badge}
    </Tag>
  ))
}

export function ProgramPrice({ priceKRW }: { priceKRW: number }) {
  if (priceKRW === 0) return <span>무료</span>
  return (
    <>
      <span>{formatNumber(priceKRW)}</span>
      <small>원</small>
    </>
  )
}
