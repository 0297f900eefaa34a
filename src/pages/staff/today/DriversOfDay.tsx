import { memo } from 'react'
import type { Ride } from '@/domain/rides/ride'
import { driversOf } from '@/domain/rides/rideBoard'
import { DRIVER_CARS, DRIVER_NAMES } from './ride/RideAssignment'

/** What 「담당 선생님」 and 「차량」 suggest: today's. One list for all rows. */
export const DriversOfDay = memo(function DriversOfDay({ rides }: { rides: readonly Ride[] }) {
  const cars = new Set(rides.flatMap(({ driver }) => driver?.car || []))
  return (
    <>
      <datalist id={DRIVER_NAMES}>
        {driversOf(rides).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <datalist id={DRIVER_CARS}>
        {[...cars].sort().map((car) => (
          <option key={car} value={car} />
        ))}
      </datalist>
    </>
  )
})
