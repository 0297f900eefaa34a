import type { NewPhoto } from '@/domain/care/notePhoto'
import { memoryStore } from './deviceStore'

export interface ChosenPhoto extends NewPhoto {
  /** Unique, for its place in the list. */
  key: string
}

interface NotePhotosState {
  /** By the id of the note. */
  chosen: Readonly<Record<string, readonly ChosenPhoto[]>>
  add: (noteId: string, photo: ChosenPhoto) => void
  remove: (noteId: string, key: string) => void
}

const none: readonly ChosenPhoto[] = []

export const chosenPhotosOf =
  (noteId: string) =>
  ({ chosen }: NotePhotosState): readonly ChosenPhoto[] =>
    chosen[noteId] ?? none

/** Pictures that were chosen and not sent, in memory only: they leave with the page (specification 7, section 0). */
export const useNotePhotos = memoryStore<NotePhotosState>('note-photos', (set) => {
  const change = (noteId: string, to: (photos: readonly ChosenPhoto[]) => readonly ChosenPhoto[]) =>
    set(({ chosen }) => ({ chosen: { ...chosen, [noteId]: to(chosen[noteId] ?? none) } }))
  return {
    chosen: {},
    add: (noteId, photo) => change(noteId, (photos) => [...photos, photo]),
    remove: (noteId, key) =>
      change(noteId, (photos) => photos.filter((photo) => photo.key !== key)),
  }
})
