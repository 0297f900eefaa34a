import { type RefObject, useRef } from 'react'
import { Link } from 'react-router-dom'
import { childAvatar } from '@/content/childAvatar'
import { paths } from '@/domain/site/paths'
import { useAccount } from '@/features/account/useAccount'
import { childListOf, childrenReadOf, useChildren } from '@/features/account/useChildren'
import { useDeviceReady } from '@/stores/deviceStore'
import { Card } from '@/ui/layout/Card'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Skeleton } from '@/ui/message/Skeleton'
import { Picture } from '@/ui/Picture'
import styles from './ChildrenStrip.module.css'

export function ChildrenStrip() {
  const link = useRef<HTMLAnchorElement>(null)
  return (
    <Card as="section" className={styles.card}>
      <div className="min-h-48 spread">
        <h2 className="text-18">우리 아이</h2>
        <Link
          ref={link}
          className="underlined-near min-h-48 inline-flex note middle"
          to={paths.myChildren}
        >
          자녀 관리
        </Link>
      </div>
      <ChildFaces focusNext={link} />
    </Card>
  )
}

function ChildFaces({ focusNext }: { focusNext: RefObject<HTMLElement | null> }) {
  const known = useChildren()
  const isDeviceReady = useDeviceReady()
  const isEnded = useAccount().status === 'ended'
  const read = childrenReadOf(known)
  if (!isDeviceReady || read?.status === 'loading') return <Skeleton height="80px" />
  if (read?.status === 'failed') {
    return (
      <FailureMessage
        what="자녀"
        height="80px"
        failure={read.failure}
        onRetry={read.retry}
        focusNext={focusNext}
      />
    )
  }
  const childList = childListOf(known)
  if (childList.length === 0)
    return (
      <p className="muted">
        {isEnded ? '로그인하면 자녀를 볼 수 있어요.' : '등록된 자녀가 없어요.'}
      </p>
    )
  return (
    <ul className={`${styles.list} flex wrap`}>
      {childList.map(({ id, name }) => (
        <li key={id} className={`${styles.child} grid text-14 semibold centred gap-6px`}>
          <Picture picture={childAvatar(id)} alt="" className="square-56 pill" />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
