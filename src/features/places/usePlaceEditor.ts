import { useState } from 'react'
import type { PlacePoint } from '@/domain/places/placePoint'
import { type SavedPlace, savedPlaceOf } from '@/domain/places/savedPlace'
import { randomId } from '@/platform/random'
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
    add.forget()
    change.forget()
    setEdited({ id, isNew, entry })
  }
  const done = (place: SavedPlace) => {
    setEdited(undefined)
    onSaved(place)
  }
  const save = ({ label, place: chosen }: { label: string; place: PlacePoint }) => {
    if (!edited) return
    const place = savedPlaceOf(edited.id, label, chosen)
    if (edited.isNew) void add.run(place, { onDone: ({ ok }) => ok && done(place) })
    else void change.run(place, { onDone: () => done(place) })
  }
  return {
    edited,
    command,
    refusal: add.answer?.ok === false ? add.answer.reason : undefined,
    openNew: (place?: PlacePoint) => open(true, randomId(), { label: '', place }),
    openSaved: (id: string, entry: SavedPlaceEntry) => open(false, id, entry),
    close: () => setEdited(undefined),
    save,
  }
}
