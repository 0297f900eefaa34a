import { Images } from 'lucide-react'
import { useRef } from 'react'
import { type DayNote, noteHeading } from '@/domain/care/dayNote'
import { BytesPicture } from '@/ui/BytesPicture'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'
import styles from './FirstPhoto.module.css'
import { usePhotos } from './usePhotos'

interface Props {
  note: DayNote
  count: number
  isWanted: boolean
  onWant: () => void
  onOpen: () => void
}

/** In a frame that is there before it. */
export function FirstPhoto({ note, count, isWanted, onWant, onOpen }: Props) {
  const { photos, failure, retry } = usePhotos(note, isWanted)
  const frame = useRef<HTMLDivElement>(null)
  const [first] = photos
  return (
    <div
      className={`${styles.frame} center relative rounded clip on-sunken`}
      ref={frame}
      tabIndex={-1}
    >
      {first && (
        <BytesPicture
          className={styles.picture}
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
