import { useState } from 'react'
import type { PlacePoint } from '@/domain/places/placePoint'
import { type SavedPlace, savedPlaceOf } from '@/domain/places/savedPlace'
import { randomId } from '@/platform/randomId'
import { useSavedPlaceCommands } from './commands'
import type { SavedPlaceEntry } from './SavedPlaceForm'

interface Edited {
  id: string
  isNew: boolean
  entry: SavedPlaceEntry
}

/** A new place gets its id before the first try. */
export function usePlaceEditor(onSaved: (place: SavedPlace) => void) {
  const { add, change } = useSavedPlaceCommands()
  const [edited, setEdited] = useState<Edited>()
  const command = edited?.isNew === false ? change : add

  const open = (isNew: boolean, id: string, entry: SavedPlaceEntry) => {
    add.reset()
    change.reset()
    setEdited({ id, isNew, entry })
  }
  const done = (place: SavedPlace) => {
    setEdited(undefined)
    onSaved(place)
  }
  const save = ({ label, place: chosen }: { label: string; place: PlacePoint }) => {
    if (!edited) return
    const place = savedPlaceOf(edited.id, label, chosen)
    if (edited.isNew) add.mutate(place, { onSuccess: (check) => check.ok && done(place) })
    else change.mutate(place, { onSuccess: () => done(place) })
  }
  return {
    edited,
    isBusy: command.isPending,
    error: command.error,
    refusal: add.data?.ok === false ? add.data.reason : undefined,
    openNew: (place?: PlacePoint) => open(true, randomId(), { label: '', place }),
    openSaved: (id: string, entry: SavedPlaceEntry) => open(false, id, entry),
    close: () => setEdited(undefined),
    save,
  }
}
