import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { places } from '@/content/places'
import { careRowTime, rowEnd, rowsInTime, slotsOfRows, usesByPass } from '@/domain/care/careCart'
import { careSessionAt } from '@/domain/care/careSession'
import {
  changedNoteFields,
  emptyDayNote,
  firstLine,
  meals,
  moods,
  newestUnread,
  noteHeading,
  notesInOrder,
  noteTime,
} from '@/domain/care/dayNote'
import { type PassUse, passOptionLabel } from '@/domain/care/passUses'
import { staysOf } from '@/domain/care/stay'
import { stayNews } from '@/domain/care/stayNews'
import { stayProgress, stayTime } from '@/domain/care/stayProgress'
import { stayShareText } from '@/domain/care/staySharing'
import { stayState, stayStateLabels } from '@/domain/care/stayState'
import { dayOf, isDay } from '@/domain/dates/day'
import { byLastUse, placePointOf } from '@/domain/places/savedPlace'
import { watchedSessions } from '@/domain/programs/seatWatch'
import { readOwnNotes } from '@/repository/care/dayNotes'
import { readPassUses } from '@/repository/care/passUses'
import { readWatches } from '@/repository/care/seatWatches'
import { readComingBookings } from '@/repository/care/sessionBookings'
import { readMemberDocuments } from '@/repository/firestore/client'
import { readSavedPlaces } from '@/repository/rides/savedPlaces'
import { useCareCart } from '@/stores/careCart'
import { draftOf, useNoteDrafts } from '@/stores/noteDrafts'
import { aPass } from '../domain/orders/aPass'
import { entryPoint } from './entryPoint'
import { hostileText, hostileValue, json, koreanText, spoilt } from './hostileValues'
import { storedList } from './storedValues'

const NOW = new Date('2026-11-20T03:00:00Z')
const pass = aPass({ id: 'pass-1', optionKey: '4h-45000', minutes: 240 })

const cartRow = fc.record({
  branchId: fc.constantFrom('seongsu', 'jamsil'),
  childId: koreanText,
  passId: fc.constant('pass-1'),
  date: fc.constantFrom('2026-11-30', '9999-12-31'),
  start: fc.constantFrom('13:00', '15:00'),
  end: fc.constantFrom('17:00', '19:00'),
})

const noteEntry = fc.record({
  meal: fc.constantFrom(...meals),
  mood: fc.constantFrom(...moods),
  text: koreanText,
})
const noteDraft = fc.record({
  teacherUid: koreanText,
  id: koreanText,
  writtenOn: fc.constant(dayOf(new Date())),
  entry: noteEntry,
  expected: fc.oneof(fc.constant(null), noteEntry),
})

const time = fc
  .date({ min: new Date('2026-11-21'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((at) => ({ toDate: () => at }))
const useFields = fc.record({
  sessionId: koreanText,
  bookingId: koreanText,
  childId: koreanText,
  createdAt: time,
})
const watchFields = fc.record({ programId: koreanText, startsAt: time, createdAt: time })

const bookingFields = fc.record(
  {
    uid: fc.constant('u1'),
    childId: fc.constantFrom('child-1', 'child-2'),
    childName: koreanText,
    programId: fc.constantFrom('care-seongsu', 'care-jamsil', 'art'),
    startsAt: time,
    createdAt: time,
    updatedAt: time,
    passId: koreanText,
    slot: koreanText,
    arrivedAt: time,
    leftAt: time,
    leftWith: koreanText,
    cancelledAt: time,
    cancelReason: koreanText,
  },
  { requiredKeys: ['uid', 'childId', 'childName', 'programId', 'startsAt', 'createdAt'] },
)
const placeFields = fc.record({
  label: koreanText,
  name: koreanText,
  address: koreanText,
  point: fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
  createdAt: time,
})

const noteFields = fc.record({
  uid: fc.constant('u1'),
  childId: koreanText,
  childName: koreanText,
  branchId: fc.constantFrom('seongsu', 'jamsil'),
  day: fc.constantFrom('2026-11-20', '2027-02-28'),
  meal: fc.constantFrom('', 'all', 'some', 'none'),
  mood: fc.constantFrom('', 'happy', 'calm', 'tired'),
  text: koreanText,
  writer: koreanText,
  by: fc.constant('staff-1'),
  createdAt: time,
  updatedAt: time,
  seenAt: fc.oneof(fc.constant(null), time),
})

/** Documents of a member's own, of which some are spoilt; the sound ones are those that begin with `ok-`. */
const documents = (fields: fc.Arbitrary<object>) =>
  fc.array(
    fc.record({
      id: hostileText.filter((id) => !id.startsWith('ok-')),
      fields: fc.oneof({ weight: 5, arbitrary: spoilt(fields) }, hostileValue),
    }),
    { maxLength: 4 },
  )
const numbered = (sound: readonly object[]) =>
  sound.map((fields, index) => ({ id: `ok-${index}`, fields }))
const idsOf = (sound: readonly object[]) => numbered(sound).map(({ id }) => id)

export const careEntryPoints = [
  entryPoint({
    name: 'the stored care cart',
    hostile: storedList(cartRow),
    sound: fc.constant([]),
    holds: (hostile) => {
      const text = typeof hostile === 'string' ? hostile : json({ v: 1, data: hostile })
      sessionStorage.setItem('care-cart', text)
      void useCareCart.persist.rehydrate()
      const { rows } = useCareCart.getState()
      for (const row of rows) {
        expect(isDay(row.date)).toBe(true)
        expect(careRowTime(row)).toMatch(/^\d\d\.\d\d\(.\) \d\d:\d\d~\d\d:\d\d$/)
        expect(Number.isNaN(rowEnd(row).getTime())).toBe(false)
      }
      expect(new Set(rows.map(({ rowId }) => rowId)).size).toBe(rows.length)
      expect(rowsInTime(rows, NOW).length).toBeLessThanOrEqual(rows.length)
      expect(usesByPass(rows).reduce((sum, { count }) => sum + count, 0)).toBe(rows.length)
      slotsOfRows(rows, { passes: [pass], usesOf: () => undefined })
    },
  }),
  entryPoint({
    name: 'the stored drafts of notes',
    hostile: storedList(noteDraft),
    sound: noteDraft.map((draft) => ({ ...draft, id: 'ok-1', teacherUid: 'staff-1' })),
    holds: (hostile, sound) => {
      const isList = typeof hostile !== 'string'
      const text = isList ? json({ v: 1, data: [...hostile, sound] }) : hostile
      sessionStorage.setItem('dodam-note-drafts', text)
      void useNoteDrafts.persist.rehydrate()
      const { drafts } = useNoteDrafts.getState()
      for (const { entry, expected, writtenOn } of drafts) {
        expect(writtenOn).toBe(sound.writtenOn)
        expect(Array.isArray(changedNoteFields(entry, expected ?? emptyDayNote))).toBe(true)
        expect(typeof entry.text).toBe('string')
      }
      if (isList) expect(draftOf(drafts, 'staff-1', 'ok-1')).toEqual(sound)
    },
  }),
  entryPoint({
    name: 'the session in the address of /care',
    hostile: hostileText,
    sound: fc.constantFrom('seongsu', 'jamsil'),
    holds: (hostile, branchId) => {
      expect(isDay(careSessionAt(hostile)?.day ?? '2026-11-30')).toBe(true)
      const named = careSessionAt(`care-${branchId}_20261130_1300`)
      expect(named).toEqual({ branchId, day: '2026-11-30' })
    },
  }),
  entryPoint({
    name: 'the uses of a pass',
    hostile: documents(useFields),
    sound: fc.array(useFields, { maxLength: 3 }),
    holds: async (hostile, sound) => {
      vi.mocked(readMemberDocuments).mockResolvedValue([...hostile, ...numbered(sound)])
      const uses: PassUse[] = await readPassUses({ uid: 'u1', passId: 'pass-1' })
      expect(passOptionLabel(pass, uses, '2026-11-24')).toMatch(/[0-2]회 남음/)
      const ours = uses.map(({ slot }) => slot).filter((slot) => slot.startsWith('ok-'))
      expect(ours).toEqual(idsOf(sound))
    },
  }),
  entryPoint({
    name: 'the sessions that a member waits for',
    hostile: documents(watchFields),
    sound: fc.array(watchFields, { maxLength: 3 }),
    holds: async (hostile, sound) => {
      vi.mocked(readMemberDocuments).mockResolvedValue([...hostile, ...numbered(sound)])
      const shown = watchedSessions(await readWatches('u1', NOW), [], NOW)
      const ours = shown.map(({ watch }) => watch.sessionId).filter((id) => id.startsWith('ok-'))
      expect(ours.sort()).toEqual(idsOf(sound))
    },
  }),
  entryPoint({
    name: 'the bookings of care that a parent reads',
    hostile: documents(bookingFields),
    sound: fc.array(bookingFields, { maxLength: 3 }),
    holds: async (hostile, sound) => {
      vi.mocked(readMemberDocuments).mockResolvedValue([...hostile, ...numbered(sound)])
      const bookings = await readComingBookings('u1', NOW)
      for (const stay of staysOf(bookings)) {
        expect(stayTime(stay)).toMatch(/^\d\d:\d\d~\d\d:\d\d$/)
        expect(stayStateLabels[stayState(stay, NOW).kind]).not.toBe('')
        expect(stayProgress(stay).filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
        expect(stayShareText(stay, '성수점')).toMatch(/^\[도담아지트\] /)
      }
      expect(stayNews(bookings, bookings)).toBe('')
      const ours = bookings.map(({ id }) => id).filter((id) => id.startsWith('ok-'))
      expect(ours).toEqual(idsOf(sound))
    },
  }),
  entryPoint({
    name: 'the places that a member has saved',
    hostile: documents(placeFields),
    sound: fc.array(placeFields, { maxLength: 3 }),
    holds: async (hostile, sound) => {
      vi.mocked(readMemberDocuments).mockResolvedValue([...hostile, ...numbered(sound)])
      const saved = await readSavedPlaces('u1')
      for (const place of byLastUse(saved, ['ok-1'])) {
        expect(place.label.trim()).toBe(place.label)
        expect(Math.abs(placePointOf(place, places).lat)).toBeLessThanOrEqual(90)
      }
      const ours = saved.map(({ id }) => id).filter((id) => id.startsWith('ok-'))
      expect(ours).toEqual(idsOf(sound))
    },
  }),
  entryPoint({
    name: 'the notes that a parent reads',
    hostile: documents(noteFields),
    sound: fc.array(noteFields, { maxLength: 3 }),
    holds: async (hostile, sound) => {
      vi.mocked(readMemberDocuments).mockResolvedValue([...hostile, ...numbered(sound)])
      const notes = await readOwnNotes('u1')
      for (const note of notesInOrder(notes, notes)) {
        expect(noteHeading(note)).toContain(' · ')
        expect(noteTime(note)).toMatch(/\d\d:\d\d$/)
        expect(firstLine(note).trim()).toBe(firstLine(note))
      }
      expect(newestUnread(notes)?.seenAt ?? null).toBeNull()
      const ours = notes.map(({ id }) => id).filter((id) => id.startsWith('ok-'))
      expect(ours).toEqual(idsOf(sound))
    },
  }),
]
