import fc from 'fast-check'
import { expect } from 'vitest'
import { branches } from '@/content/branches/branches'
import { faqGroups } from '@/content/info/faq'
import { places } from '@/content/places'
import { programs } from '@/content/programs/programs'
import { checkChildName } from '@/domain/account/child'
import {
  addChild,
  changeChild,
  checkBirthday,
  childLimits,
  emptyChildEntry,
  tidyChildEntry,
} from '@/domain/account/children'
import { memberChildLimits } from '@/domain/account/memberChild'
import {
  checkMobile,
  checkPhone,
  domesticPhone,
  maskPhone,
  parseMobile,
  parsePhone,
} from '@/domain/account/phone'
import { checkNickname, isCode, tidyCode } from '@/domain/account/signup'
import { daysBetween, isDay } from '@/domain/dates/day'
import { checkDepositor } from '@/domain/orders/order'
import {
  checkAddress,
  checkPickupTime,
  checkRequesterName,
  emptyPickupRequest,
  type PickupRequestEntry,
  pickupRequestPayload,
  pickupRequestSummary,
} from '@/domain/pickup/pickupRequest'
import { draftReservations, emptyDraft } from '@/domain/pickup/reservationDraft'
import { MAX_PATTERN_DAYS, patternDays } from '@/domain/pickup/reservationPattern'
import { findBranches, indexBranches } from '@/domain/places/branchSearch'
import {
  checkContact,
  checkSuggestedPlace,
  checkSuggestionReason,
  tidySuggestion,
} from '@/domain/places/branchSuggestion'
import { indexPlaces, searchPlaces } from '@/domain/places/placeSearch'
import { findPrograms, noFilter } from '@/domain/programs/programFinder'
import { checkRideMessage } from '@/domain/rides/rideMessage'
import { searchFaq } from '@/domain/site/faq'
import { tidyText } from '@/domain/text/tidyText'
import { orderEntrySchema } from '@/features/orders/orderEntry'
import { pickupRequestSchema } from '@/features/pickup-request/pickupRequestSchema'
import { branchSuggestionSchema } from '@/pages/branches/suggest/branchSuggestionSchema'
import { childEntrySchema } from '@/pages/my/children/useChildForm'
import { enteredChild } from '@/pages/my/children/useMemberChildForm'
import { agit, school } from '../domain/pickup/aReservation'
import { reasonOf } from '../domain/reasonOf'
import { entryPoint } from './entryPoint'
import { hostileText, hostileValue, koreanText, spoilt } from './hostileValues'
import { expectKorean, text } from './typedText'

const NOW = new Date('2026-11-20T03:00:00Z')
const phone = fc.integer({ min: 10_000_000, max: 99_999_999 }).map((digits) => `010${digits}`)
const longEnough = koreanText.map((words) => `${words} 왕십리로 77`)
const requestEntry = fc.record({
  requesterName: koreanText,
  phone,
  datetime: fc.constantFrom('2026-11-25T13:00', '2028-02-29T00:00', '9999-12-31T23:59'),
  pickupAddr: longEnough,
  dropoffAddr: longEnough,
  childName: koreanText,
  note: fc.oneof(koreanText, fc.constant('')),
  agree: fc.constant(true),
  mkt: fc.boolean(),
})
const typedRequest: fc.Arbitrary<PickupRequestEntry> = fc.record({
  requesterName: text,
  phone: text,
  datetime: fc.oneof(
    text,
    fc.constantFrom('275760-09-13T00:00', '2026-02-30T10:00', '2026-11-25T24:00'),
  ),
  pickupAddr: text,
  dropoffAddr: text,
  childName: text,
  note: text,
  agree: fc.boolean(),
  mkt: fc.boolean(),
})

const placeIndex = indexPlaces(places)
const branchEntries = indexBranches(branches)

export const typedEntryPoints = [
  entryPoint({
    name: 'the pickup request',
    hostile: fc.record({
      typed: typedRequest,
      foreign: fc.oneof(hostileValue, spoilt(requestEntry)),
    }),
    sound: requestEntry,
    holds: ({ typed, foreign }, sound) => {
      const schema = pickupRequestSchema(NOW)
      const judged = schema.safeParse(typed)
      const errors = [
        reasonOf(checkRequesterName(typed.requesterName)),
        reasonOf(checkPhone(typed.phone)),
        reasonOf(checkPickupTime(typed.datetime, NOW)),
        reasonOf(checkAddress(typed.pickupAddr)),
        reasonOf(checkAddress(typed.dropoffAddr)),
        reasonOf(checkChildName(typed.childName)),
      ]
      errors.forEach(expectKorean)
      expect(judged.success).toBe(typed.agree && errors.every((error) => error === undefined))
      if (!judged.success) for (const { message } of judged.error.issues) expectKorean(message)
      schema.safeParse(foreign)

      const branch = { id: 'seongsu', name: '성수점' }
      pickupRequestSummary(pickupRequestPayload(branch, typed))
      expect(schema.safeParse(sound).data).toEqual(sound)
      const payload = pickupRequestPayload(branch, sound)
      expect(payload).toMatchObject({ childName: sound.childName, note: sound.note })
      expect(payload.datetime).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\+09:00$/)
      expect({ ...emptyPickupRequest, ...sound }).toEqual(sound)
    },
  }),
  entryPoint({
    name: 'telephone numbers',
    hostile: text,
    sound: phone,
    holds: (hostile, sound) => {
      const parsed = parsePhone(hostile)
      if (parsed.ok) expect(parsed.phone).toMatch(/^\d{2,3}-\d{3,4}-\d{4}$/)
      else expect(maskPhone(hostile)).not.toMatch(/\p{Nd}/u)
      const mobile = parseMobile(hostile)
      if (mobile.ok) expect(mobile.e164).toMatch(/^\+821\d{8,9}$/)
      expectKorean(reasonOf(checkMobile(hostile)))
      domesticPhone(hostile)
      expect(parseMobile(sound)).toEqual({
        ok: true,
        e164: `+82${sound.slice(1)}`,
        last4: sound.slice(-4),
      })
    },
  }),
  entryPoint({
    name: 'the code',
    hostile: text,
    sound: fc.integer({ min: 100_000, max: 999_999 }).map(String),
    holds: (hostile, sound) => {
      expect(tidyCode(hostile)).toMatch(/^\d{0,6}$/)
      expect(tidyCode(` ${sound.slice(0, 3)} ${sound.slice(3)}\n`)).toBe(sound)
      expect(isCode(sound)).toBe(true)
    },
  }),
  entryPoint({
    name: 'nicknames',
    hostile: text,
    sound: koreanText.filter((words) => words.length <= 12),
    holds: (hostile, sound) => {
      expectKorean(reasonOf(checkNickname(hostile)))
      if (reasonOf(checkNickname(hostile)) === undefined)
        expect(tidyText(hostile).length).toBeLessThanOrEqual(12)
      expect(reasonOf(checkNickname(sound))).toBeUndefined()
      expect(tidyText(sound)).toBe(sound)
    },
  }),
  entryPoint({
    name: 'a member’s child',
    hostile: hostileText,
    sound: koreanText,
    holds: (hostile, sound) => {
      const entered = (text: string) =>
        enteredChild({
          name: text,
          birthday: '',
          school: text,
          hasHealthConsent: false,
          allergens: [2],
          careNote: text,
          people: [{ name: text, relation: text, phone: '010-1234-5678' }],
        })
      const { name, school, careNote, allergens } = entered(hostile)
      expect([...name].length).toBeLessThanOrEqual(memberChildLimits.name)
      expect([...school].length).toBeLessThanOrEqual(memberChildLimits.school)
      expect([careNote, allergens]).toEqual(['', []])
      expect(entered(sound).people).toHaveLength(1)
    },
  }),
  entryPoint({
    name: 'a child',
    hostile: fc.record({ name: text, birthday: text, school: text, careNote: text }),
    sound: koreanText.filter((words) => !/ {2}/.test(words)),
    holds: (hostile, sound) => {
      const entry = { ...emptyChildEntry, ...hostile }
      const checkDay = (day: string) => checkBirthday(day, '2026-11-20')
      const schema = childEntrySchema(checkDay)
      const errors = [reasonOf(checkChildName(entry.name)), reasonOf(checkDay(entry.birthday))]
      errors.forEach(expectKorean)
      expect(schema.safeParse(entry).success).toBe(errors.every((error) => error === undefined))
      const tidy = tidyChildEntry(entry)
      expect([...tidy.name].length).toBeLessThanOrEqual(childLimits.name)
      expect([...tidy.careNote].length).toBeLessThanOrEqual(childLimits.careNote)
      const good = { ...emptyChildEntry, name: sound, careNote: sound, birthday: '2018-04-12' }
      expect(schema.safeParse(good).data).toEqual(good)
      const children = addChild(addChild([], '__proto__', entry), 'ok', good)
      expect(changeChild(children, 'constructor', entry)).toEqual(children)
      expect(children.at(-1)).toEqual({ ...good, id: 'ok' })
    },
  }),
  entryPoint({
    name: 'who pays for an order',
    hostile: text,
    sound: koreanText.map((words) => words.slice(0, 10).trim()),
    holds: (hostile, sound) => {
      const accepts = (depositor: string) =>
        orderEntrySchema({ kind: 'topup', items: [] }).safeParse({ branchId: '', depositor })
          .success
      const problem = reasonOf(checkDepositor(hostile))
      if (problem) expectKorean(problem)
      else expect(tidyText(hostile).length).toBeLessThanOrEqual(10)
      expect(accepts(hostile)).toBe(problem === undefined)
      expect(accepts(sound)).toBe(true)
      expect(tidyText(sound)).toBe(sound)
    },
  }),
  entryPoint({
    name: 'a message to the agit about a ride',
    hostile: text,
    sound: koreanText,
    holds: (hostile, sound) => {
      const problem = reasonOf(checkRideMessage(hostile))
      if (problem) expectKorean(problem)
      expect(reasonOf(checkRideMessage(sound))).toBeUndefined()
    },
  }),
  entryPoint({
    name: 'the branch suggestion',
    hostile: fc.record({
      typed: fc.record({ place: text, reason: text, contact: text }),
      foreign: hostileValue,
    }),
    sound: fc.record({ place: koreanText, reason: longEnough, contact: fc.constant('') }),
    holds: ({ typed, foreign }, sound) => {
      const errors = [
        reasonOf(checkSuggestedPlace(typed.place)),
        reasonOf(checkSuggestionReason(typed.reason)),
        reasonOf(checkContact(typed.contact)),
      ]
      errors.forEach(expectKorean)
      expect(branchSuggestionSchema.safeParse(typed).success).toBe(
        errors.every((error) => error === undefined),
      )
      branchSuggestionSchema.safeParse(foreign)
      tidySuggestion(typed)
      expect(branchSuggestionSchema.safeParse(sound).data).toEqual(sound)
      expect(tidySuggestion(sound)).toEqual(sound)
    },
  }),
  entryPoint({
    name: 'the note of a reservation',
    hostile: text,
    sound: koreanText,
    holds: (hostile, sound) => {
      const child = { ...emptyChildEntry, id: 'a', name: '하준' }
      const draft = {
        ...emptyDraft,
        childId: 'a',
        dates: ['2026-11-25'],
        route: { origin: school, dest: agit },
      }
      const memoOf = (memo: string) =>
        draftReservations({ ...draft, memo }, [child], () => 'id').map((line) => line.memo)
      expect(memoOf(hostile)).toEqual([hostile.trim()])
      expect(memoOf(sound)).toEqual([sound])
    },
  }),
  entryPoint({
    name: 'the days of a weekly pattern',
    hostile: fc.record({
      from: fc.oneof(text, fc.constantFrom('', '9999-12-30', '275760-09-13', '0000-00-00')),
      until: fc.oneof(text, fc.constantFrom('', '9999-12-31', '275760-09-13')),
      weekdays: fc.array(fc.oneof(fc.integer(), fc.double()), { maxLength: 9 }),
    }),
    sound: fc.constantFrom('2026-11-23', '2028-02-28'),
    holds: (hostile, sound) => {
      const { days } = patternDays(hostile, '2026-11-20')
      expect(days.length).toBeLessThanOrEqual(MAX_PATTERN_DAYS)
      expect(days.every(isDay)).toBe(true)
      expect(Number.isNaN(daysBetween(hostile.from, '2026-11-20'))).toBe(!isDay(hostile.from))
      const week = { from: sound, until: sound, weekdays: [0, 1, 2, 3, 4, 5, 6] }
      expect(patternDays(week, '2026-11-20').days).toEqual([sound])
    },
  }),
  entryPoint({
    name: 'search boxes',
    hostile: text,
    sound: fc.tuple(fc.constantFrom(...places), fc.constantFrom(...branches)),
    holds: (hostile, [place, branch]) => {
      searchPlaces(placeIndex, hostile)
      findPrograms(programs, { ...noFilter, text: hostile })
      findBranches(branchEntries, { query: hostile, district: '' })
      searchFaq(faqGroups, hostile)
      expect(searchPlaces(placeIndex, ` ${place.name} `)).toContain(place)
      expect(findBranches(branchEntries, { query: branch.address, district: '' })).toContain(branch)
    },
  }),
]
