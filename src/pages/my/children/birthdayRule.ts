import { checkBirthday } from '@/domain/account/children'
import { dayOf } from '@/domain/dates/day'
import { fails, type RuleResult } from '@/domain/rule'
import { now } from '@/platform/clock'

/** Is a date typed in part? Then it has no value yet. */
const isHalfTyped = (control: unknown): boolean =>
  control instanceof HTMLInputElement && control.validity.badInput

/** The rule of the field in which a day of birth is typed; one that is typed half must not be dropped in silence. */
export const birthdayRule =
  (control: unknown) =>
  (birthday: string): RuleResult =>
    isHalfTyped(control)
      ? fails('생년월일을 끝까지 입력해 주세요.')
      : checkBirthday(birthday, dayOf(now()))
