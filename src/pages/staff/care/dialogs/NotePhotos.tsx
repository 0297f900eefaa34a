import { ImagePlus, X } from 'lucide-react'
import { useId } from 'react'
import { photoLimits } from '@/domain/care/notePhoto'
import { BytesPicture } from '@/ui/BytesPicture'
import { RetryButton } from '@/ui/button/RetryButton'
import { FailureMessage } from '@/ui/message/FailureMessage'
import styles from './NotePhotos.module.css'
import type { ShownPhoto, useNotePhotoList } from './useNotePhotoList'
import type { useSendPhotos } from './useSendPhotos'

interface Props {
  list: ReturnType<typeof useNotePhotoList>
  sending: ReturnType<typeof useSendPhotos>
  isReadOnly: boolean
}

/** 「사진」 of 「알림장」 (specification 7, section 8). */
export function NotePhotos({ list, sending, isReadOnly }: Props) {
  const id = useId()
  const { consent, shown, words } = list
  return (
    <section className="stack-2" aria-labelledby={id}>
      <h3 className="note bold" id={id}>
        사진
      </h3>
      {consent === 'unknown' && <p className="note">사진 동의를 확인하고 있어요.</p>}
      {consent === 'missing' && <p className="note">사진 동의가 없어요.</p>}
      {consent === 'given' && (
        <>
          <ul className={`${styles.photos} stack-2`}>
            {shown.map(({ key, ...one }, index) => (
              <Shown key={key} {...one} number={index + 1} isReadOnly={isReadOnly} />
            ))}
            {list.opening > 0 && (
              <li className="center rounded note on-sunken" role="status">
                여는 중
              </li>
            )}
            {!isReadOnly && shown.length + list.opening < photoLimits.count && (
              <li>
                <AddPhotos onChoose={list.choose} />
              </li>
            )}
          </ul>
          {!isReadOnly && <p className="note">다른 아이의 얼굴이 보이는 사진은 보내지 마세요.</p>}
          {words.map((word) => (
            <p key={word} className="danger semibold" role="alert">
              {word}
            </p>
          ))}
          <FailureMessage isInline failure={list.failure} onRetry={list.retry} />
          <Sending sending={sending} />
        </>
      )}
    </section>
  )
}

interface ShownProps extends Omit<ShownPhoto, 'key'> {
  number: number
  isReadOnly: boolean
}

const Shown = ({ photo, isGoing, remove, number, isReadOnly }: ShownProps) => (
  <li className={`${styles.photo} relative`} data-going={isGoing || undefined}>
    <BytesPicture picture={photo} alt={`${number}번째 사진`} />
    {!isReadOnly && (
      <button
        className={`${styles.remove} grid`}
        type="button"
        aria-label={`${number}번째 사진 빼기`}
        aria-disabled={isGoing || undefined}
        onClick={() => {
          if (!isGoing) remove()
        }}
      >
        <X aria-hidden="true" />
      </button>
    )}
  </li>
)

const AddPhotos = ({ onChoose }: { onChoose: (files: readonly File[]) => void }) => (
  <label
    className={`${styles.add} focus-ring gap-1 full-height edged-softly center relative rounded text-14 semibold text-center on-surface`}
  >
    <ImagePlus aria-hidden="true" />
    <span>사진 추가</span>
    <input
      type="file"
      accept="image/*"
      multiple
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])])
        // The same file may be chosen again.
        target.value = ''
      }}
    />
  </label>
)

function Sending({ sending: { progress, failure, isBusy, retry } }: Pick<Props, 'sending'>) {
  if (!progress) return null
  const left = progress.count - progress.done
  return (
    <>
      <p className="num semibold" role="status">{`${progress.done} / ${progress.count}`}</p>
      {failure && !isBusy && (
        <div className="stack-1 danger semibold">
          <p role="alert">{`사진 ${left}장을 보내지 못했어요.`}</p>
          <FailureMessage isInline failure={failure} />
          <RetryButton onRetry={retry} />
        </div>
      )}
    </>
  )
}
