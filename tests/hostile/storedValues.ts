import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { forgetReload, useReloadOnce } from '@/app/shell/useReloadOnce'
import { sampleChildren } from '@/domain/account/child'
import { ageOn } from '@/domain/account/children'
import { emptySignup, furthestStep, signupSteps } from '@/domain/account/signup'
import { calendarFile } from '@/domain/dates/calendarFile'
import { isDay } from '@/domain/dates/day'
import { consentVersions } from '@/domain/legal/consentVersions'
import { isTopupAmount } from '@/domain/orders/topup'
import { quotedBreakdown, reservationName, totalFareKRW } from '@/domain/pickup/reservation'
import { repeatedIds } from '@/domain/pickup/reservationCart'
import { draftProblems, estimateDraft, quoteDraft } from '@/domain/pickup/reservationDraft'
import { trialRideEvent } from '@/domain/pickup/trialRideCalendar'
import { rebookingDraft, trialRideList, trialRideName } from '@/domain/pickup/trialRideList'
import { useBranchSuggestion } from '@/pages/branches/suggest/useBranchSuggestion'
import { useBranchSuggestionDraft } from '@/stores/branchSuggestionDraft'
import { useChildrenStore } from '@/stores/children'
import { useChildrenMoveStore } from '@/stores/childrenMove'
import { usePickupWizard } from '@/stores/pickupWizard'
import { useReservationCart } from '@/stores/reservationCart'
import { useSignInMark } from '@/stores/signInMark'
import { useSignup } from '@/stores/signup'
import { useThemeStore } from '@/stores/theme'
import { useTopupCart } from '@/stores/topupCart'
import { useTrialRides } from '@/stores/trialRides'
import { agit, aReservation, school } from '../domain/pickup/aReservation'
import { withQueries } from '../remote/withQueries'
import { entryPoint } from './entryPoint'
import { hostileStorageText, hostileValue, json, koreanText, spoilt } from './hostileValues'

const NOW = new Date('2026-11-20T03:00:00Z')

/** Long before every day in these values: nothing is too old to be taken over. */
function atDawn(takeOver: () => void) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('1000-01-01') })
  takeOver()
  vi.useRealTimers()
}

/** Rows with ids of their own, which no spoilt row has. */
const numbered = <Row extends object>(row: fc.Arbitrary<Row>) =>
  fc
    .array(row, { maxLength: 3 })
    .map((rows) => rows.map((one, index) => ({ ...one, id: `ok-${index}` })))
const isOurs = ({ id }: { id: string }) => id.startsWith('ok-')

/** A stored list: text that is no list of ours, or rows of which some are spoilt and may have one id. */
export const storedList = (row: fc.Arbitrary<object>) =>
  fc.oneof(
    { weight: 1, arbitrary: hostileStorageText },
    {
      weight: 3,
      arbitrary: fc.array(fc.oneof(spoilt(row), hostileValue), { minLength: 1, maxLength: 4 }),
    },
  )

type Stored = string | readonly unknown[]

/** The list as it stands in storage, the sound rows among the others; text is stored as it is, beside nothing. */
const listText = (hostile: Stored, sound: readonly object[]) =>
  typeof hostile === 'string' ? hostile : json({ v: 1, data: [...hostile, ...sound] })

const days = fc.constantFrom('2026-11-20', '2027-02-28', '2028-02-29', '9999-12-31', '1000-01-01')
const hours = fc.integer({ min: 0, max: 23 })
const minutes = fc.integer({ min: 0, max: 59 })
const child = fc.record({ id: koreanText, name: koreanText })
const ride = { date: days, hour: hours, minute: minutes, child, distanceKm: fc.nat(50) }
const fareKRW = fc.nat(100_000)

const reservationRow = fc
  .record({ ...ride, fareKRW, memo: koreanText })
  .map((change) => aReservation(change))
const bookingRow = fc
  .record({ ...ride, fareKRW })
  .map((change) => ({ ...change, kind: 'pickup' as const, id: 'x', origin: school, dest: agit }))
const childRow = fc.record({
  id: fc.constant('x'),
  name: koreanText,
  birthday: fc.constantFrom('', '2018-04-12'),
  school: koreanText,
  allergens: fc.subarray([1, 5, 19]),
  careNote: koreanText,
})

export const storedEntryPoints = [
  entryPoint({
    name: 'stored children',
    hostile: storedList(childRow),
    sound: numbered(childRow),
    holds: (hostile, sound) => {
      localStorage.setItem('dodam-children', listText(hostile, sound))
      void useChildrenStore.persist.rehydrate()
      const { children } = useChildrenStore.getState()
      for (const { birthday, allergens, id, name } of children) {
        expect(id !== '' && name !== '').toBe(true)
        expect(allergens.every((number) => number >= 1 && number <= 19)).toBe(true)
        ageOn(birthday, '2026-11-20')
      }
      expect(new Set(children.map(({ id }) => id)).size).toBe(children.length)
      if (typeof hostile !== 'string') expect(children.filter(isOurs)).toEqual(sound)
    },
  }),
  entryPoint({
    name: 'the stored reservation cart',
    hostile: storedList(reservationRow),
    sound: numbered(reservationRow),
    holds: (hostile, sound) => {
      localStorage.setItem('dodam-reservation-cart', listText(hostile, sound))
      atDawn(() => void useReservationCart.persist.rehydrate())
      const { items } = useReservationCart.getState()
      for (const item of items) {
        expect(reservationName(item)).toContain('(')
        quotedBreakdown(item)
      }
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
      expect(Number.isFinite(totalFareKRW(items))).toBe(true)
      repeatedIds(items)
      trialRideList([], items, NOW)
      if (typeof hostile !== 'string') expect(items.filter(isOurs)).toEqual(sound)
    },
  }),
  entryPoint({
    name: 'stored bookings',
    hostile: storedList(bookingRow),
    sound: numbered(bookingRow),
    holds: (hostile, sound) => {
      localStorage.setItem('dodam-bookings', listText(hostile, sound))
      atDawn(() => void useTrialRides.persist.rehydrate())
      const { rides: bookings } = useTrialRides.getState()
      trialRideList(bookings, [], NOW)
      for (const booking of bookings) {
        expect(trialRideName(booking)).toContain('(')
        draftProblems(rebookingDraft(booking), sampleChildren, NOW)
        expect(calendarFile([trialRideEvent(booking, '글')], NOW)).toContain('END:VEVENT')
      }
      if (typeof hostile !== 'string') expect(bookings.filter(isOurs)).toEqual(sound)
    },
  }),
  entryPoint({
    name: 'the stored pickup draft',
    hostile: fc.oneof(
      hostileStorageText,
      spoilt(
        fc.record({
          ...emptyRecord(),
          dates: fc.constant(['2026-11-25', '2026-12-01']),
          memo: koreanText,
          siblingIds: fc.constant(['child-2', 'child-2']),
        }),
      ).map((draft) => json({ v: 1, data: draft })),
    ),
    sound: fc.record({
      childId: fc.constantFrom('child-1', '__proto__', ''),
      dates: fc.subarray(['2026-11-25', '2026-12-01', '9999-12-31']),
      weeklyPresses: fc.constantFrom([], [['2026-11-25']]),
      time: fc.record({ hour: hours, minute: minutes }),
      route: fc.constant({ origin: school, dest: agit }),
      memo: koreanText,
      returnTime: fc.option(fc.record({ hour: hours, minute: minutes }), { nil: undefined }),
      siblingIds: fc.subarray(['child-2', 'child-3']),
    }),
    holds: (hostile, sound) => {
      const restored = (text: string) => {
        sessionStorage.setItem('dodam-pickup-wizard', text)
        atDawn(() => void usePickupWizard.persist.rehydrate())
        return usePickupWizard.getState().draft
      }
      const draft = restored(hostile)
      expect(draft.dates.every(isDay)).toBe(true)
      expect([...new Set(draft.dates)].sort()).toEqual(draft.dates)
      expect(new Set(draft.siblingIds).size).toBe(draft.siblingIds.length)
      draftProblems(draft, sampleChildren, NOW)
      expect(Number.isFinite(estimateDraft(draft, sampleChildren).total)).toBe(true)
      quoteDraft(draft, sampleChildren)
      expect(restored(json({ v: 1, data: sound }))).toEqual(sound)
      // One field that does not fit takes nothing else with it.
      expect(restored(json({ v: 1, data: { ...sound, time: 'x', dates: 7 } })).memo).toBe(
        sound.memo,
      )
    },
  }),
  entryPoint({
    name: 'the stored sign-in mark',
    hostile: fc.oneof(
      hostileStorageText,
      spoilt(fc.record({ uid: koreanText, nickname: koreanText, hasEnded: fc.boolean() })).map(
        (mark) => json({ v: 1, data: mark }),
      ),
    ),
    sound: fc.record({ uid: koreanText, nickname: koreanText, hasEnded: fc.boolean() }),
    holds: (hostile, sound) => {
      const restored = (text: string) => {
        localStorage.setItem('dodam-sign-in-mark', text)
        void useSignInMark.persist.rehydrate()
        return useSignInMark.getState().mark
      }
      const mark = restored(hostile)
      if (mark) expect([typeof mark.nickname, mark.uid === '']).toEqual(['string', false])
      expect(restored(json({ v: 1, data: sound }))).toEqual(sound)
    },
  }),
  entryPoint({
    name: 'the stored decisions about moving children',
    hostile: fc.oneof(
      hostileStorageText,
      spoilt(fc.constant({ declinedBy: ['0a'], newIds: { c1: 'n1' } })).map((move) =>
        json({ v: 1, data: move }),
      ),
    ),
    sound: fc.record({ declinedBy: fc.array(koreanText), newIds: fc.constant({ c1: 'n1' }) }),
    holds: (hostile, sound) => {
      const restored = (text: string) => {
        localStorage.setItem('dodam-children-move', text)
        void useChildrenMoveStore.persist.rehydrate()
        return useChildrenMoveStore.getState().move
      }
      const { declinedBy, newIds } = restored(hostile)
      expect(
        [...declinedBy, ...Object.values(newIds)].every((text) => typeof text === 'string'),
      ).toBe(true)
      expect(restored(json({ v: 1, data: sound }))).toEqual(sound)
    },
  }),
  entryPoint({
    name: 'the stored sign-up',
    hostile: fc.oneof(
      hostileStorageText,
      spoilt(fc.constant({ ...emptySignup, step: 'onboarding' })).map(json),
    ),
    sound: koreanText.map((nickname) => ({
      step: 'onboarding',
      phone: { e164: '+821012345678', last4: '5678', verifiedAt: 1, vpt: 't' },
      agreements: { tos: true, pp: true, mkt: false, ts: 5, ...consentVersions },
      social: { uid: 'u', providers: ['kakao'] },
      profile: { nickname },
    })),
    holds: (hostile, sound) => {
      const restored = (text: string) => {
        sessionStorage.setItem('signup-progress', text)
        void useSignup.persist.rehydrate()
        return useSignup.getState().progress
      }
      const progress = restored(hostile)
      const furthest = signupSteps.indexOf(furthestStep(progress))
      expect(signupSteps.indexOf(progress.step)).toBeLessThanOrEqual(furthest)
      expect(sessionStorage.getItem('signup-progress')).toBeNull()
      expect(restored(json(sound))).toEqual(sound)
    },
  }),
  entryPoint({
    name: 'the stored top-up cart, which counts as a whole or not at all',
    hostile: storedList(
      fc.constantFrom(50_000, 1, -0, 70_000).map((amountKRW) => ({
        id: 'topup-1',
        amountKRW,
        payableKRW: amountKRW,
      })),
    ),
    sound: fc
      .array(fc.constantFrom(50_000, 100_000, 200_000, 300_000), { maxLength: 4 })
      .map((amounts) =>
        amounts.map((amountKRW, index) => ({
          id: `topup-${index + 1}`,
          amountKRW,
          payableKRW: amountKRW,
        })),
      ),
    holds: (hostile, sound) => {
      const restored = (text: string) => {
        sessionStorage.setItem('dodam-topup-cart', text)
        void useTopupCart.persist.rehydrate()
        return useTopupCart.getState().items
      }
      for (const { amountKRW, payableKRW } of restored(listText(hostile, []))) {
        expect(isTopupAmount(amountKRW)).toBe(true)
        expect(payableKRW).toBe(amountKRW)
      }
      expect(restored(json({ v: 1, data: sound }))).toMatchObject(sound)
    },
  }),
  entryPoint({
    name: 'the stored theme',
    hostile: hostileStorageText,
    sound: fc.constantFrom('light', 'dark'),
    holds: (hostile, sound) => {
      const restored = (text: string) => {
        localStorage.setItem('dodam-theme', text)
        void useThemeStore.persist.rehydrate()
        return useThemeStore.getState().theme
      }
      expect(['light', 'dark']).toContain(restored(hostile))
      expect(restored(json({ v: 1, data: sound }))).toBe(sound)
    },
  }),
  entryPoint({
    name: 'the stored address of the last reload',
    hostile: hostileStorageText,
    sound: fc.constant('the same address'),
    holds: (hostile) => {
      const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
      sessionStorage.setItem('dodam-reloaded-at', hostile)
      const first = renderHook(() => useReloadOnce(true))
      expect(first.result.current).toBe('reloading')
      first.unmount()
      // Now the slot holds this address: never twice in a row.
      const second = renderHook(() => useReloadOnce(true))
      expect(second.result.current).toBeUndefined()
      second.unmount()
      expect(reload).toHaveBeenCalledTimes(1)
      forgetReload()
      reload.mockRestore()
    },
  }),
  entryPoint({
    name: 'the stored branch suggestion',
    hostile: fc.oneof(
      hostileStorageText,
      hostileValue.map((data) => json({ v: 1, data })),
    ),
    sound: fc.record({ place: koreanText, reason: koreanText, contact: koreanText }),
    holds: async (hostile, sound) => {
      const restored = async (text: string) => {
        sessionStorage.setItem('dodam-branch-suggestion', text)
        void useBranchSuggestionDraft.persist.rehydrate()
        const view = renderHook(() => useBranchSuggestion(), {
          wrapper: ({ children }) => withQueries(children),
        })
        await act(async () => {})
        const values = view.result.current.form.getValues()
        view.unmount()
        return values
      }
      expect(Object.values(await restored(hostile)).every((text) => typeof text === 'string')).toBe(
        true,
      )
      expect(await restored(json({ v: 1, data: sound }))).toEqual(sound)
    },
  }),
]

function emptyRecord() {
  return {
    childId: fc.constant('child-1'),
    time: fc.record({ hour: hours, minute: minutes }),
    route: fc.constant({ origin: school, dest: agit }),
  }
}
