import { ArrowUpDown, MapPin } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import type { ReservationDraft } from '@/domain/rides/drafts/reservationDraft'
import { AccountGate } from '@/features/account/AccountGate'
import { MapPickDialog } from '@/features/map/picker/MapPickDialog'
import { PlaceField } from '@/features/places/PlaceField'
import { usePlaceIndex } from '@/remote/usePlaces'
import { usePickupWizard } from '@/stores/pickupWizard'
import { Button } from '@/ui/button/Button'
import type { FieldErrors } from './fieldErrors'
import styles from './RouteFields.module.css'

type Route = ReservationDraft['route']

interface Props {
  route: Route
  onChange: (route: Route) => void
  errors: FieldErrors
}

/** Members only, so guests do not load them. */
const SavedChoices = lazy(async () => ({
  default: (await import('./SavedPlaces')).SavedChoices,
}))
const SavePlace = lazy(async () => ({ default: (await import('./SavedPlaces')).SavePlace }))

const ends = [
  { end: 'origin', label: '출발지' },
  { end: 'dest', label: '도착지' },
] as const

export function RouteFields({ route, onChange, errors }: Props) {
  const [picking, setPicking] = useState<'origin' | 'dest'>()
  const placeIndex = usePlaceIndex()
  const originQuery = usePickupWizard((state) => state.originQuery)
  const typeInto = usePickupWizard((state) => state.typeInto)
  const id = useId()
  const routeEnds = ends.map(({ end, label }) => ({ end, label, place: route[end] }))
  return (
    <div className="min-0">
      <div className="stack-5">
        {routeEnds.map(({ end, label, place }) => (
          <div key={end} className="stack-2">
            <PlaceField
              label={label}
              index={placeIndex}
              value={place}
              onChange={(next) => onChange({ ...route, [end]: next })}
              query={end === 'origin' ? originQuery : ''}
              onType={() => typeInto(end)}
              error={errors[end]}
              icon={<span className={`${styles.pin} rigid`} data-end={end} aria-hidden="true" />}
            />
            <AccountGate>
              {() => (
                <Suspense>
                  <SavedChoices
                    label={label}
                    place={place}
                    onChoose={(chosen) => onChange({ ...route, [end]: chosen })}
                  />
                </Suspense>
              )}
            </AccountGate>
            <div className="row-2 wrap">
              <Button className={styles.mapButton} onClick={() => setPicking(end)}>
                <MapPin aria-hidden="true" />
                <span>
                  <span className="sr-only" id={`${id}${end}`}>
                    {`${label} `}
                  </span>
                  <span>지도에서 선택</span>
                </span>
              </Button>
              {place && (
                <AccountGate>
                  {() => (
                    <Suspense>
                      <SavePlace place={place} describedBy={`${id}${end}`} />
                    </Suspense>
                  )}
                </AccountGate>
              )}
            </div>
            {end === 'origin' && (
              <button
                className={`${styles.swap} square-44 center icons-20 pill accent push on-surface relative`}
                type="button"
                onClick={() => onChange({ origin: route.dest, dest: route.origin })}
              >
                <ArrowUpDown aria-hidden="true" />
                <span className="sr-only">출발지와 도착지 바꾸기</span>
              </button>
            )}
          </div>
        ))}
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
