import { childAvatar } from '@/content/childAvatar'
import { Picture } from '@/ui/Picture'
import styles from './ChildFace.module.css'

export function ChildFace({ childId }: { childId: string }) {
  return (
    <Picture
      picture={childAvatar(childId)}
      alt=""
      className={`${styles.face} square-48 pill screen-only`}
    />
  )
}
