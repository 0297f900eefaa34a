import { formatShortDay } from '../../dates/day'
import { formatTime } from '../../dates/seoulTime'
import { type DraftProblem, draftTime, type ReservationDraft } from './reservationDraft'

const asked: Partial<Record<DraftProblem['field'], string>> = {
  child: '자녀를 골라 주세요',
  date: '날짜를 골라 주세요',
  time: '시간을 골라 주세요',
  origin: '출발지를 골라 주세요',
  dest: '도착지를 골라 주세요',
}

/** What stands in the way of booking, in the bar's words (specification 8, section 1). */
export const problemWords = ({ kind, field, message }: DraftProblem): string =>
  (kind === 'missing' && asked[field]) || message

/** What would be booked, for a draft without problems: `11.30(월) 외 2일 15:00 김하준` and `성동초등학교 → 성수점 · 왕복`. */
export function draftSummary(
  draft: ReservationDraft,
  children: readonly { id: string; name: string }[],
): { who: string; where: string } {
  const [first = '', ...others] = draft.dates
  const { hour, minute } = draftTime(draft)
  const names = [draft.childId, ...draft.siblingIds.filter((id) => id !== draft.childId)].flatMap(
    (id) => children.find((child) => child.id === id)?.name ?? [],
  )
  const { origin, dest } = draft.route
  const day = [formatShortDay(first), others.length > 0 && `외 ${others.length}일`]
  return {
    who: [...day.filter(Boolean), formatTime(hour, minute), names.join(', ')].join(' '),
    where: `${origin?.name} → ${dest?.name}${draft.returnTime ? ' · 왕복' : ''}`,
  }
}
