import { fromDayText } from '../../dates/schedule'
import type { NoticeEntry } from '../../site/notice'
import { comingFareText, farePartsText, type Tariff } from './fare'

/** 「공지로 알리기」 of a change of the fare, with old and new. */
export const fareNotice = (held: Tariff, next: Tariff, today: string): NoticeEntry => ({
  kind: '운영',
  title: `픽업 요금이 ${fromDayText(next)} 바뀌어요`,
  body: [
    `지금은 ${farePartsText(held)}이에요.`,
    `${comingFareText(next)}이에요. 픽업을 타는 날의 요금이 적용되고, 이미 예약한 픽업은 예약할 때의 요금 그대로예요.`,
  ].join('\n\n'),
  branchId: '',
  day: today,
})
