import { useQuery } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { useRef, useState } from 'react'
import { type DayNote, noteHeading } from '@/domain/care/dayNote'
import { childrenQuery } from '@/features/account/queries'
import { savesData } from '@/platform/network/savesData'
import { useHasBeenNear } from '@/platform/page/useHasBeenNear'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { BytesPicture } from '@/ui/BytesPicture'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Remote } from '@/ui/message/Remote'
import { photoCountQuery } from '../queries'
import styles from './NotePhotos.module.css'
import { PhotoDialog } from './PhotoDialog'
import { usePhotos } from './usePhotos'

/** About a thumb's stroke ahead: each note that comes near is asked for its pictures. */
const AHEAD = '200px 0px'

/** The pictures of a note, while the child's consent stands (specification 7, section 8). */
export function NotePhotos({ note }: { note: DayNote }) {
  const { familyUid } = useMember()
  const { data: isAgreed = false } = useQuery({
    ...childrenQuery(familyUid),
    select: (children) =>
      children.some(({ id, photoConsentVersion }) => id === note.childId && photoConsentVersion),
  })
  return isAgreed ? <AgreedPhotos note={note} /> : null
}

function AgreedPhotos({ note }: { note: DayNote }) {
  const { familyUid } = useMember()
  const { element, isReached } = useHasBeenNear<HTMLDivElement>(AHEAD)
  const count = useRemoteRead(photoCountQuery(familyUid, note.id), isReached)
  const [isWanted, setIsWanted] = useState(() => !savesData())
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div ref={element}>
      <Remote what="사진" read={count} focusNext={element}>
        {(photos) =>
          photos === 0 ? null : (
            <>
              <FirstPhoto
                note={note}
                count={photos}
                isWanted={isWanted || isOpen}
                onWant={() => setIsWanted(true)}
                onOpen={() => setIsOpen(true)}
              />
              <PhotoDialog
                note={note}
                count={photos}
                isOpen={isOpen}
                onClose={() => setIsOpen(false)}
              />
            </>
          )
        }
      </Remote>
    </div>
  )
}

interface Props {
  note: DayNote
  count: number
  isWanted: boolean
  onWant: () => void
  onOpen: () => void
}

/** In a frame that is there before it. */
function FirstPhoto({ note, count, isWanted, onWant, onOpen }: Props) {
  const { photos, failure, retry } = usePhotos(note, isWanted)
  const frame = useRef<HTMLDivElement>(null)
  const [first] = photos
  return (
    <div className="ratio-4-3 center relative rounded clip on-sunken" ref={frame} tabIndex={-1}>
      {first && (
        <BytesPicture
          className={`${styles.picture} full full-height cover`}
          picture={first}
          alt={`${noteHeading(note)} 사진`}
        />
      )}
      {!first && failure && (
        <FailureMessage what="사진" failure={failure} onRetry={retry} focusNext={frame} />
      )}
      {!isWanted && (
        <Button
          onClick={() => {
            onWant()
            // The pressed button disappears.
            frame.current?.focus({ preventScroll: true })
          }}
        >
          사진 보기
        </Button>
      )}
      <Button className={styles.open} size="large" onClick={onOpen}>
        <Images aria-hidden="true" />
        <span>{`사진 ${count}장`}</span>
      </Button>
    </div>
  )
}
