import { BOOKABLE_UNTIL_MIN, MINUTES_A_USE } from '@/domain/care/careLimits'
import {
  type OptionTerms,
  optionTermsOf,
  type PlanOptionCode,
  planOf,
  planWith,
} from '@/domain/orders/plans'

/** What a pass is good for in care (specification 5, sections 1 and 9); every number comes from its rule. */

const light = planOf('timepass')
const regular = planOf('subscription')
const family = planOf('prepaid')

const HOURS_A_USE = MINUTES_A_USE / 60

const usesText = ({ hours, usesADay }: OptionTerms): string =>
  usesADay === undefined ? `${hours / HOURS_A_USE}회` : `하루 ${usesADay}회`

/** Also of what is sold only at times. */
const usesOf = (code: PlanOptionCode): string => {
  const terms = optionTermsOf(code)
  return `${planWith(code).name} ${terms.label} ${usesText(terms)}`
}

export const careUse = `아이 한 명의 돌봄 한 회차(${HOURS_A_USE}시간)`

const usualCodes = ['2h-25000', '4h-45000', 'm-59000', 'pre-100', 'pre-200'] as const

export const careUses = usualCodes.map(usesOf).join(', ')

export const careWindows = `${regular.name}와 ${family.name}는 오늘부터 ${regular.windowDays}일 뒤까지, ${light.name}는 ${light.windowDays}일 뒤까지`

export const careBookableUntil = `회차가 끝나기 ${BOOKABLE_UNTIL_MIN}분 전까지`

export const careCancellation =
  '회차가 시작하기 전에 취소하면 자리와 이용권 1회가 바로 돌아와요. 취소하지 않고 오지 않은 회차의 이용권은 돌아오지 않아요.'
