import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { type DayNote, noteHeading } from '@/domain/care/dayNote'
import { type NotePhoto, photoFileName } from '@/domain/care/notePhoto'
import { saveFile } from '@/platform/device/saveFile'
import { useArrowKeys } from '@/platform/page/useArrowKeys'
import { BytesPicture } from '@/ui/BytesPicture'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/layout/Dialog'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Skeleton } from '@/ui/message/Skeleton'
import styles from './PhotoDialog.module.css'
import { usePhotos } from './usePhotos'

interface Props {
  note: DayNote
  count: number
  isOpen: boolean
  onClose: () => void
}

/** 「사진」: one at a time, also by the arrow keys. */
export const PhotoDialog = (props: Props) => (
  <Dialog title="사진" isOpen={props.isOpen} onClose={props.onClose}>
    <Photos {...props} />
  </Dialog>
)

function Photos({ note, count }: Props) {
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
        <BytesPicture className={`${styles.picture} full full-height`} picture={photo} alt={alt} />
      )}
      {!photo && failure && (
        <FailureMessage what="사진" failure={failure} onRetry={onRetry} focusNext={stage} />
      )}
      {!photo && !failure && (isOver ? <PhotoGone /> : <Skeleton height="100%" />)}
    </div>
  )
}

const PhotoGone = () => <p className="note">그사이 지워진 사진이에요.</p>
