import { fromDayText } from '../dates/schedule'
import { formatKRW } from '../money'
import type { NoticeEntry } from '../site/notice'
import { type PlanOptionCode, planWith } from './plans'
import { changedCodes, optionLabel, type PriceList } from './priceList'

const priceText = (priceKRW: number | undefined): string =>
  priceKRW === undefined ? '판매하지 않음' : formatKRW(priceKRW)

/** 「공지로 알리기」 of a change of prices, with old and new of each option that changes. */
export function priceNotice(held: PriceList, next: PriceList, today: string): NoticeEntry {
  const change = (code: PlanOptionCode) => {
    const list = next.options[code] === undefined ? held : next
    const name = `${planWith(code).name} ${optionLabel(list, code)}`
    return `- ${name}: ${priceText(held.options[code])} → ${priceText(next.options[code])}`
  }
  return {
    kind: '운영',
    title: `이용권 가격이 ${fromDayText(next)} 바뀌어요`,
    body: [
      changedCodes(held.options, next.options).map(change).join('\n'),
      '이미 주문한 이용권은 주문할 때의 가격 그대로이고, 팔지 않게 된 이용권도 계속 쓸 수 있어요.',
    ].join('\n\n'),
    branchId: '',
    day: today,
  }
}
