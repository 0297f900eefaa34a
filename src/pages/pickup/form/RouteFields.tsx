import { ArrowUpDown, MapPin } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { places } from '@/content/places'
import type { PlacePoint } from '@/domain/places/placePoint'
import { indexPlaces } from '@/domain/places/placeSearch'
import { byLastUse, isSamePlace, placePointOf, type SavedPlace } from '@/domain/places/savedPlace'
import type { ReservationDraft } from '@/domain/rides/reservationDraft'
import { AccountGate } from '@/features/account/AccountGate'
import { useAccount } from '@/features/account/useAccount'
import { MapPickDialog } from '@/features/map/picker/MapPickDialog'
import { PlaceField } from '@/features/places/PlaceField'
import { savedPlacesQuery } from '@/features/places/queries'
import { SavedPlaceButtons } from '@/features/places/SavedPlaceButtons'
import { useFamilyMember } from '@/remote/useFamilyMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { usePickupWizard } from '@/stores/pickupWizard'
import { usePlaceUse } from '@/stores/placeUse'
import { Button } from '@/ui/button/Button'
import type { FieldErrors } from './fieldErrors'
import styles from './RouteFields.module.css'

type Route = ReservationDraft['route']

interface Props {
  route: Route
  onChange: (route: Route) => void
  errors: FieldErrors
}

/** Members only, so guests do not load it. */
const SavePlace = lazy(async () => ({ default: (await import('./SavePlace')).SavePlace }))

const placeIndex = indexPlaces(places)
const ends = [
  { end: 'origin', label: '출발지' },
  { end: 'dest', label: '도착지' },
] as const

export function RouteFields({ route, onChange, errors }: Props) {
  const [picking, setPicking] = useState<'origin' | 'dest'>()
  const saved = useSavedPlaces()
  const use = usePlaceUse((state) => state.use)
  const originQuery = usePickupWizard((state) => state.originQuery)
  const typeInto = usePickupWizard((state) => state.typeInto)
  const id = useId()
  const routeEnds = ends.map(({ end, label }) => ({ end, label, place: route[end] }))
  return (
    <div className={styles.fields}>
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
              icon={<span className={styles.pin} data-end={end} aria-hidden="true" />}
            />
            {saved.places.length > 0 && (
              <SavedPlaceButtons
                label={`${label} 자주 가는 곳`}
                places={saved.places}
                chosenId={saved.savedAs(place)?.id}
                onChoose={(chosen) => {
                  use(chosen.id)
                  onChange({ ...route, [end]: placePointOf(chosen, places) })
                }}
              />
            )}
            <div className={styles.ways}>
              <Button className={styles.mapButton} onClick={() => setPicking(end)}>
                <MapPin aria-hidden="true" />
                <span>
                  <span className="sr-only" id={`${id}${end}`}>
                    {`${label} `}
                  </span>
                  <span>지도에서 선택</span>
                </span>
              </Button>
              {place && saved.canSave(place) && (
                <AccountGate>
                  {() => (
                    <Suspense>
                      <SavePlace place={place} describedBy={`${id}${end}`} />
                    </Suspense>
                  )}
                </AccountGate>
              )}
              {end === 'origin' && (
                <button
                  className={styles.swap}
                  type="button"
                  onClick={() => onChange({ origin: route.dest, dest: route.origin })}
                >
                  <ArrowUpDown aria-hidden="true" />
                  <span className="sr-only">출발지와 도착지 바꾸기</span>
                </button>
              )}
            </div>
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

/** Empty for guests and after a failed read. */
function useSavedPlaces() {
  const account = useAccount()
  const ownUid = account.status === 'member' ? account.uid : ''
  const family = useFamilyMember(ownUid)
  const uid = ownUid && family?.right === 'full' ? family.familyUid : ''
  const read = useRemoteRead(savedPlacesQuery(uid), uid !== '')
  const lastUsedIds = usePlaceUse((state) => state.lastUsedIds)
  const places: readonly SavedPlace[] =
    uid !== '' && read.status === 'loaded' ? byLastUse(read.data, lastUsedIds) : []
  const savedAs = (place: PlacePoint | undefined) =>
    place && places.find((saved) => isSamePlace(saved, place))
  return {
    places,
    savedAs,
    canSave: (place: PlacePoint | undefined) =>
      uid !== '' && read.status === 'loaded' && place !== undefined && !savedAs(place),
  }
}
