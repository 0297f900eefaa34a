import { BOOKABLE_UNTIL_MIN } from '@/domain/care/careBooking'
import { careTimetable } from '@/domain/care/careSession'
import { MINUTES_A_USE, usesText } from '@/domain/care/passUses'
import { keptPeriod } from '@/domain/legal/retention'
import { minutesOfOption } from '@/domain/orders/pass'
import { type Plan, planOf, plans } from '@/domain/orders/plans'
import { formatWeekdays } from '@/domain/programs/program'

/** What a pass is good for in care (specification 5, sections 1 and 9); every number comes from its rule. */

const light = planOf('timepass')
const regular = planOf('subscription')
const family = planOf('prepaid')

const withoutDiscount = (label: string): string => label.replace(/ \(.*\)$/, '')

/** `라이트 2시간권 1회, 라이트 4시간권 2회` */
export const usesOfPlan = ({ name, options }: Plan): string =>
  options
    .map(({ code, label }) => {
      const uses = usesText({ optionKey: code, minutes: minutesOfOption(code) })
      return `${name} ${withoutDiscount(label)} ${uses}`
    })
    .join(', ')

export const careUse = `아이 한 명의 돌봄 한 회차(${MINUTES_A_USE / 60}시간)`

export const careUses = plans.map(usesOfPlan).join(', ')

/** 우선 예약 */
export const careWindows = `${regular.name}와 ${family.name}는 오늘부터 ${regular.windowDays}일 뒤까지, ${light.name}는 ${light.windowDays}일 뒤까지`

export const careHours = `${formatWeekdays(careTimetable.days)} ${careTimetable.times.map((times) => times.join('~')).join(', ')} (공휴일은 쉼)`

export const careBookableUntil = `회차가 끝나기 ${BOOKABLE_UNTIL_MIN}분 전까지`

/** `/about/care` */
export const careRules: readonly { title: string; text: string }[] = [
  { title: '이용권 1회', text: `${careUse}예요. ${careUses}를 이용할 수 있어요.` },
  { title: '우선 예약', text: `${careWindows} 예약할 수 있어요. ${careBookableUntil} 받아요.` },
  {
    title: '취소',
    text: '회차가 시작하기 전에 취소하면 자리와 이용권 1회가 바로 돌아와요. 취소하지 않고 오지 않은 회차의 이용권은 돌아오지 않아요.',
  },
  {
    title: '등원·하원과 알림장',
    text: `언제 오고 누구와 돌아갔는지, 하루를 어떻게 보냈는지 전해 드려요. 보호자 본인과 아지트의 선생님만 보고, ${keptPeriod('dayNote')} 동안 보관한 뒤 지워요.`,
  },
]
