import type { NoticeEntry } from '../site/notice'
import { withParticle } from '../text/particle'
import { branchesText, type ClosureItem, daySpanText } from './closures'

/** 「공지로 알리기」 of closed days; of one branch, or else of all with the names. */
export function closureNotice(
  item: ClosureItem,
  branches: readonly { id: string; name: string }[],
  today: string,
): NoticeEntry {
  const days = daySpanText(item, today)
  const [only, ...others] = item.branchIds
  return {
    kind: '운영',
    title: `${days} 휴무 안내`,
    body: [
      `${withParticle(branchesText(item.branchIds, branches), 'topic')} ${days}에 쉬어요. (${item.reason})`,
      '그날의 돌봄, 픽업, 프로그램 예약은 취소되고 이용권은 돌아와요.',
    ].join('\n\n'),
    branchId: only !== undefined && others.length === 0 ? only : '',
    day: today,
  }
}
