import type { Received } from '../received'
import type { RuleResult } from '../rule'
import { checkRequiredText } from '../text/requiredText'

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

export const checkRideMessage = (text: string): RuleResult =>
  checkRequiredText(text, MAX_MESSAGE, ['내용을', '내용은'])
