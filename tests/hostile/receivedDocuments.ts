import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { branchById } from '@/content/branches/branches'
import { nextRequestStatuses } from '@/domain/agit/inbox'
import { canCorrectNote, mealLabels, meals, moodLabels, moods } from '@/domain/care/dayNote'
import { clockTime, dayOf, formatDay } from '@/domain/dates/day'
import { rideMessageKinds, rideMessageLabels } from '@/domain/rides/rideMessage'
import { readNewestSuggestions } from '@/repository/branchSuggestions'
import { readNotesOfDay } from '@/repository/care/dayNotes'
import { type RawDocument, readMemberDocuments } from '@/repository/firestore/client'
import { readNewestMessages } from '@/repository/messages'
import { readNewestPickupRequests } from '@/repository/rides/pickupRequests'
import { entryPoint } from './entryPoint'
import { hostileInstant, hostileText, hostileValue, koreanText, spoilt } from './hostileValues'

const timestamp = (date: fc.Arbitrary<Date>) => date.map((at) => ({ toDate: () => at }))
const soundTime = timestamp(
  fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
)

const requestFields = fc.record({
  applicantName: koreanText,
  phone: fc.constant('010-1234-5678'),
  datetime: soundTime,
  pickupAddress: koreanText,
  destAddress: koreanText,
  childName: koreanText,
  memo: koreanText,
  isMarketingAllowed: fc.boolean(),
  branchId: fc.constantFrom('seongsu', ''),
  status: fc.constantFrom('new', 'called', 'done'),
  createdAt: soundTime,
})
const suggestionFields = fc.record({
  place: koreanText,
  reason: koreanText,
  contact: fc.constantFrom('', '010-1234-5678'),
  createdAt: soundTime,
  seenAt: fc.oneof(fc.constant(null), soundTime),
})
const messageFields = fc.record({
  uid: fc.constant('parent-1'),
  rideId: fc.constant('ride-1'),
  kind: fc.constantFrom(...rideMessageKinds),
  text: koreanText,
  createdAt: soundTime,
  seenAt: fc.oneof(fc.constant(null), soundTime),
})
const noteFields = fc.record({
  uid: fc.constant('parent-1'),
  childId: fc.constant('child-1'),
  childName: koreanText,
  branchId: fc.constantFrom('seongsu', ''),
  day: fc.constant('2026-11-24'),
  meal: fc.constantFrom(...meals),
  mood: fc.constantFrom(...moods),
  text: koreanText,
  writer: koreanText,
  by: fc.constant('staff-1'),
  createdAt: soundTime,
  updatedAt: soundTime,
  seenAt: fc.oneof(fc.constant(null), soundTime),
})

const fieldValue = fc.oneof(
  { weight: 3, arbitrary: hostileValue },
  { weight: 1, arbitrary: hostileText },
  { weight: 1, arbitrary: timestamp(hostileInstant) },
)

const isSound = ({ id }: { id: string }) => id.startsWith('ok-')
/** What the row of a list makes of an instant. */
const when = (at: Date) => `${formatDay(dayOf(at))} ${clockTime(at)} ${at.toISOString()}`

/** A list of the agit's screens that holds what somebody else has written. */
const received = <Row extends { id: string }>(
  name: string,
  fields: fc.Arbitrary<object>,
  read: () => Promise<Row[]>,
  show: (row: Row) => string,
) =>
  entryPoint({
    name: `what the agit receives: ${name}`,
    hostile: fc.array(
      fc.record({
        id: hostileText.filter((id) => !id.startsWith('ok-')),
        fields: fc.oneof({ weight: 5, arbitrary: spoilt(fields, fieldValue) }, hostileValue),
      }),
      { maxLength: 4 },
    ),
    sound: fc.array(fields, { maxLength: 3 }),
    holds: async (hostile: readonly RawDocument[], sound) => {
      const rows = sound.map((one, index) => ({ id: `ok-${index}`, fields: one }))
      vi.mocked(readMemberDocuments).mockResolvedValue([
        ...hostile.slice(0, 2),
        ...rows,
        ...hostile.slice(2),
      ])
      const shown = await read()
      for (const row of shown) expect(typeof show(row)).toBe('string')
      expect(shown.filter(isSound).map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    },
  })

export const receivedEntryPoints = [
  received('pickup requests', requestFields, readNewestPickupRequests, (request) =>
    [
      request.applicantName.trim(),
      when(request.createdAt),
      when(request.datetime),
      branchById(request.branchId)?.name,
      `tel:${request.phone.replaceAll('-', '')}`,
      ...nextRequestStatuses(request.status),
    ].join(),
  ),
  received('branch suggestions', suggestionFields, readNewestSuggestions, (suggestion) =>
    [
      suggestion.place.trim(),
      suggestion.reason.trim(),
      `tel:${suggestion.contact.replaceAll('-', '')}`,
      when(suggestion.createdAt),
      suggestion.seenAt && when(suggestion.seenAt),
    ].join(),
  ),
  received('messages about rides', messageFields, readNewestMessages, (message) =>
    [
      rideMessageLabels[message.kind].trim(),
      message.text.trim(),
      when(message.createdAt),
      message.seenAt && when(message.seenAt),
    ].join(),
  ),
  received(
    'care notes',
    noteFields,
    () => readNotesOfDay('2026-11-24'),
    (note) =>
      [
        mealLabels[note.meal].trim(),
        moodLabels[note.mood].trim(),
        note.text.trim(),
        note.writer.trim(),
        branchById(note.branchId)?.name,
        canCorrectNote(note, new Date('2026-11-24T09:00:00Z')),
        when(note.updatedAt),
        note.seenAt && when(note.seenAt),
      ].join(),
  ),
]
