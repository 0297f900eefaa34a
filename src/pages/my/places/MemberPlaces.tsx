import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { picture } from '@/content/pictures'
import {
  checkPlaceCount,
  placePointOf,
  type SavedPlace,
  savedPlacesFull,
} from '@/domain/places/savedPlace'
import { useSavedPlaceCommands } from '@/features/places/commands'
import { savedPlacesQuery } from '@/features/places/queries'
import { SavedPlaceForm } from '@/features/places/SavedPlaceForm'
import { usePlaceEditor } from '@/features/places/usePlaceEditor'
import { useMember } from '@/remote/useMember'
import { usePlaces } from '@/remote/usePlaces'
import { type RemoteRead, useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/layout/Dialog'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Remote } from '@/ui/message/Remote'
import { StateMessage } from '@/ui/message/StateMessage'
import { Picture } from '@/ui/Picture'
import { StatusLine } from '../shared/StatusLine'
import { useStatusMessage } from '../shared/useStatusMessage'
import { ChosenPlaceField } from './ChosenPlaceField'
import styles from './MyPlacesPage.module.css'
import { PlaceCard } from './PlaceCard'

export function MemberPlaces() {
  const { familyUid } = useMember()
  const places = usePlaces()
  const read = useRemoteRead(savedPlacesQuery(familyUid))
  const { remove } = useSavedPlaceCommands()
  const [message, say] = useStatusMessage()
  const [full, setFull] = useState('')
  const addButton = useRef<HTMLButtonElement>(null)
  const editor = usePlaceEditor(({ label }) => say(`${label}을(를) 저장했어요.`))

  const add = () => {
    const check = checkPlaceCount(read.status === 'loaded' ? read.data.length : 0)
    setFull(check.ok ? '' : check.reason)
    if (check.ok) editor.openNew()
  }
  const forget = (place: SavedPlace) =>
    void remove.run(place, {
      onDone: () => {
        setFull('')
        say(`${place.label}을(를) 삭제했어요.`)
        // The pressed button disappears with its card.
        addButton.current?.focus({ preventScroll: true })
      },
    })
  return (
    <>
      <SectionsContainer className={`${styles.page} stack-4`}>
        <PlaceList
          read={read}
          removingId={remove.isBusy ? remove.given?.id : undefined}
          onEdit={(place) =>
            editor.openSaved(place.id, { label: place.label, place: placePointOf(place, places) })
          }
          onRemove={forget}
        />
        <CommandFailure command={remove} focusNext={addButton} />
        <p className="note text-center" role={full ? 'alert' : undefined}>
          {savedPlacesFull}
        </p>
        <Button ref={addButton} tone="primary" size="large" isBlock onClick={add}>
          <Plus aria-hidden="true" />
          <span>장소 추가</span>
        </Button>
        <StatusLine message={message} />
      </SectionsContainer>
      <Dialog
        title={editor.edited?.isNew === false ? '장소 수정' : '장소 추가'}
        isOpen={editor.edited !== undefined}
        onClose={editor.close}
        closing="foot"
      >
        {editor.edited && (
          <SavedPlaceForm
            entry={editor.edited.entry}
            renderPlace={(control) => <ChosenPlaceField {...control} />}
            command={editor.command}
            refusal={editor.refusal}
            onSave={editor.save}
            onClose={editor.close}
          />
        )}
      </Dialog>
    </>
  )
}

interface ListProps {
  read: RemoteRead<readonly SavedPlace[]>
  removingId: string | undefined
  onEdit: (place: SavedPlace) => void
  onRemove: (place: SavedPlace) => void
}

function PlaceList({ read, removingId, onEdit, onRemove }: ListProps) {
  return (
    <Remote what="저장한 장소" read={read} height="180px">
      {(saved) =>
        saved.length === 0 ? (
          <StateMessage
            role="status"
            message="저장한 장소가 없어요."
            picture={<Picture picture={picture('icon-pin')} alt="" />}
          />
        ) : (
          <ul className={`${styles.list} stack-3`}>
            {saved.map((place) => (
              <PlaceCard
                key={place.id}
                place={place}
                isRemoving={place.id === removingId}
                onEdit={() => onEdit(place)}
                onRemove={() => onRemove(place)}
              />
            ))}
          </ul>
        )
      }
    </Remote>
  )
}
