import type { Received } from '../agit/received'
import { fails, passesIf, type RuleResult } from '../rule'
import { tidyText } from '../text/tidyText'
import { isVisibleText } from '../text/visibleText'

/** A parent's message about a ride (specification 4, sections 3 and 7: `messages/{id}`). */
export const rideMessageKinds = ['late', 'person', 'medicine', 'other'] as const
export type RideMessageKind = (typeof rideMessageKinds)[number]

export interface RideMessage extends Received {
  id: string
  uid: string
  rideId: string
  kind: RideMessageKind
  text: string
  createdAt: Date
  seenAt: Date | null
}

export const rideMessageLabels: Record<RideMessageKind, string> = {
  late: '늦어요',
  person: '데려갈 분이 바뀌었어요',
  medicine: '약을 챙겨 주세요',
  other: '기타',
}

/** In UTF-16 units, as the rules count. */
export const MAX_MESSAGE = 200

export function checkRideMessage(text: string): RuleResult {
  if (!isVisibleText(text)) return fails('내용을 입력해 주세요.')
  return passesIf(
    tidyText(text).length <= MAX_MESSAGE,
    `내용은 ${MAX_MESSAGE}자까지 입력할 수 있어요.`,
  )
}
