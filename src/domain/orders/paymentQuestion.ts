import { formatKRW } from '../money'
import type { Order } from './order'

interface Doubts {
  isPriceDoubtful: boolean
  lacksRegular: boolean
}

export const NO_REGULAR = '레귤러가 없는 회원이에요.'

/** Asked once before a payment is confirmed; what is doubtful are further lines (specification 6, section 1). */
export const paymentQuestion = (
  { depositor, totalKRW }: Pick<Order, 'depositor' | 'totalKRW'>,
  { isPriceDoubtful, lacksRegular }: Doubts,
): string =>
  [
    `${depositor} ${formatKRW(totalKRW)}을 확인할까요?`,
    isPriceDoubtful && '주문할 때의 가격으로 확인할까요?',
    lacksRegular && NO_REGULAR,
  ]
    .filter(Boolean)
    .join('\n')
