import { act, renderHook } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { forgetReload, useReloadOnce } from '@/app/shell/useReloadOnce'
import { sampleChildren } from '@/domain/account/child'
import { emptySignup, furthestStep, signupSteps } from '@/domain/account/signup'
import { dayOf, isDay } from '@/domain/dates/day'
import { consentVersions } from '@/domain/legal/consentVersions'
import { isTopupAmount } from '@/domain/orders/topup'
import { draftProblems, quoteDraft } from '@/domain/rides/drafts/reservationDraft'
import { rebookingDraft, trialRideList, trialRideName } from '@/domain/rides/drafts/trialRideList'
import { sampleFares } from '@/domain/rides/fares/fare'
import { atFareOfDay, totalFareKRW } from '@/domain/rides/reservations/reservation'
import { useBranchSuggestionDraft } from '@/stores/branchSuggestionDraft'
import { useCareCart } from '@/stores/careCart'
import { useChildrenStore } from '@/stores/children'
import { useChildrenMoveStore } from '@/stores/childrenMove'
import { useNoteDrafts } from '@/stores/noteDrafts'
import { usePickupRequestDraft } from '@/stores/pickupRequestDraft'
import { usePickupWizard } from '@/stores/pickupWizard'
import { useReservationCart } from '@/stores/reservationCart'
import { useSignInMark } from '@/stores/signInMark'
import { useSignup } from '@/stores/signup'
import { useThemeStore } from '@/stores/theme'
import { useTopupCart } from '@/stores/topupCart'
import { useTrialRides } from '@/stores/trialRides'
import { neverRests, noRestDay } from '../domain/places/neverRests'
import { agit, aReservation, school } from '../domain/rides/aReservation'
import { fc } from '../fastCheck'
import { entryPoint } from './entryPoint'
import { corrupted, hostileStorageText, hostileValue, json, koreanText } from './hostileValues'

const NOW = new Date('2026-11-20T03:00:00Z')

/** A stored list: other text, or rows with corrupted fields and repeated ids. */
export const storedList = (row: fc.Arbitrary<object>) =>
  fc.oneof(
    { weight: 1, arbitrary: hostileStorageText },
    {
      weight: 3,
      arbitrary: fc.array(fc.oneof(corrupted(row), hostileValue), { minLength: 1, maxLength: 4 }),
    },
  )

/** Rehydrates a store on a day before all days in these values. */
function restore(area: Storage, key: string, text: string, reread: () => unknown) {
  const now = new Date()
  area.setItem(key, text)
  vi.setSystemTime(new Date('1000-01-01'))
  reread()
  vi.setSystemTime(now)
}

interface StoredList<Row> {
  area: Storage
  key: string
  row: fc.Arbitrary<object>
  reread: () => unknown
  rows: () => readonly Row[]
  holds: (rows: readonly Row[]) => void
}

/** Rows: invalid ones are dropped, valid ones stay, ids are unique. */
const list = <Row extends { id: string }>(name: string, stored: StoredList<Row>) =>
  entryPoint({
    name: `stored: ${name}`,
    hostile: storedList(stored.row),
    valid: fc
      .array(stored.row, { maxLength: 3 })
      .map((rows) => rows.map((one, index) => ({ ...one, id: `ok-${index}` }))),
    holds: (hostile, valid) => {
      const isText = typeof hostile === 'string'
      const text = isText ? hostile : json({ v: 1, data: [...hostile, ...valid] })
      restore(stored.area, stored.key, text, stored.reread)
      const rows = stored.rows()
      stored.holds(rows)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
      if (!isText) expect(rows.filter(({ id }) => id.startsWith('ok-'))).toEqual(valid)
    },
  })

interface StoredValue<Sound> {
  area: Storage
  key: string
  valid: fc.Arbitrary<Sound>
  reread: () => unknown
  value: () => unknown
  /** The slot's JSON. */
  wrap?: (value: unknown) => unknown
  holds?: () => void
}
const wrapped = (data: unknown): unknown => ({ v: 1, data })

/** One value: any text gives a usable one. */
const value = <Sound extends object | string>(
  name: string,
  { area, key, valid, reread, value: read, wrap = wrapped, holds }: StoredValue<Sound>,
) =>
  entryPoint({
    name: `stored: ${name}`,
    hostile: fc.oneof(
      hostileStorageText,
      hostileValue.map((bad) => json(wrap(bad))),
      valid.chain((good) =>
        typeof good === 'string'
          ? fc.constant('""')
          : corrupted(fc.constant<object>(good)).map((bad) => json(wrap(bad))),
      ),
    ),
    valid,
    holds: (hostile, good) => {
      restore(area, key, hostile, reread)
      holds?.()
      restore(area, key, json(wrap(good)), reread)
      expect(read()).toEqual(good)
    },
  })

const days = fc.constantFrom('2026-11-20', '2027-02-28', '2028-02-29', '9999-12-31', '1000-01-01')
const time = { hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) }
const child = fc.record({ id: koreanText, name: koreanText })
const ride = { date: days, ...time, child, distanceKm: fc.nat(50), fareKRW: fc.nat(100_000) }
const noteEntry = fc.record({
  meal: fc.constantFrom('', 'all', 'some', 'none'),
  mood: fc.constantFrom('', 'happy', 'calm', 'tired'),
  text: koreanText,
})

export const storedEntryPoints = [
  list('children', {
    area: localStorage,
    key: 'dodam-children',
    row: fc.record({
      id: fc.constant('x'),
      name: koreanText,
      birthday: fc.constantFrom('', '2018-04-12'),
      school: koreanText,
      allergens: fc.subarray([1, 5, 19]),
      careNote: koreanText,
    }),
    reread: useChildrenStore.reread,
    rows: () => useChildrenStore.getState().children,
    holds: (children) => {
      for (const { allergens, id, name } of children) {
        expect(id !== '' && name !== '').toBe(true)
        expect(allergens.every((number) => number >= 1 && number <= 19)).toBe(true)
      }
    },
  }),
  list('the reservation cart', {
    area: localStorage,
    key: 'dodam-reservation-cart',
    row: fc.record({ ...ride, memo: koreanText }).map((change) => aReservation(change)),
    reread: useReservationCart.reread,
    rows: () => useReservationCart.getState().items,
    holds: (items) => {
      atFareOfDay(items, sampleFares)
      expect(Number.isFinite(totalFareKRW(items))).toBe(true)
      trialRideList([], items, NOW)
    },
  }),
  list('trial rides', {
    area: localStorage,
    key: 'dodam-bookings',
    row: fc
      .record(ride)
      .map((change) => ({ ...change, kind: 'pickup', id: 'x', origin: school, dest: agit })),
    reread: useTrialRides.reread,
    rows: () => useTrialRides.getState().rides,
    holds: (rides) => {
      for (const booked of rides) {
        expect(trialRideName(booked)).toContain('(')
        draftProblems(rebookingDraft(booked, NOW, noRestDay), sampleChildren, NOW, neverRests)
      }
    },
  }),
  entryPoint({
    name: 'stored: the care cart',
    hostile: storedList(
      fc.record({
        branchId: fc.constantFrom('seongsu', 'jamsil'),
        childId: koreanText,
        passId: fc.constant('pass-1'),
        date: fc.constantFrom('2026-11-30', '9999-12-31'),
        start: fc.constantFrom('13:00', '15:00'),
        end: fc.constantFrom('17:00', '19:00'),
      }),
    ),
    valid: fc.constant([]),
    holds: (hostile) => {
      const text = typeof hostile === 'string' ? hostile : json({ v: 1, data: hostile })
      restore(sessionStorage, 'care-cart', text, useCareCart.reread)
      const { rows } = useCareCart.getState()
      for (const { date, start } of rows) expect([isDay(date), start.length]).toEqual([true, 5])
      expect(new Set(rows.map(({ rowId }) => rowId)).size).toBe(rows.length)
    },
  }),
  entryPoint({
    name: 'stored: drafts of notes',
    hostile: storedList(
      fc.record({
        teacherUid: koreanText,
        id: koreanText,
        writtenOn: fc.constant(dayOf(new Date())),
        entry: noteEntry,
        expected: fc.oneof(fc.constant(null), noteEntry),
      }),
    ),
    valid: noteEntry,
    holds: (hostile, entry) => {
      const written = { teacherUid: 'staff-1', id: 'ok-1', writtenOn: dayOf(new Date()) }
      const valid = { ...written, entry, expected: null }
      const isText = typeof hostile === 'string'
      const text = isText ? hostile : json({ v: 1, data: [...hostile, valid] })
      sessionStorage.setItem('dodam-note-drafts', text)
      useNoteDrafts.reread()
      const { drafts } = useNoteDrafts.getState()
      for (const draft of drafts) expect(typeof draft.entry.text).toBe('string')
      if (!isText) expect(drafts).toContainEqual(valid)
    },
  }),
  value('the pickup draft', {
    area: sessionStorage,
    key: 'dodam-pickup-wizard',
    valid: fc.record({
      childId: fc.constantFrom('child-1', '__proto__', ''),
      dates: fc.subarray(['2026-11-25', '2026-12-01', '9999-12-31']),
      weeklyPresses: fc.constantFrom([], [['2026-11-25']]),
      time: fc.record(time),
      route: fc.constant({ origin: school, dest: agit }),
      memo: koreanText,
      returnTime: fc.option(fc.record(time), { nil: undefined }),
      siblingIds: fc.subarray(['child-2', 'child-3']),
    }),
    reread: usePickupWizard.reread,
    value: () => usePickupWizard.getState().draft,
    holds: () => {
      const { draft } = usePickupWizard.getState()
      expect([...new Set(draft.dates)].sort()).toEqual(draft.dates)
      expect(new Set(draft.siblingIds).size).toBe(draft.siblingIds.length)
      draftProblems(draft, sampleChildren, NOW, neverRests)
      quoteDraft(draft, sampleChildren, sampleFares, '2026-11-20')
    },
  }),
  value('the sign-in mark', {
    area: localStorage,
    key: 'dodam-sign-in-mark',
    valid: fc.record({ uid: koreanText, nickname: koreanText, hasEnded: fc.boolean() }),
    reread: useSignInMark.reread,
    value: () => useSignInMark.getState().mark,
    holds: () => expect(useSignInMark.getState().mark?.uid).not.toBe(''),
  }),
  value('decisions about moving children', {
    area: localStorage,
    key: 'dodam-children-move',
    valid: fc.record({ declinedBy: fc.array(koreanText), newIds: fc.constant({ c1: 'n1' }) }),
    reread: useChildrenMoveStore.reread,
    value: () => useChildrenMoveStore.getState().move,
    holds: () => {
      const { declinedBy, newIds } = useChildrenMoveStore.getState().move
      for (const text of [...declinedBy, ...Object.values(newIds)])
        expect(typeof text).toBe('string')
    },
  }),
  value('the sign-up', {
    area: sessionStorage,
    key: 'signup-progress',
    wrap: (progress) => progress,
    valid: koreanText.map((nickname) => ({
      ...emptySignup,
      step: 'onboarding',
      phone: { e164: '+821012345678', last4: '5678', verifiedAt: 1, vpt: 't' },
      agreements: { tos: true, pp: true, mkt: false, ts: 5, ...consentVersions },
      social: { uid: 'u', providers: ['kakao'] },
      profile: { nickname },
    })),
    reread: useSignup.reread,
    value: () => useSignup.getState().progress,
    holds: () => {
      const { progress } = useSignup.getState()
      const furthest = signupSteps.indexOf(furthestStep(progress))
      expect(signupSteps.indexOf(progress.step)).toBeLessThanOrEqual(furthest)
    },
  }),
  value('the top-up cart, which counts as a whole or not at all', {
    area: sessionStorage,
    key: 'dodam-topup-cart',
    valid: fc.array(fc.constantFrom(50_000, 100_000, 300_000), { maxLength: 4 }).map((amounts) =>
      amounts.map((amountKRW, index) => ({
        id: `topup-${index + 1}`,
        amountKRW,
        payableKRW: amountKRW,
        meta: { source: 'fixed' },
      })),
    ),
    reread: useTopupCart.reread,
    value: () => useTopupCart.getState().items,
    holds: () => {
      for (const { amountKRW, payableKRW } of useTopupCart.getState().items)
        expect([isTopupAmount(amountKRW), payableKRW]).toEqual([true, amountKRW])
    },
  }),
  value('the theme', {
    area: localStorage,
    key: 'dodam-theme',
    valid: fc.constantFrom('light', 'dark'),
    reread: useThemeStore.reread,
    value: () => useThemeStore.getState().theme,
    holds: () => expect(['light', 'dark']).toContain(useThemeStore.getState().theme),
  }),
  value('the branch suggestion', {
    area: sessionStorage,
    key: 'dodam-branch-suggestion',
    valid: fc.record({
      place: koreanText,
      reason: koreanText,
      contact: koreanText,
      tried: fc.constant(null),
    }),
    reread: useBranchSuggestionDraft.reread,
    value: () => useBranchSuggestionDraft.getState().draft,
  }),
  value('the pickup request', {
    area: sessionStorage,
    key: 'dodam-pickup-request',
    valid: fc.record({
      requesterName: koreanText,
      phone: koreanText,
      datetime: koreanText,
      pickupAddr: koreanText,
      dropoffAddr: koreanText,
      childName: koreanText,
      note: koreanText,
    }),
    reread: usePickupRequestDraft.reread,
    value: () => usePickupRequestDraft.getState().draft,
  }),
  entryPoint({
    name: 'stored: the address of the last reload',
    hostile: hostileStorageText,
    valid: fc.constant('the same address'),
    holds: (hostile) => {
      const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
      sessionStorage.setItem('dodam-reloaded-at', hostile)
      const first = renderHook(() => useReloadOnce(true))
      expect(first.result.current).toBe('reloading')
      first.unmount()
      // The slot has this address now: no second reload.
      const second = renderHook(() => useReloadOnce(true))
      expect(second.result.current).toBeUndefined()
      second.unmount()
      expect(reload).toHaveBeenCalledTimes(1)
      act(forgetReload)
      reload.mockRestore()
    },
  }),
]
