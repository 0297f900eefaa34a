import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Download, Images } from 'lucide-react'
import { useRef, useState } from 'react'
import { type DayNote, noteHeading } from '@/domain/care/dayNote'
import { type NotePhoto, photoFileName } from '@/domain/care/notePhoto'
import { childrenQuery } from '@/features/account/queries'
import { saveFile } from '@/platform/device/saveFile'
import { savesData } from '@/platform/network/savesData'
import { useArrowKeys } from '@/platform/page/useArrowKeys'
import { useHasBeenNear } from '@/platform/page/useHasBeenNear'
import { useFailure } from '@/remote/useFailure'
import { useMember } from '@/remote/useMember'
import { useReadError } from '@/remote/useReadError'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { BytesPicture } from '@/ui/BytesPicture'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/layout/Dialog'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { photoCountQuery, photosQuery } from '../queries'
import styles from './NotePhotos.module.css'

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

interface PhotoDialogProps {
  note: DayNote
  count: number
  isOpen: boolean
  onClose: () => void
}

/** 「사진」: one at a time, also by the arrow keys. */
const PhotoDialog = (props: PhotoDialogProps) => (
  <Dialog title="사진" isOpen={props.isOpen} onClose={props.onClose}>
    <Photos {...props} />
  </Dialog>
)

function Photos({ note, count }: PhotoDialogProps) {
  const { photos, failure, isOver, retry, readOn } = usePhotos(note, true)
  const [index, setIndex] = useState(0)
  const photo = photos[index]
  const move = (step: -1 | 1) => {
    const next = index + step
    if (next < 0 || next >= count) return
    setIndex(next)
    if (next >= photos.length) readOn()
  }
  useArrowKeys(true, move)
  return (
    <div className="stack-4">
      <Stage
        photo={photo}
        alt={`${noteHeading(note)} ${index + 1}번째 사진`}
        failure={failure}
        isOver={isOver}
        onRetry={retry}
      />
      <p className="num text-center" role="status">{`${index + 1} / ${count}`}</p>
      <div className={`${styles.controls} thirds stack-2`}>
        <Button aria-disabled={index === 0} onClick={() => move(-1)}>
          <ChevronLeft aria-hidden="true" />
          <span>이전</span>
        </Button>
        <Button aria-disabled={!photo} onClick={() => photo && save(note, photo, index + 1)}>
          <Download aria-hidden="true" />
          <span>저장</span>
        </Button>
        <Button aria-disabled={index === count - 1} onClick={() => move(1)}>
          <span>다음</span>
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </div>
  )
}

const save = (note: DayNote, photo: NotePhoto, number: number): void =>
  saveFile(photoFileName(note, photo, number), new Blob([photo.data], { type: photo.type }))

interface StageProps {
  photo: NotePhoto | undefined
  alt: string
  failure: ReturnType<typeof usePhotos>['failure']
  isOver: boolean
  onRetry: () => void
}

function Stage({ photo, alt, failure, isOver, onRetry }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  return (
    <div className={`${styles.stage} grid rounded clip on-sunken`} ref={stage} tabIndex={-1}>
      {photo && (
        <BytesPicture className={`${styles.shown} full full-height`} picture={photo} alt={alt} />
      )}
      {!photo && failure && (
        <FailureMessage what="사진" failure={failure} onRetry={onRetry} focusNext={stage} />
      )}
      {!photo && !failure && (isOver ? <PhotoGone /> : <Skeleton height="100%" />)}
    </div>
  )
}

const PhotoGone = () => <p className="note">그사이 지워진 사진이에요.</p>

/** What is read of a note's pictures so far; `readOn` brings the next one. */
function usePhotos({ id }: DayNote, isWanted: boolean) {
  const { familyUid } = useMember()
  const read = useInfiniteQuery({ ...photosQuery(familyUid, id), enabled: isWanted })
  const { error, retry } = useReadError(read)
  const readOn = () => void read.fetchNextPage({ cancelRefetch: false })
  return {
    photos: read.data?.pages.flatMap((photo) => photo ?? []) ?? [],
    failure: useFailure(error),
    /** No more pictures came than these: the others were deleted meanwhile. */
    isOver: read.isSuccess && !read.hasNextPage && !read.isFetching,
    retry: read.isFetchNextPageError ? readOn : retry,
    readOn,
  }
}
