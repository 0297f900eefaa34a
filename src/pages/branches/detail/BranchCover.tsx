import type { Branch } from '@/domain/places/branch'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Picture } from '@/ui/Picture'
import styles from './BranchCover.module.css'

interface Props {
  branch: Branch
  onMore: () => void
}

/** The branch from outside; on wide screens two rooms too. */
export function BranchCover({ branch, onMore }: Props) {
  const [, playroom, , , artRoom] = branch.images
  return (
    <SectionsContainer className={`${styles.cover} full`}>
      <Picture
        className={`${styles.main} full cover on-peach`}
        picture={branch.thumbnail.picture}
        alt={branch.thumbnail.alt}
        sizes="(min-width: 900px) 808px, 100vw"
        priority
        phoneBelow={900}
      />
      <div className={styles.side}>
        {playroom && (
          <Picture
            className={styles.room}
            picture={playroom.picture}
            alt={playroom.alt}
            sizes="300px"
          />
        )}
        {artRoom && (
          <button type="button" className={styles.more} onClick={onMore}>
            <Picture className={styles.room} picture={artRoom.picture} alt="" sizes="300px" />
            <span className={styles.moreLabel}>{`사진 ${branch.images.length}장 보기`}</span>
          </button>
        )}
      </div>
    </SectionsContainer>
  )
}
