import { MapPin, Plus, Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { picture } from '@/content/pictures'
import type { PlacePoint } from '@/domain/places/placePoint'
import {
  checkPlaceCount,
  placePointOf,
  type SavedPlace,
  savedPlacesFull,
} from '@/domain/places/savedPlace'
import { withParticle } from '@/domain/text/particle'
import { MapPickDialog } from '@/features/map/picker/MapPickDialog'
import { useSavedPlaceCommands } from '@/features/places/commands'
import { PlaceField } from '@/features/places/PlaceField'
import { savedPlacesQuery } from '@/features/places/queries'
import { SavedPlaceForm } from '@/features/places/SavedPlaceForm'
import { usePlaceEditor } from '@/features/places/usePlaceEditor'
import { useMember } from '@/remote/useMember'
import { usePlaceIndex, usePlaces } from '@/remote/usePlaces'
import { type RemoteRead, useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import { Dialog } from '@/ui/layout/Dialog'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Remote } from '@/ui/message/Remote'
import { Sections } from '@/ui/message/SectionBoundary'
import { StateMessage } from '@/ui/message/StateMessage'
import { Picture } from '@/ui/Picture'
import { StatusLine } from '../shared/StatusLine'
import { useStatusMessage } from '../shared/useStatusMessage'
import styles from './MyPlacesPage.module.css'

export function MemberPlaces() {
  const { familyUid } = useMember()
  const places = usePlaces()
  const read = useRemoteRead(savedPlacesQuery(familyUid))
  const { remove } = useSavedPlaceCommands()
  const [message, say] = useStatusMessage()
  const [full, setFull] = useState('')
  const addButton = useRef<HTMLButtonElement>(null)
  const editor = usePlaceEditor(({ label }) => say(`${withParticle(label, 'object')} 저장했어요.`))

  const add = () => {
    const check = checkPlaceCount(read.status === 'loaded' ? read.data.length : 0)
    setFull(check.ok ? '' : check.reason)
    if (check.ok) editor.openNew()
  }
  const forget = (place: SavedPlace) =>
    void remove.run(place, {
      onDone: () => {
        setFull('')
        say(`${withParticle(place.label, 'object')} 삭제했어요.`)
        // The pressed button disappears with its card.
        addButton.current?.focus({ preventScroll: true })
      },
    })
  return (
    <>
      <Sections>
        <PlaceList
          read={read}
          removingId={remove.isBusy ? remove.given?.id : undefined}
          onEdit={(place) =>
            editor.openSaved(place.id, { label: place.label, place: placePointOf(place, places) })
          }
          onRemove={forget}
        />
        <CommandFailure command={remove} focusNext={addButton} />
        <p
          className={`${full ? 'danger-note' : 'note'} text-center`}
          role={full ? 'alert' : undefined}
        >
          {savedPlacesFull}
        </p>
        <Button ref={addButton} tone="primary" size="large" isBlock onClick={add}>
          <Plus aria-hidden="true" />
          <span>장소 추가</span>
        </Button>
        <StatusLine message={message} />
      </Sections>
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

interface Props {
  place: SavedPlace
  isRemoving: boolean
  onEdit: () => void
  onRemove: () => void
}

function PlaceCard({ place, isRemoving, onEdit, onRemove }: Props) {
  const { label, name, address } = place
  return (
    <Card as="li" className={`${styles.card} stack-4 p-5`}>
      <span className={`${styles.icon} square-48 center icons-20 pill accent`}>
        <MapPin aria-hidden="true" />
      </span>
      <div>
        <h2 className="text-18">{label}</h2>
        <p>{name}</p>
        <p className="note">{address}</p>
      </div>
      <div className="two-columns stack-2 whole-row">
        <Button onClick={onEdit}>
          <span className="sr-only">{`${label} `}</span>
          <span>수정</span>
        </Button>
        <Button isBusy={isRemoving} onClick={onRemove}>
          <span className="sr-only">{`${label} `}</span>
          <span>삭제</span>
        </Button>
      </div>
    </Card>
  )
}

interface ChosenPlaceFieldProps {
  value: PlacePoint | undefined
  onChange: (place: PlacePoint | undefined) => void
  error: string | undefined
}

function ChosenPlaceField({ value, onChange, error }: ChosenPlaceFieldProps) {
  const [isPicking, setPicking] = useState(false)
  const placeIndex = usePlaceIndex()
  return (
    <div className="stack-2">
      <PlaceField
        label="장소"
        index={placeIndex}
        value={value}
        onChange={onChange}
        error={error}
        icon={<Search aria-hidden="true" />}
      />
      <Button className={styles.mapButton} onClick={() => setPicking(true)}>
        <MapPin aria-hidden="true" />
        <span>지도에서 선택</span>
      </Button>
      <MapPickDialog
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        value={value}
        other={undefined}
        onChoose={(place) => {
          onChange(place)
          setPicking(false)
        }}
      />
    </div>
  )
}
