import { checkBirthday } from '@/domain/account/children'
import { dayOf } from '@/domain/dates/day'
import { type RuleResult, rejected } from '@/domain/rule'
import { now } from '@/platform/clock'

const isHalfTyped = (control: unknown): boolean =>
  control instanceof HTMLInputElement && control.validity.badInput

/** A partly typed birthday is an error, not silently dropped. */
export const birthdayRule =
  (control: unknown) =>
  (birthday: string): RuleResult =>
    isHalfTyped(control)
      ? rejected('생년월일을 끝까지 입력해 주세요.')
      : checkBirthday(birthday, dayOf(now()))
