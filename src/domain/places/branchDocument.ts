import { isClockTime } from '../dates/day'
import { accepted, acceptIf, type RuleResult, rejected } from '../rule'
import { checkRequiredText, checkTextWithin } from '../text/textLimit'
import type { Branch, BranchDocument, BranchStatus } from './branch'
import { type OpenSpan, timeOf } from './openingHours'

/** The document that a sample becomes. */
export const documentOfBranch = (branch: Branch): BranchDocument => ({
  id: branch.id,
  name: branch.name,
  district: branch.district,
  address: branch.address,
  addressShort: branch.addressShort,
  addressJibun: branch.addressJibun,
  phone: branch.phone,
  point: { lat: branch.lat, lng: branch.lng },
  hours: branch.hours,
  floor: branch.floor,
  parking: branch.parkingSummary,
  introTitle: branch.introTitle,
  introText: branch.introText,
  tips: branch.landmarkTips,
  status: branch.status,
})

/** In characters and lines (specification 7, section 10). */
export const branchLimits = {
  name: 20,
  district: 20,
  address: 100,
  floor: 40,
  parking: 200,
  introTitle: 60,
  introText: 500,
  tip: 100,
  tips: 5,
}

/** `agit-{n}`, n the first that no branch has. */
export function newBranchId(ids: readonly string[]): string {
  for (let n = 1; ; n += 1) if (!ids.includes(`agit-${n}`)) return `agit-${n}`
}

export const checkBranchName = (text: string): RuleResult =>
  checkRequiredText(text, branchLimits.name, '이름을')

export const checkDistrict = (text: string): RuleResult =>
  checkRequiredText(text, branchLimits.district, '구를')

export const checkBranchAddress = (text: string): RuleResult =>
  checkRequiredText(text, branchLimits.address, '주소를')

export const checkWithin = (limit: number) => checkTextWithin(limit)

const PHONE = /^[0-9]{2,4}-[0-9]{3,4}(-[0-9]{4})?$/

export const checkBranchPhone = (text: string): RuleResult =>
  acceptIf(
    text.trim() === '' || PHONE.test(text.trim()),
    '전화번호를 02-000-0000처럼 입력해 주세요.',
  )

/** Degrees within ±`limit`. */
export const checkDegrees =
  (limit: 90 | 180) =>
  (text: string): RuleResult => {
    const degrees = text.trim() === '' ? Number.NaN : Number(text)
    return acceptIf(
      Math.abs(degrees) <= limit,
      `-${limit}부터 ${limit}까지의 수를 입력하거나 지도에서 골라 주세요.`,
    )
  }

export const tipLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export function checkTips(text: string): RuleResult {
  const lines = tipLines(text)
  if (lines.length > branchLimits.tips)
    return rejected(`${branchLimits.tips}줄까지 적을 수 있어요.`)
  return acceptIf(
    lines.every((line) => line.length <= branchLimits.tip),
    `한 줄에 ${branchLimits.tip}자까지 적을 수 있어요.`,
  )
}

/** A weekday as it is typed; times are `HH:mm`, midnight at the end is `00:00`. */
export interface TypedHours {
  isOpen: boolean
  from: string
  to: string
}

const DAY_MIN = 24 * 60

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))

export const typedHours = (span: OpenSpan | null): TypedHours =>
  span
    ? { isOpen: true, from: timeOf(span.opensAtMin), to: timeOf(span.closesAtMin % DAY_MIN) }
    : { isOpen: false, from: '', to: '' }

export const spanOf = ({ isOpen, from, to }: TypedHours): OpenSpan | null =>
  isOpen ? { opensAtMin: minutesOf(from), closesAtMin: minutesOf(to) || DAY_MIN } : null

export function checkHours(typed: TypedHours): RuleResult {
  if (!typed.isOpen) return accepted
  if (!isClockTime(typed.from) || !isClockTime(typed.to))
    return rejected('여는 시간과 닫는 시간을 입력해 주세요.')
  const { from, to } = typed
  return acceptIf(
    minutesOf(from) < (minutesOf(to) || DAY_MIN),
    '닫는 시간은 여는 시간보다 늦어야 해요.',
  )
}

/** What is booked keeps a branch open; `booked`: bookings ahead, undefined while they are not known. */
export function checkBranchStatus(
  { before, after }: { before: BranchStatus | undefined; after: BranchStatus },
  booked: number | undefined,
): RuleResult {
  if (after === 'open' || before === undefined) return accepted
  if (booked === undefined)
    return rejected('남은 예약을 아직 확인하지 못했어요. 잠시 뒤에 다시 눌러 주세요.')
  return acceptIf(booked === 0, `남은 예약 ${booked}건이 있어요. 먼저 휴무로 정해 주세요.`)
}
