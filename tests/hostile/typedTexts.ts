import { expect } from 'vitest'
import { sampleBranches as branches } from '@/content/branches/branches'
import { faqGroups as faqGroupsAt } from '@/content/info/faq'
import { places } from '@/content/places'
import { samplePrograms as programs } from '@/content/programs/programs'
import { programTimetables } from '@/content/programs/programTimetables'
import { checkChildName } from '@/domain/account/child'
import { checkBirthday } from '@/domain/account/children'
import { checkGuardianName, checkGuardianRelation } from '@/domain/account/family'
import { memberChildLimits } from '@/domain/account/memberChild'
import { checkNickname, tidyCode } from '@/domain/account/signup'
import { checkCancelReason, checkTakerName } from '@/domain/care/attendance'
import { stayMatcher } from '@/domain/care/careBoard'
import { checkNoteText } from '@/domain/care/dayNote'
import { staysOf } from '@/domain/care/stay'
import { isDay } from '@/domain/dates/day'
import { checkAdjustmentAmount, checkAdjustmentNote } from '@/domain/orders/adjustment'
import { checkDepositor, findOrders } from '@/domain/orders/order'
import { findBranches, indexBranches } from '@/domain/places/branchSearch'
import {
  checkContact,
  checkSuggestedPlace,
  checkSuggestionReason,
} from '@/domain/places/branchSuggestion'
import { indexPlaces, searchPlaces } from '@/domain/places/placeSearch'
import { findPrograms, noFilter } from '@/domain/programs/programFinder'
import { sessionsOfMonth } from '@/domain/programs/programSession'
import { checkRefusalReason, driverOf } from '@/domain/rides/booked/rideBoard'
import { checkRideMessage } from '@/domain/rides/booked/rideMessage'
import { MAX_PATTERN_DAYS, patternDays } from '@/domain/rides/drafts/reservationPattern'
import {
  checkAddress,
  checkPickupTime,
  checkRequesterName,
  pickupRequestPayload,
} from '@/domain/rides/reservations/pickupRequest'
import type { RuleResult } from '@/domain/rule'
import { searchFaq } from '@/domain/site/faq'
import { checkMobile, checkPhone, maskPhone, parseMobile, parsePhone } from '@/domain/text/phone'
import { builtDayPrices } from '@/features/prices/ByPrices'
import { pickupRequestSchema } from '@/features/rides/pickup-request/usePickupRequest'
import { enteredChild } from '@/pages/my/children/useMemberChildForm'
import { aCareBooking } from '../domain/care/aCareBooking'
import { anOrder } from '../domain/orders/anOrder'
import { neverRests } from '../domain/places/neverRests'
import { reasonOf } from '../domain/reasonOf'
import { fc } from '../fastCheck'
import { entryPoint } from './entryPoint'
import { corrupted, foreignUrl, hostileText, hostileValue, koreanText } from './hostileValues'

const faqGroups = faqGroupsAt(builtDayPrices)

const text = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  foreignUrl,
  // Clipboard contents: a table, a mail with a signature, full-width digits.
  fc.constantFrom(
    '010 1234\n5678',
    '０１０１２３４５６７８',
    '\u202a010-1234-5678\u202c',
    'a\tb\r\nc',
  ),
)
export const expectKorean = (message: string | undefined) => {
  if (message !== undefined) expect(message).toMatch(/[가-힣]/)
}

const NOW = new Date('2026-11-20T03:00:00Z')
const phone = fc.integer({ min: 10_000_000, max: 99_999_999 }).map((digits) => `010${digits}`)
const short = koreanText.map((words) => words.slice(0, 10).trim())
const longEnough = koreanText.map((words) => `${words} 왕십리로 77`)

const checks: Record<string, [(text: string) => RuleResult, fc.Arbitrary<string>]> = {
  'who asks for a pickup': [checkRequesterName, koreanText],
  'a phone': [checkPhone, phone],
  'a mobile phone': [checkMobile, phone],
  'a time of pickup': [
    (entry) => checkPickupTime(entry, NOW),
    fc.constantFrom('2026-11-25T13:00', '2028-02-29T00:00', '9999-12-31T23:59'),
  ],
  'an address': [checkAddress, longEnough],
  'a child’s name': [checkChildName, koreanText],
  'a birthday': [(entry) => checkBirthday(entry, '2026-11-20'), fc.constant('2018-04-12')],
  'a nickname': [checkNickname, short],
  'a guardian’s name': [checkGuardianName, short],
  'a guardian’s relation': [checkGuardianRelation, short],
  'who pays': [checkDepositor, short],
  'a message to the agit': [(text) => checkRideMessage(text, 'other'), koreanText],
  'a suggested place': [checkSuggestedPlace, koreanText],
  'why it is suggested': [checkSuggestionReason, longEnough],
  'how to reach who suggests': [checkContact, fc.constant('')],
  'why a ride is refused': [checkRefusalReason, fc.constant('도로 통제')],
  'who takes a child home': [checkTakerName, short],
  'why care is cancelled': [checkCancelReason, short],
  'a note': [checkNoteText, koreanText],
  'an adjustment’s note': [checkAdjustmentNote, short],
  'an adjustment’s amount': [checkAdjustmentAmount, fc.constant('12,000')],
}

const requestEntry = fc.record({
  requesterName: koreanText,
  phone,
  datetime: fc.constantFrom('2026-11-25T13:00', '2028-02-29T00:00'),
  pickupAddr: longEnough,
  dropoffAddr: longEnough,
  childName: koreanText,
  note: fc.oneof(koreanText, fc.constant('')),
  agree: fc.constant(true),
  mkt: fc.boolean(),
})

const placeIndex = indexPlaces(places)
const branchEntries = indexBranches(branches)

export const typedEntryPoints = [
  ...Object.entries(checks).map(([name, [check, valid]]) =>
    entryPoint({
      name: `typed: ${name}`,
      hostile: text,
      valid,
      holds: (hostile, good) => {
        expectKorean(reasonOf(check(hostile)))
        expect(reasonOf(check(good))).toBeUndefined()
      },
    }),
  ),
  entryPoint({
    name: 'typed: telephone numbers and codes, as they are kept',
    hostile: text,
    valid: phone,
    holds: (hostile, valid) => {
      const parsed = parsePhone(hostile)
      if (parsed.ok) expect(parsed.phone).toMatch(/^\d{2,3}-\d{3,4}-\d{4}$/)
      else expect(maskPhone(hostile)).not.toMatch(/\p{Nd}/u)
      const mobile = parseMobile(hostile)
      if (mobile.ok) expect(mobile.e164).toMatch(/^\+821\d{8,9}$/)
      const e164 = `+82${valid.slice(1)}`
      expect(parseMobile(valid)).toEqual({ ok: true, e164, last4: valid.slice(-4) })
      expect(tidyCode(hostile)).toMatch(/^\d{0,6}$/)
      expect(tidyCode(` ${valid.slice(3, 6)} ${valid.slice(6, 9)}\n`)).toBe(valid.slice(3, 9))
    },
  }),
  entryPoint({
    name: 'typed: the pickup request',
    hostile: fc.oneof(hostileValue, corrupted(requestEntry, text)),
    valid: requestEntry,
    holds: (hostile, valid) => {
      const schema = pickupRequestSchema(NOW)
      for (const { message } of schema.safeParse(hostile).error?.issues ?? [])
        expect(message).not.toBe('')
      expect(schema.safeParse(valid).data).toEqual(valid)
      const payload = pickupRequestPayload({ id: 'seongsu', name: '성수점' }, valid)
      expect(payload.datetime).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\+09:00$/)
    },
  }),
  entryPoint({
    name: 'typed: a member’s child',
    hostile: hostileText,
    valid: koreanText,
    holds: (hostile, valid) => {
      const entered = (typed: string) =>
        enteredChild({
          name: typed,
          birthday: '',
          school: typed,
          hasHealthConsent: false,
          allergens: [2],
          careNote: typed,
          people: [{ name: typed, relation: typed, phone: '010-1234-5678' }],
        })
      const { name, school, careNote, allergens } = entered(hostile)
      expect([...name].length).toBeLessThanOrEqual(memberChildLimits.name)
      expect([...school].length).toBeLessThanOrEqual(memberChildLimits.school)
      expect([careNote, allergens]).toEqual(['', []])
      expect(entered(valid).people).toHaveLength(1)
    },
  }),
  entryPoint({
    name: 'typed: the days of a weekly pattern and the month of sessions',
    hostile: fc.record({
      from: fc.oneof(text, fc.constantFrom('', '9999-12-30', '275760-09-13', '0000-00-00')),
      until: fc.oneof(text, fc.constantFrom('', '9999-12-31', '275760-09-13')),
      weekdays: fc.array(fc.oneof(fc.integer(), fc.double()), { maxLength: 9 }),
    }),
    valid: fc.constantFrom('2026-11-23', '2028-02-28'),
    holds: (hostile, valid) => {
      const { days } = patternDays(hostile, '2026-11-20', neverRests)
      expect(days.length <= MAX_PATTERN_DAYS && days.every(isDay)).toBe(true)
      const week = { from: valid, until: valid, weekdays: [0, 1, 2, 3, 4, 5, 6] }
      expect(patternDays(week, '2026-11-20', neverRests).days).toEqual([valid])
      for (const { id } of sessionsOfMonth('art', programTimetables.art, hostile.from))
        expect(id).toMatch(/^art_\d{8}_\d{4}$/)
    },
  }),
  entryPoint({
    name: 'typed: search boxes',
    hostile: text,
    valid: fc.tuple(fc.constantFrom(...places), fc.constantFrom(...branches)),
    holds: (hostile, [place, branch]) => {
      findPrograms(programs, { ...noFilter, text: hostile })
      searchFaq(faqGroups, hostile)
      searchPlaces(placeIndex, hostile)
      findBranches(branchEntries, { query: hostile, district: '' })
      expect(searchPlaces(placeIndex, ` ${place.name} `)).toContain(place)
      expect(findBranches(branchEntries, { query: branch.address, district: '' })).toContain(branch)
      const stays = staysOf([aCareBooking({ childName: hostile })])
      expect(stays.filter(stayMatcher(hostile))).toHaveLength(1)
      const orders = [anOrder({ depositor: hostile })]
      expect(findOrders(orders, 'awaitingPayment', hostile)).toHaveLength(1)
      expect(driverOf(hostile, hostile)?.name.length ?? 0).toBeLessThanOrEqual(200)
    },
  }),
]
