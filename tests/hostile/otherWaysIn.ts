import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { branches } from '@/content/branches/branches'
import { programTimetables } from '@/content/programs/programTimetables'
import { isUnexpired, resendWaitS } from '@/domain/account/signup'
import { calendarFile } from '@/domain/dates/calendarFile'
import { addDays, addMonths, dayOf, formatDay, isDay, seoulInstant } from '@/domain/dates/day'
import { seoulTime } from '@/domain/dates/seoulTime'
import { estimateFare } from '@/domain/pickup/fare'
import { checkPickupTime, earliestPickupTime } from '@/domain/pickup/pickupRequest'
import { firstFreeTime, timingOf } from '@/domain/pickup/reservation'
import { dropExpired } from '@/domain/pickup/reservationCart'
import { draftProblems, emptyDraft } from '@/domain/pickup/reservationDraft'
import { byDistance, distanceLabel } from '@/domain/places/branchSearch'
import { distanceKm } from '@/domain/places/geo'
import { openingLine } from '@/domain/places/openingHours'
import { isSupportOpen } from '@/domain/places/supportHours'
import { openDates, seatsLeft } from '@/domain/programs/program'
import { sessionsOfDay, withSessions } from '@/domain/programs/programSession'
import { remainingLabel } from '@/domain/snacks/specialSnackDeadline'
import { boundsOf, centreOf, nearestPlace } from '@/features/map/mapBounds'
import { currentPosition } from '@/platform/device/geolocation'
import { BackendConfigError, chooseBackendConfig } from '@/platform/env'
import { aReservation } from '../domain/pickup/aReservation'
import { programInfo } from '../domain/programs/aProgram'
import { reasonOf } from '../domain/reasonOf'
import { entryPoint } from './entryPoint'
import { hostileInstant, hostilePosition, hostileValue, koreanText, spoilt } from './hostileValues'

const mapPlaces = branches.map(({ id, name, lat, lng }) => ({
  id,
  label: name,
  position: { lat, lng },
}))
const branch = fc.constantFrom(...branches)
const config = fc.record({
  apiKey: koreanText,
  authDomain: koreanText,
  projectId: koreanText,
  appId: koreanText,
  firestoreEmulatorHost: fc.constantFrom('127.0.0.1:8080', 'localhost:1'),
})
const builtIn = { apiKey: 'built-in', authDomain: '', projectId: 'built-in', appId: '' }

export const otherEntryPoints = [
  entryPoint({
    name: 'taps on a map',
    hostile: fc.record({ tap: hostilePosition, all: fc.array(hostilePosition, { maxLength: 4 }) }),
    sound: branch,
    holds: ({ tap, all }, sound) => {
      const nearest = nearestPlace(tap, mapPlaces)
      expect(nearest === undefined).toBe(Number.isNaN(distanceKm(tap, sound)))
      centreOf(boundsOf(all))
      const { total } = estimateFare({ distanceKm: distanceKm(tap, sound), hour: 13 })
      expect(Number.isInteger(total) && total >= 0).toBe(true)
      expect(nearestPlace(sound, mapPlaces)?.id).toBe(sound.id)
      // A place without a position never wins over one that has one.
      const lost = { id: 'x', label: 'x', position: { lat: Number.NaN, lng: 0 } }
      expect(nearestPlace(sound, [lost, ...mapPlaces])?.id).toBe(sound.id)
    },
  }),
  entryPoint({
    name: 'where the device says it is',
    hostile: hostilePosition,
    sound: branch,
    holds: async (hostile, sound) => {
      const tellAs = async ({ lat, lng }: { lat: number; lng: number }) => {
        vi.stubGlobal('navigator', {
          geolocation: {
            getCurrentPosition: (tell: (position: unknown) => void) =>
              tell({ coords: { latitude: lat, longitude: lng } }),
          },
        })
        const position = await currentPosition()
        vi.unstubAllGlobals()
        return position
      }
      for (const { distanceKm: km } of byDistance(branches, await tellAs(hostile)))
        if (km !== undefined) expect(distanceLabel(km)).toMatch(/^[\d.]+ k?m$/)
      const { lat, lng } = sound
      const near = byDistance(branches, await tellAs({ lat, lng }))
      expect(near[0]?.branch).toBe(sound)
    },
  }),
  entryPoint({
    name: 'the configuration of the page',
    hostile: fc.oneof(hostileValue, spoilt(config)),
    sound: config,
    holds: (hostile, sound) => {
      const chosen = chooseBackendConfig(hostile, builtIn)
      for (const value of [chosen.apiKey, chosen.projectId]) expect(value.trim()).not.toBe('')
      expect([typeof chosen.authDomain, typeof chosen.appId]).toEqual(['string', 'string'])
      try {
        chooseBackendConfig(hostile, undefined)
      } catch (error) {
        expect(error).toBeInstanceOf(BackendConfigError)
      }
      expect(chooseBackendConfig(sound, builtIn)).toEqual(sound)
      expect(chooseBackendConfig(hostile, sound).projectId).not.toBe('built-in')
      const named = { apiKey: sound.apiKey, projectId: sound.projectId }
      const halfSpoilt = { ...named, authDomain: hostile, appId: null, firestoreEmulatorHost: 7 }
      expect(chooseBackendConfig(halfSpoilt, builtIn)).toMatchObject(named)
    },
  }),
  entryPoint({
    name: 'the clock of the device',
    hostile: hostileInstant,
    sound: fc.date({
      min: new Date('1970-01-02T00:00:00Z'),
      max: new Date('9999-12-01T00:00:00Z'),
      noInvalidDate: true,
    }),
    holds: (now, sound) => {
      const today = dayOf(now)
      expect(isDay(today), today).toBe(true)
      for (const count of [-400, -1, 0, 1, 7, 366]) expect(isDay(addDays(today, count))).toBe(true)
      for (const count of [-1, 1, 12])
        expect(addMonths(today.slice(0, 7), count)).toMatch(/^\d{4}-\d{2}$/)
      expect(formatDay(today)).toMatch(/^\d{4}\.\d{2}\.\d{2}\([일월화수목금토]\)$/)
      expect(earliestPickupTime(now)).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
      reasonOf(checkPickupTime('2026-11-25T13:00', now))
      for (const { hours } of branches.slice(0, 1))
        expect(openingLine(hours, now)).toMatch(/[가-힣]/)
      expect(typeof isSupportOpen(now)).toBe('boolean')
      const sessions = sessionsOfDay('coding', programTimetables.coding, today)
      const program = withSessions(programInfo, sessions)
      expect(seatsLeft(program, now) + openDates(program, now).length).toBeGreaterThanOrEqual(0)
      firstFreeTime(today, now)
      timingOf(aReservation(), now)
      draftProblems({ ...emptyDraft, dates: [today] }, [], now)
      dropExpired([aReservation()], today)
      expect(remainingLabel(sound, now)).toMatch(/마감|남음/)
      const wait = resendWaitS(sound.getTime(), now.getTime())
      if (!Number.isNaN(now.getTime())) expect(wait >= 0 && wait <= 60).toBe(true)
      isUnexpired(now.getTime(), sound.getTime())

      const { day, hour, minute } = seoulTime(sound)
      const again = seoulInstant(day, hour, minute).getTime()
      expect(Math.floor(sound.getTime() / 60_000) * 60_000).toBe(again)
      const event = {
        uid: 'u',
        start: sound,
        durationMin: 30,
        title: '글',
        place: '',
        note: '',
        isConfirmed: false,
      }
      expect(calendarFile([event], sound)).toMatch(/DTSTART:\d{8}T\d{6}Z/)
    },
  }),
]
