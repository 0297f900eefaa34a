import { acceptIf, type RuleResult } from '../rule'
import { checkRequiredText } from '../text/textLimit'
import { typedNumber } from '../text/typedNumber'
import type { Pass, PassExtension } from './pass'

const MAX_DAYS = 31
/** In characters. */
export const MAX_EXTENSION_REASON = 60
/** Of one pass. */
const MAX_EXTENSIONS = 12

/** Whole days of a typed number, undefined if they are none that a pass can be made longer by. */
export function extensionDays(text: string): number | undefined {
  const days = typedNumber(text, '일') ?? 0
  return days >= 1 && days <= MAX_DAYS ? days : undefined
}

/** 「일수」 (specification 7, section 5). */
export const checkExtensionDays = (text: string): RuleResult =>
  acceptIf(extensionDays(text) !== undefined, `1일부터 ${MAX_DAYS}일까지 늘릴 수 있어요.`)

export const checkExtensionReason = (text: string): RuleResult =>
  checkRequiredText(text, MAX_EXTENSION_REASON, '사유를')

/** Oldest first. */
export const extensionsOf = ({ extended = {} }: Pick<Pass, 'extended'>): PassExtension[] =>
  Object.values(extended).sort((one, other) => one.at.getTime() - other.at.getTime())

/** Of a refunded order nothing is left; a pass that has ended may begin again. */
export const canExtend = (
  pass: Pick<Pass, 'extended' | 'orderId'>,
  refundedOrderIds: ReadonlySet<string>,
): boolean => !refundedOrderIds.has(pass.orderId) && extensionsOf(pass).length < MAX_EXTENSIONS

/** `3일 늘림 · 독감으로 쉰 날만큼` */
export const extensionText = ({ days, reason }: PassExtension): string =>
  `${days}일 늘림 · ${reason}`
