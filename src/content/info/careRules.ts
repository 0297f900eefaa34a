import { careTimetable } from '@/domain/care/careSession'
import { retentionPeriod } from '@/domain/legal/retention'
import { formatWeekdays } from '@/domain/programs/program'
import { careBookableUntil, careCancellation, careUse, careUses, careWindows } from './careTerms'

export const careHours = `${formatWeekdays(careTimetable.days)} ${careTimetable.times.map((times) => times.join('~')).join(', ')} (공휴일은 쉼)`

export const careRules: readonly { title: string; text: string }[] = [
  { title: '이용권 1회', text: `${careUse}예요. ${careUses}를 이용할 수 있어요.` },
  { title: '우선 예약', text: `${careWindows} 예약할 수 있어요. ${careBookableUntil} 받아요.` },
  {
    title: '취소',
    text: careCancellation,
  },
  {
    title: '등원·하원과 알림장',
    text: `언제 오고 누구와 돌아갔는지는 내 예약에, 하루를 어떻게 보냈는지는 알림장에 표시돼요. 보호자 본인과 그분이 초대한 보호자, 아지트의 선생님만 보고, ${retentionPeriod('dayNote')} 동안 보관한 뒤 지워요.`,
  },
]
