import { ArrowUpDown, MapPin } from 'lucide-react'
import { useState } from 'react'
import { places } from '@/content/places'
import type { ReservationDraft } from '@/domain/pickup/reservationDraft'
import { indexPlaces } from '@/domain/places/placeSearch'
import { PlaceField } from '@/features/place-search/PlaceField'
import { Button } from '@/ui/Button'
import type { FieldErrors } from './fieldErrors'
import { MapPickDialog } from './MapPickDialog'
import styles from './RouteFields.module.css'

type Route = ReservationDraft['route']

interface Props {
  route: Route
  onChange: (route: Route) => void
  errors: FieldErrors
}

const placeIndex = indexPlaces(places)
const ends = [
  { end: 'origin', label: '출발지' },
  { end: 'dest', label: '도착지' },
] as const

/** Where the ride begins and ends: by search, or on the map. */
export function RouteFields({ route, onChange, errors }: Props) {
  const [picking, setPicking] = useState<'origin' | 'dest'>()
  return (
    <div className={styles.fields}>
      <div className={styles.line}>
        {ends.map(({ end, label }) => (
          <div key={end} className={styles.end}>
            <PlaceField
              label={label}
              index={placeIndex}
              value={route[end]}
              onChange={(place) => onChange({ ...route, [end]: place })}
              error={errors[end]}
              icon={<span className={styles.pin} data-end={end} aria-hidden="true" />}
            />
            <Button className={styles.mapButton} onClick={() => setPicking(end)}>
              <MapPin aria-hidden="true" />
              <span>
                <span className="sr-only">{label} </span>지도에서 선택
              </span>
            </Button>
          </div>
        ))}
        <button
          className={styles.swap}
          type="button"
          onClick={() => onChange({ origin: route.dest, dest: route.origin })}
        >
          <ArrowUpDown aria-hidden="true" />
          <span className="sr-only">출발지와 도착지 바꾸기</span>
        </button>
      </div>
      <MapPickDialog
        isOpen={picking !== undefined}
        onClose={() => setPicking(undefined)}
        value={picking && route[picking]}
        other={picking === 'origin' ? route.dest : route.origin}
        onChoose={(place) => {
          if (picking) onChange({ ...route, [picking]: place })
          setPicking(undefined)
        }}
      />
    </div>
  )
}
