import { expect, vi } from 'vitest'
import { sampleBranches as branches } from '@/content/branches/branches'
import { resendWaitS } from '@/domain/account/signup'
import { calendarFile } from '@/domain/dates/calendarFile'
import { addDays, addMonths, dayOf, formatDay, isDay, seoulInstant } from '@/domain/dates/day'
import { seoulTime } from '@/domain/dates/seoulTime'
import { byDistance, distanceLabel } from '@/domain/places/branchSearch'
import { openingLine } from '@/domain/places/openingHours'
import { isSupportOpen } from '@/domain/places/supportHours'
import { draftProblems, emptyDraft } from '@/domain/rides/drafts/reservationDraft'
import { checkPickupTime, earliestPickupTime } from '@/domain/rides/reservations/pickupRequest'
import { remainingLabel } from '@/domain/snacks/specialSnackDeadline'
import { nearestPlace } from '@/features/map/mapBounds'
import { currentPosition } from '@/platform/device/currentPosition'
import { BackendConfigError, chooseBackendConfig } from '@/platform/env'
import { neverRests } from '../domain/places/neverRests'
import { fc } from '../fastCheck'
import { entryPoint } from './entryPoint'
import {
  corrupted,
  hostileInstant,
  hostilePosition,
  hostileValue,
  koreanText,
} from './hostileValues'

const mapPlaces = branches.map(({ id, name, lat, lng }) => ({
  id,
  label: name,
  position: { lat, lng },
}))
const config = fc.record({
  apiKey: koreanText,
  authDomain: koreanText,
  projectId: koreanText,
  appId: koreanText,
  firestoreEmulatorHost: fc.constantFrom('127.0.0.1:8080', 'localhost:1'),
})
const builtIn = { apiKey: 'built-in', authDomain: '', projectId: 'built-in', appId: '' }

async function positionFrom({ lat, lng }: { lat: number; lng: number }) {
  const getCurrentPosition = (report: (position: unknown) => void) =>
    report({ coords: { latitude: lat, longitude: lng } })
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  const position = await currentPosition()
  vi.unstubAllGlobals()
  return position
}

export const otherEntryPoints = [
  entryPoint({
    name: 'taps on a map, and where the device says it is',
    hostile: hostilePosition,
    valid: fc.constantFrom(...branches),
    holds: async (hostile, valid) => {
      nearestPlace(hostile, mapPlaces)
      // A place without a position is never nearest.
      const lost = { id: 'x', label: 'x', position: { lat: Number.NaN, lng: 0 } }
      expect(nearestPlace(valid, [lost, ...mapPlaces])?.id).toBe(valid.id)
      for (const { distanceKm: km } of byDistance(branches, await positionFrom(hostile)))
        if (km !== undefined) expect(distanceLabel(km)).toMatch(/^[\d.]+ k?m$/)
      expect(byDistance(branches, await positionFrom(valid))[0]?.branch).toBe(valid)
    },
  }),
  entryPoint({
    name: 'the configuration of the page',
    hostile: fc.oneof(hostileValue, corrupted(config)),
    valid: config,
    holds: (hostile, valid) => {
      const chosen = chooseBackendConfig(hostile, builtIn)
      for (const value of [chosen.apiKey, chosen.projectId]) expect(value.trim()).not.toBe('')
      expect([typeof chosen.authDomain, typeof chosen.appId]).toEqual(['string', 'string'])
      try {
        chooseBackendConfig(hostile, undefined)
      } catch (error) {
        expect(error).toBeInstanceOf(BackendConfigError)
      }
      expect(chooseBackendConfig(valid, builtIn)).toEqual(valid)
      const named = { apiKey: valid.apiKey, projectId: valid.projectId }
      const halfSpoilt = { ...named, authDomain: hostile, appId: null, firestoreEmulatorHost: 7 }
      expect(chooseBackendConfig(halfSpoilt, builtIn)).toMatchObject(named)
    },
  }),
  entryPoint({
    name: 'the clock of the device',
    hostile: hostileInstant,
    valid: fc.date({
      min: new Date('1970-01-02T00:00:00Z'),
      max: new Date('9999-12-01T00:00:00Z'),
      noInvalidDate: true,
    }),
    holds: (now, valid) => {
      const today = dayOf(now)
      expect(isDay(today), today).toBe(true)
      for (const count of [-400, -1, 0, 1, 366]) expect(isDay(addDays(today, count))).toBe(true)
      for (const count of [-1, 12])
        expect(addMonths(today.slice(0, 7), count)).toMatch(/^\d{4}-\d{2}$/)
      expect(formatDay(today)).toMatch(/^\d{4}\.\d{2}\.\d{2}\([일월화수목금토]\)$/)
      expect(earliestPickupTime(now)).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
      checkPickupTime('2026-11-25T13:00', now)
      for (const { hours } of branches.slice(0, 1))
        expect(openingLine(hours, now, neverRests)).toMatch(/[가-힣]/)
      expect(typeof isSupportOpen(now)).toBe('boolean')
      draftProblems({ ...emptyDraft, dates: [today] }, [], now, neverRests)
      expect(remainingLabel(valid, now)).toMatch(/마감|남음/)
      const wait = resendWaitS(valid.getTime(), now.getTime())
      if (!Number.isNaN(now.getTime())) expect(wait >= 0 && wait <= 60).toBe(true)

      const { day, hour, minute } = seoulTime(valid)
      const again = seoulInstant(day, hour, minute).getTime()
      expect(Math.floor(valid.getTime() / 60_000) * 60_000).toBe(again)
      const words = { title: '글', location: '', note: '', isConfirmed: false }
      const event = { uid: 'u', start: valid, durationMin: 30, ...words }
      expect(calendarFile([event], valid)).toMatch(/DTSTART:\d{8}T\d{6}Z/)
    },
  }),
]
