import { BOOKABLE_UNTIL_MIN } from '@/domain/care/careBooking'
import { careTimetable } from '@/domain/care/careSession'
import { MINUTES_A_USE, usesOfPass, windowDaysOf } from '@/domain/care/passUses'
import { weekdayLabel } from '@/domain/dates/day'
import { keptPeriod } from '@/domain/legal/retention'
import { membershipCartItem } from '@/domain/orders/membershipCart'
import { minutesOfOption } from '@/domain/orders/pass'
import { type Plan, type PlanOption, plans } from '@/domain/orders/plans'

/** What a pass is good for in care, in words; every number comes from its rule. */

const [timePass, subscription, family] = plans

function usesText({ code }: PlanOption): string {
  const { per, count } = usesOfPass({ optionKey: code, minutes: minutesOfOption(code) })
  return per === 'day' ? `하루 ${count}회` : `${count}회`
}

const withoutDiscount = (title: string): string => title.replace(/ \(.*\)$/, '')

const optionUses = (plan: Plan): string[] =>
  plan.options.map(
    (option) => `${withoutDiscount(membershipCartItem(plan, option).title)} ${usesText(option)}`,
  )

/** `라이트 2시간권 1회, 라이트 4시간권 2회`. */
export const usesOfPlan = (plan: Plan): string => optionUses(plan).join(', ')

/** What one use is. */
export const careUse = `아이 한 명의 돌봄 한 회차(${MINUTES_A_USE / 60}시간)`

/** How often each plan can be used. */
export const careUses = `${[timePass, subscription, family].map(usesOfPlan).join(', ')}`

const windowOf = (plan: Plan): number => windowDaysOf(plan.options[0].code)

/** How far ahead each plan books: 우선 예약. */
export const careWindows = `${subscription.name}와 ${family.name}는 오늘부터 ${windowOf(subscription)}일 뒤까지, ${timePass.name}는 ${windowOf(timePass)}일 뒤까지`

/** `월~금`. */
const careDays = `${weekdayLabel(careTimetable.days[0] ?? 1)}~${weekdayLabel(careTimetable.days.at(-1) ?? 5)}`

/** When every branch looks after children. */
export const careHours = `${careDays} ${careTimetable.times.map((times) => times.join('~')).join(', ')} (공휴일은 쉼)`

/** Until when a session can still be booked. */
export const careBookableUntil = `회차가 끝나기 ${BOOKABLE_UNTIL_MIN}분 전까지`

/** What a parent should know before booking, step by step. */
export const careRules: readonly { title: string; text: string }[] = [
  { title: '이용권 1회', text: `${careUse}예요. ${careUses}를 이용할 수 있어요.` },
  { title: '우선 예약', text: `${careWindows} 예약할 수 있어요. ${careBookableUntil} 받아요.` },
  {
    title: '취소',
    text: '회차가 시작하기 전에 취소하면 자리와 이용권 1회가 바로 돌아와요. 취소하지 않고 오지 않은 회차의 이용권은 돌아오지 않아요.',
  },
  {
    title: '등원·하원과 알림장',
    text: `언제 오고 누구와 돌아갔는지, 하루를 어떻게 보냈는지 전해 드려요. 보호자 본인과 아지트의 선생님만 보고, ${keptPeriod('careNote')} 동안 보관한 뒤 지워요.`,
  },
]
