import { clockTime, dayOf, formatShortDay } from '../dates/day'

/** Without I and O, 0 and 1, which look alike (specification 6, section 8). */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 10
const GROUP = 5

const CODE = /^[A-HJ-NP-Z2-9]{10}$/

export const isInviteCode = (text: string): boolean => CODE.test(text)

/** Said of what holds no code. */
export const NO_INVITE_CODE = '초대 코드를 다시 확인해 주세요.'

/** Said of a code that is unknown, used or over. */
export const UNUSABLE_INVITE = '쓸 수 없는 초대예요. 새 초대를 받아 주세요.'

/** Until when an invitation can be used: `11.29(일) 17:12까지`. */
export const inviteEndText = (end: Date): string =>
  `${formatShortDay(dayOf(end))} ${clockTime(end)}까지`

/** A new code; `random` gives [0, 1). */
export const newInviteCode = (random: () => number): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]).join('')

/** `ABCDE-FGHJK` */
export const formatInviteCode = (code: string): string =>
  `${code.slice(0, GROUP)}-${code.slice(GROUP)}`
