/** 「결제 방법」 (specification 6, section 5). */
export const payWays = ['transfer', 'balance'] as const
export type PayWay = (typeof payWays)[number]

export const payWayLabels: Record<PayWay, string> = { transfer: '계좌 이체', balance: '충전금' }
