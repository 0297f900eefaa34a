import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DayNote } from '@/domain/care/dayNote'
import { childrenQuery } from '@/features/account/queries'
import { savesData } from '@/platform/network/savesData'
import { useHasBeenNear } from '@/platform/page/useHasBeenNear'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Remote } from '@/ui/message/Remote'
import { photoCountQuery } from '../queries'
import { FirstPhoto } from './FirstPhoto'
import { PhotoDialog } from './PhotoDialog'

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
