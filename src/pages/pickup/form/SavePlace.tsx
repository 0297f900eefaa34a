import { BookmarkPlus } from 'lucide-react'
import { createPortal } from 'react-dom'
import type { PlacePoint } from '@/domain/places/placePoint'
import { SavedPlaceForm } from '@/features/places/SavedPlaceForm'
import { usePlaceEditor } from '@/features/places/usePlaceEditor'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/layout/Dialog'
import styles from './RouteFields.module.css'

interface Props {
  place: PlacePoint
  describedBy: string
}

/** Saves a chosen place. Its dialog is outside the reservation form: forms cannot nest. */
export function SavePlace({ place, describedBy }: Props) {
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
              isBusy={editor.isBusy}
              error={editor.error}
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
