import { memo } from 'react'
import type { Ride } from '@/domain/rides/ride'
import { DRIVER_CARS, DRIVER_NAMES } from './ride/RideAssignment'

const distinct = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))].sort()

/** What 「담당 선생님」 and 「차량」 suggest: today's. One list for all rows. */
export const DriversOfDay = memo(function DriversOfDay({ rides }: { rides: readonly Ride[] }) {
  const drivers = rides.flatMap(({ driver }) => driver ?? [])
  return (
    <>
      <datalist id={DRIVER_NAMES}>
        {distinct(drivers.map(({ name }) => name)).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <datalist id={DRIVER_CARS}>
        {distinct(drivers.map(({ car }) => car)).map((car) => (
          <option key={car} value={car} />
        ))}
      </datalist>
    </>
  )
})
