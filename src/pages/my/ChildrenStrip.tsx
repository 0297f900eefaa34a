import { childAvatar } from '@/content/childAvatar'
import { paths } from '@/domain/paths'
import { useChildren } from '@/stores/children'
import { Card } from '@/ui/Card'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import styles from './ChildrenStrip.module.css'

/** The children at a glance. */
export function ChildrenStrip() {
  const children = useChildren()
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.heading}>우리 아이</h2>
        <Link className={styles.link} to={paths.myChildren}>
          자녀 관리
        </Link>
      </div>
      {children.length === 0 ? (
        <p className={styles.none}>등록된 자녀가 없어요.</p>
      ) : (
        <ul className={styles.list}>
          {children.map(({ id, name }) => (
            <li key={id} className={styles.child}>
              <Picture picture={childAvatar(id)} alt="" className={styles.face ?? ''} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
