import { useId, useRef } from 'react'
import { dayOf, formatDay } from '@/domain/dates/day'
import type { Ride } from '@/domain/rides/booked/ride'
import {
  ridesInScope,
  type SeriesScope,
  seriesScopeLabels,
  seriesScopes,
} from '@/domain/rides/booked/rideSeries'
import { RadioRow } from '@/ui/form/RadioRow'
import { Remote } from '@/ui/message/Remote'
import type { Series } from './useSeries'

export function ScopeChoice({ ride, series }: { ride: Ride; series: Series }) {
  const headingId = useId()
  const group = useRef<HTMLDivElement>(null)
  const { isWeekly, read, rides, scope, setScope } = series
  if (!isWeekly) return null
  return (
    <div role="radiogroup" aria-labelledby={headingId} ref={group} tabIndex={-1}>
      <p className="note mb-2 bold" id={headingId}>
        범위
      </p>
      <Remote what="반복 예약" read={read} height="184px" focusNext={group}>
        {() => (
          <div className="stack-2">
            {seriesScopes.map((choice) => (
              <RadioRow
                key={choice}
                name={headingId}
                label={seriesScopeLabels[choice]}
                note={firstDay(ridesInScope(ride, rides, choice), choice)}
                checked={choice === scope}
                onChange={() => setScope(choice)}
              />
            ))}
          </div>
        )}
      </Remote>
    </div>
  )
}

function firstDay([first]: readonly Ride[], scope: SeriesScope): string {
  const day = first ? formatDay(dayOf(first.startsAt)) : ''
  return scope === 'one' ? day : `${day}부터`
}
