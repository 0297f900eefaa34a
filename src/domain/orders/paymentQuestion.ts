import { formatKRW } from '../money'
import { takeQuestion } from './credit'
import type { Order } from './order'

interface Warnings {
  isPriceUnclear: boolean
  lacksRegular: boolean
}

export const NO_REGULAR = '레귤러가 없는 회원이에요.'

type Payable = Pick<Order, 'payWith' | 'depositor' | 'totalKRW'>

const questionOf = ({ payWith, depositor, totalKRW }: Payable): string =>
  payWith === 'balance'
    ? takeQuestion({ totalKRW })
    : `${depositor} ${formatKRW(totalKRW)}을 확인할까요?`

/** Asked once before an order is paid; each warning is a further line (specification 6, sections 1 and 5). */
export const paymentQuestion = (
  order: Payable,
  { isPriceUnclear, lacksRegular }: Warnings,
): string =>
  [
    questionOf(order),
    isPriceUnclear && '주문할 때의 가격으로 확인할까요?',
    lacksRegular && NO_REGULAR,
  ]
    .filter(Boolean)
    .join('\n')
