import { roundToNearestMinutes } from 'date-fns/roundToNearestMinutes'
import { checkChildName } from '../../account/child'
import { formatDay, isDay, seoulInstant } from '../../dates/day'
import { formatTime, seoulTime } from '../../dates/seoulTime'
import { acceptIf, type RuleResult, rejected } from '../../rule'
import { maskPhone, normalisePhone } from '../../text/phone'
import { acceptLength, acceptWithin } from '../../text/textLimit'
import { tidyText, withoutDirectionMarks } from '../../text/tidyText'
import { isVisibleText } from '../../text/visibleText'
import { earliestStart, MIN_LEAD_MINUTES } from './leadTime'

const MIN_NAME_LENGTH = 2
const MIN_ADDRESS_LENGTH = 5
/** Per text, in UTF-16 units, as the rules count. */
export const MAX_TEXT_LENGTH = 200

export interface PickupRequestEntry {
  requesterName: string
  phone: string
  /** `datetime-local` value, in Seoul time whatever the device's zone. */
  datetime: string
  pickupAddr: string
  dropoffAddr: string
  childName: string
  note: string
  agree: boolean
  mkt: boolean
}

export interface RequestedBranch {
  id: string
  name: string
}

/** What is sent (specification 2, section 3). */
export interface PickupRequestPayload extends PickupRequestEntry {
  branchId: string
  branchName: string
  phone: string
  /** `YYYY-MM-DDTHH:mm:00+09:00` */
  datetime: string
}

export const emptyPickupRequest: PickupRequestEntry = {
  requesterName: '',
  phone: '',
  datetime: '',
  pickupAddr: '',
  dropoffAddr: '',
  childName: '',
  note: '',
  agree: false,
  mkt: false,
}

/** Visible letters: a syllable typed as parts (NFD) counts once, invisible characters count nothing. */
const lengthOf = (text: string): number => (isVisibleText(text) ? [...tidyText(text)].length : 0)

export const checkRequesterName = (name: string): RuleResult =>
  lengthOf(name) < MIN_NAME_LENGTH
    ? rejected(`이름은 ${MIN_NAME_LENGTH}자 이상 입력해 주세요.`)
    : acceptWithin(name, MAX_TEXT_LENGTH)

export const checkAddress = (address: string): RuleResult =>
  lengthOf(address) < MIN_ADDRESS_LENGTH
    ? rejected(`주소는 ${MIN_ADDRESS_LENGTH}자 이상 입력해 주세요.`)
    : acceptWithin(address, MAX_TEXT_LENGTH)

export function checkRequestedChild(name: string): RuleResult {
  const given = checkChildName(name)
  return given.ok ? acceptWithin(name, MAX_TEXT_LENGTH) : given
}

/** Stored as typed. */
export const checkNote = (note: string): RuleResult =>
  acceptLength(withoutDirectionMarks(note).length, MAX_TEXT_LENGTH)

export const checkConsent = (isAgreed: boolean): RuleResult =>
  acceptIf(isAgreed, '필수 항목에 동의해 주세요.')

function parseWallTime(text: string) {
  const [, day = '', hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::|$)/.exec(text) ?? []
  const wall = { day, hour: Number(hour), minute: Number(minute) }
  return isDay(day) && wall.hour < 24 && wall.minute < 60 ? wall : undefined
}

/** A Seoul time at least 30 minutes after `now` (specification 2, section 5). */
export function checkPickupTime(datetime: string, now: Date): RuleResult {
  const wall = parseWallTime(datetime)
  if (!wall) return rejected('희망 일시를 선택해 주세요.')
  return acceptIf(
    seoulInstant(wall.day, wall.hour, wall.minute) >= earliestStart(now),
    `희망 일시는 지금부터 ${MIN_LEAD_MINUTES}분 이후로 선택해 주세요.`,
  )
}

/** The first whole minute that can be requested, as a `datetime-local` value in Seoul. */
export function earliestPickupTime(now: Date): string {
  const earliest = roundToNearestMinutes(earliestStart(now), {
    roundingMethod: 'ceil',
  })
  const { day, hour, minute } = seoulTime(earliest)
  return `${day}T${formatTime(hour, minute)}`
}

/** The payload; the entry must have passed the checks (specification 2, sections 3 and 5). */
export function pickupRequestPayload(
  branch: RequestedBranch,
  entry: PickupRequestEntry,
): PickupRequestPayload {
  return {
    branchId: branch.id,
    branchName: branch.name,
    requesterName: tidyText(entry.requesterName),
    phone: normalisePhone(entry.phone),
    datetime: `${entry.datetime.slice(0, 'yyyy-mm-ddThh:mm'.length)}:00+09:00`,
    pickupAddr: tidyText(entry.pickupAddr),
    dropoffAddr: tidyText(entry.dropoffAddr),
    childName: tidyText(entry.childName),
    note: withoutDirectionMarks(entry.note),
    agree: entry.agree,
    mkt: entry.mkt,
  }
}

/** Shown after sending, with a masked phone number (specification 2, section 2). */
export function pickupRequestSummary(payload: PickupRequestPayload) {
  const [day = '', time = ''] = payload.datetime.split('T')
  return [
    { label: '지점', value: payload.branchName },
    { label: '신청자 이름', value: payload.requesterName },
    { label: '연락처', value: maskPhone(payload.phone) },
    { label: '희망 일시', value: `${formatDay(day)} ${time.slice(0, 'hh:mm'.length)}` },
    { label: '픽업 주소', value: payload.pickupAddr },
    { label: '도착 주소', value: payload.dropoffAddr },
    { label: '자녀 이름', value: payload.childName },
    { label: '요청 사항', value: payload.note.trim() || '없음' },
    { label: '마케팅 수신', value: payload.mkt ? '동의' : '동의하지 않음' },
  ]
}
