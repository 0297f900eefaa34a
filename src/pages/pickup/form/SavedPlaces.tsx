import { BookmarkPlus, Check } from 'lucide-react'
import { createPortal } from 'react-dom'
import type { PlacePoint } from '@/domain/places/placePoint'
import { byLastUse, isSamePlace, placePointOf, type SavedPlace } from '@/domain/places/savedPlace'
import { savedPlacesQuery } from '@/features/places/queries'
import { SavedPlaceForm } from '@/features/places/SavedPlaceForm'
import { usePlaceEditor } from '@/features/places/usePlaceEditor'
import { freshForAMinute } from '@/remote/queryClient'
import { useMember } from '@/remote/useMember'
import { usePlaces } from '@/remote/usePlaces'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { usePlaceUse } from '@/stores/placeUse'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/layout/Dialog'
import styles from './RouteFields.module.css'
import buttons from './SavedPlaces.module.css'

/** Undefined until loaded and after a failed read. */
function useSavedPlaces() {
  const { familyUid } = useMember()
  const read = useRemoteRead({ ...savedPlacesQuery(familyUid), staleTime: freshForAMinute })
  const lastUsedIds = usePlaceUse((state) => state.lastUsedIds)
  return read.status === 'loaded' ? byLastUse(read.data, lastUsedIds) : undefined
}

interface ChoicesProps {
  label: string
  place: PlacePoint | undefined
  onChoose: (place: PlacePoint) => void
}

/** A member's places for one end of the way. */
export function SavedChoices({ label, place, onChoose }: ChoicesProps) {
  const places = usePlaces()
  const saved = useSavedPlaces() ?? []
  const use = usePlaceUse((state) => state.use)
  if (saved.length === 0) return null
  return (
    <SavedPlaceButtons
      label={`${label} 자주 가는 곳`}
      places={saved}
      chosenId={place && saved.find((each) => isSamePlace(each, place))?.id}
      onChoose={(chosen) => {
        use(chosen.id)
        onChoose(placePointOf(chosen, places))
      }}
    />
  )
}

interface SaveProps {
  place: PlacePoint
  describedBy: string
}

/** Offers to save a chosen place that is not saved yet. */
export function SavePlace(props: SaveProps) {
  const saved = useSavedPlaces()
  if (!saved || saved.some((each) => isSamePlace(each, props.place))) return null
  return <SaveButton {...props} />
}

/** Its dialog is outside the reservation form: forms cannot nest. */
function SaveButton({ place, describedBy }: SaveProps) {
  const editor = usePlaceEditor(() => {})
  return (
    <>
      <Button
        className={styles.mapButton}
        tone="text"
        aria-describedby={describedBy}
        onClick={() => editor.openNew(place)}
      >
        <BookmarkPlus aria-hidden="true" />
        <span>자주 가는 곳에 저장</span>
      </Button>
      {createPortal(
        <Dialog
          title="자주 가는 곳에 저장"
          isOpen={editor.edited !== undefined}
          onClose={editor.close}
          closing="foot"
        >
          {editor.edited && (
            <SavedPlaceForm
              entry={editor.edited.entry}
              renderPlace={({ value }) => (
                <p>
                  <b>{value?.name}</b>
                  <br />
                  <span>{value?.address}</span>
                </p>
              )}
              command={editor.command}
              refusal={editor.refusal}
              onSave={editor.save}
              onClose={editor.close}
            />
          )}
        </Dialog>,
        document.body,
      )}
    </>
  )
}

interface ButtonsProps {
  label: string
  places: readonly SavedPlace[]
  chosenId: string | undefined
  onChoose: (place: SavedPlace) => void
}

function SavedPlaceButtons({ label, places, chosenId, onChoose }: ButtonsProps) {
  return (
    <fieldset className={`${buttons.line} flex gap-2`} aria-label={label}>
      {places.map((place) => (
        <button
          key={place.id}
          className={`${buttons.place} gap-1 touch icons-16 rigid pill accent text-14 bold on-sunken`}
          type="button"
          aria-pressed={place.id === chosenId}
          onClick={() => onChoose(place)}
        >
          {place.id === chosenId && <Check aria-hidden="true" />}
          <span>{place.label}</span>
        </button>
      ))}
    </fieldset>
  )
}
