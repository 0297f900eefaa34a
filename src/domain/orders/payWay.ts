/** 「결제 방법」 of what is ordered (specification 6, section 5). */
export const orderedPayWays = ['transfer', 'balance'] as const

/** 「받은 방법」 at the agit (specification 7, section 4). */
export const counterPayWays = ['cash', 'card', 'transfer'] as const
export type CounterPayWay = (typeof counterPayWays)[number]

export const payWays = ['transfer', 'balance', 'cash', 'card'] as const
export type PayWay = (typeof payWays)[number]

export const payWayLabels: Record<PayWay, string> = {
  transfer: '계좌 이체',
  balance: '충전금',
  cash: '현금',
  card: '카드 단말기',
}
