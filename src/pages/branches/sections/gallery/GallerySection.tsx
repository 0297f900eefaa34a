import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { BEING_PREPARED, type Branch, type BranchImage } from '@/domain/places/branch'
import { useArrowKeys } from '@/platform/page/useArrowKeys'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/layout/Dialog'
import { Picture } from '@/ui/Picture'
import { DetailSection } from '../DetailSection'
import styles from './GallerySection.module.css'

export function GallerySection({ branch }: { branch: Branch }) {
  const [shown, setShown] = useState<number>()
  return (
    <DetailSection tab="gallery">
      {branch.images.length === 0 && <p className="muted">{BEING_PREPARED}</p>}
      <ul className={`${styles.gallery} two-columns stack-2`}>
        {branch.images.map(({ picture, alt }, index) => (
          <li key={picture.src}>
            <button
              type="button"
              className={`${styles.open} block full clip`}
              onClick={() => setShown(index)}
            >
              <Picture
                className={`${styles.picture} full cover on-peach`}
                picture={picture}
                alt={alt}
                sizes="(min-width: 900px) 271px, 50vw"
              />
            </button>
          </li>
        ))}
      </ul>
      <GalleryDialog
        images={branch.images}
        shown={shown}
        onShow={setShown}
        onClose={() => setShown(undefined)}
      />
    </DetailSection>
  )
}

interface Props {
  images: readonly BranchImage[]
  shown: number | undefined
  onShow: (index: number) => void
  onClose: () => void
}

/** One large picture; previous and next by key or tap, wrapping around. */
function GalleryDialog({ images, shown, onShow, onClose }: Props) {
  const image = shown === undefined ? undefined : images[shown]
  const move = (step: number) => {
    if (shown !== undefined) onShow((shown + step + images.length) % images.length)
  }
  useArrowKeys(image !== undefined, move)

  return (
    <Dialog title="갤러리" isOpen={image !== undefined} onClose={onClose}>
      {image && (
        <figure className="stack-3">
          <Picture
            key={image.picture.src}
            className="ratio-4-3 full rounded-card cover on-peach"
            picture={image.picture}
            alt={image.alt}
            sizes="(min-width: 600px) 520px, 100vw"
            priority
          />
          <figcaption className="muted text-center" aria-live="polite">
            {image.alt}
          </figcaption>
          <div className={`${styles.controls} to-middle row bold`}>
            <Button aria-label="이전 사진" onClick={() => move(-1)}>
              <ChevronLeft aria-hidden="true" />
            </Button>
            <span className="num">{`${(shown ?? 0) + 1} / ${images.length}`}</span>
            <Button aria-label="다음 사진" onClick={() => move(1)}>
              <ChevronRight aria-hidden="true" />
            </Button>
          </div>
        </figure>
      )}
    </Dialog>
  )
}
