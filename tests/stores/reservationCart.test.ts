import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { trialRideOf } from '@/domain/rides/reservations/trialRide'
import { hydrateDeviceStores, resetDeviceStores } from '@/stores/deviceStore'
import { usePickupWizard } from '@/stores/pickupWizard'
import { useReservationCart } from '@/stores/reservationCart'
import { useTrialRides } from '@/stores/trialRides'
import { agit, aReservation, school } from '../domain/rides/aReservation'

const KEY = 'dodam-reservation-cart'

function memoryStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: memoryStorage(), sessionStorage: memoryStorage() })
  vi.spyOn(console, 'warn').mockReturnValue()
  resetDeviceStores('account')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Storage replaces memory. */
const reload = () => {
  useReservationCart.reread()
}
const ids = () => useReservationCart.getState().items.map(({ id }) => id)

describe('the reservation cart', () => {
  test('survives a reload', () => {
    useReservationCart.getState().add([aReservation({ id: 'a' }), aReservation({ id: 'b' })])
    useReservationCart.getState().remove('a')
    reload()
    expect(ids()).toEqual(['b'])
  })

  test('keeps which lines belong to one weekly series', () => {
    useReservationCart.getState().add([aReservation({ id: 'a', seriesId: 'week' }), aReservation()])
    reload()
    expect(useReservationCart.getState().items.map(({ seriesId }) => seriesId)).toEqual([
      'week',
      undefined,
    ])
  })

  test('removes a line seven days after its date, also from storage', () => {
    useReservationCart
      .getState()
      .add([aReservation({ id: 'old', date: '2026-11-13' }), aReservation({ id: 'new' })])
    reload()
    expect(ids()).toEqual(['new'])
    expect(window.localStorage.getItem(KEY)).not.toContain('"old"')
  })

  test('clearing leaves nothing in storage', () => {
    useReservationCart.getState().add([aReservation()])
    useReservationCart.getState().clear()
    expect(window.localStorage.getItem(KEY)).toBeNull()
    expect(ids()).toEqual([])
  })

  test.each([['another version', JSON.stringify({ v: 2, data: [aReservation()] })]])(
    'ignores and reports a broken value: %s',
    (_, value) => {
      window.localStorage.setItem(KEY, value)
      reload()
      expect(ids()).toEqual([])
      expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(KEY))
    },
  )

  test('keeps its lines in memory without storage', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new Error('blocked')
      },
      addEventListener: () => {},
    })
    useReservationCart.getState().add([aReservation({ id: 'a' })])
    hydrateDeviceStores()
    expect(ids()).toEqual(['a'])
  })
})

describe('the bookings', () => {
  test('record a line once and without its memo', () => {
    const line = aReservation({ memo: '땅콩 알레르기' })
    useTrialRides.getState().record([trialRideOf(line)])
    useTrialRides.getState().record([trialRideOf(line)])
    useTrialRides.reread()
    expect(useTrialRides.getState().rides).toEqual([
      {
        kind: 'pickup',
        id: 'r-1',
        date: '2026-11-25',
        hour: 13,
        minute: 0,
        child: { id: 'child-1', name: '김하준' },
        origin: school,
        dest: agit,
        distanceKm: 1,
        fareKRW: 7_500,
      },
    ])
    expect(window.localStorage.getItem('dodam-bookings')).not.toContain('땅콩')
  })
})

describe('the wizard', () => {
  test('is restored after a reload without past days', () => {
    usePickupWizard
      .getState()
      .update({ childId: 'child-2', dates: ['2026-11-19', '2026-11-21'], memo: '후문' })
    usePickupWizard.reread()
    expect(usePickupWizard.getState().draft).toMatchObject({
      childId: 'child-2',
      dates: ['2026-11-21'],
      time: { hour: undefined, minute: 0 },
      route: { origin: undefined, dest: undefined },
      returnTime: undefined,
    })
  })

  test('keeps its route and time', () => {
    const data = { time: { hour: 13, minute: 20 }, route: { origin: school, dest: agit } }
    window.sessionStorage.setItem('dodam-pickup-wizard', JSON.stringify({ v: 1, data }))
    usePickupWizard.reread()
    expect(usePickupWizard.getState().draft).toMatchObject(data)
  })

  test('is restored with the days of each weekly press', () => {
    usePickupWizard.getState().update({ dates: ['2026-11-25'], weeklyPresses: [['2026-11-25']] })
    usePickupWizard.reread()
    expect(usePickupWizard.getState().draft.weeklyPresses).toEqual([['2026-11-25']])
  })

  test('has the number added to the cart until something changes', () => {
    usePickupWizard.getState().setAddedCount(3)
    expect(usePickupWizard.getState().addedCount).toBe(3)
    usePickupWizard.getState().update({ memo: '정문' })
    expect(usePickupWizard.getState().addedCount).toBe(0)
  })
})
