import { useState } from 'react'
import { BEING_PREPARED, type Branch } from '@/domain/places/branch'
import { Picture } from '@/ui/Picture'
import { DetailSection } from '../DetailSection'
import { GalleryDialog } from './GalleryDialog'
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
