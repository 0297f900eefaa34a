import { addHours } from 'date-fns/addHours'
import { clockTime, dayOf, formatShortDay } from '../dates/day'

/** Without I and O, 0 and 1, which look alike (specification 6, section 8). */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 10
const GROUP = 5

const CODE = /^[A-HJ-NP-Z2-9]{10}$/

export const isInviteCode = (text: string): boolean => CODE.test(text)

/** Said of what holds no code. */
export const NO_INVITE_CODE = '초대 코드를 다시 확인해 주세요.'

/** Why an account cannot use an invitation; `unusable`: unknown, used or over, `guardian`, `teacher`: what it already is. */
export const inviteRefusals = {
  unusable: '쓸 수 없는 초대예요. 새 초대를 받아 주세요.',
  own: '내가 만든 초대예요.',
  otherPhone: '이 초대는 다른 휴대폰 번호로 왔어요.',
  guardian: '이미 함께하는 가족이에요.',
  teacher: '이미 함께 일하는 선생님이에요.',
} as const
export type InviteRefusal = keyof typeof inviteRefusals

interface Sent {
  createdAt: Date
}

/** How long an invitation can be used. */
export function inviteTerm(hours: number) {
  const endsAt = ({ createdAt }: Sent): Date => addHours(createdAt, hours)
  return { hours, endsAt, isOpen: (invite: Sent, now: Date): boolean => now <= endsAt(invite) }
}

/** Until when an invitation can be used: `11.29(일) 17:12까지`. */
export const inviteEndText = (end: Date): string =>
  `${formatShortDay(dayOf(end))} ${clockTime(end)}까지`

/** A new code; `random` gives [0, 1). */
export const newInviteCode = (random: () => number): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]).join('')

/** `ABCDE-FGHJK` */
export const formatInviteCode = (code: string): string =>
  `${code.slice(0, GROUP)}-${code.slice(GROUP)}`
