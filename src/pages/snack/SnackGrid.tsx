import { useRef } from 'react'
import { firstSnackPictures } from '@/content/firstSnackPictures'
import { snackKey } from '@/domain/snacks/snackCart'
import type { SnackMenuItem, SnackMenuKind } from '@/domain/snacks/snackMenu'
import type { ChildChoice } from '@/features/account/useChildren'
import { SnackCard } from '@/features/snacks/SnackCard'
import { SnackPicture } from '@/features/snacks/SnackPicture'
import type { RemoteRead } from '@/remote/useRemoteRead'
import { RetryButton } from '@/ui/button/RetryButton'
import { Skeleton } from '@/ui/message/Skeleton'
import { StateMessage } from '@/ui/message/StateMessage'
import styles from './SnackGrid.module.css'

interface Props {
  kind: SnackMenuKind
  heading: string
  lead: string
  menu: RemoteRead<readonly SnackMenuItem[]>
  child: ChildChoice | undefined
}

export function SnackGrid({ kind, heading, lead, menu, child }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  const pictures = kind === 'basic' ? firstSnackPictures : []
  return (
    <section aria-busy={menu.status === 'loading'}>
      <div className={`${styles.head} mb-4`}>
        <h2 className="wide-28" ref={title} tabIndex={-1}>
          {heading}
        </h2>
        <p className="muted">{lead}</p>
      </div>
      {menu.status === 'loading' && <LoadingGrid pictures={pictures} />}
      {menu.status === 'failed' && (
        <StateMessage role="alert" message="메뉴를 불러오지 못했습니다.">
          <RetryButton onRetry={menu.retry} focusNext={title} />
        </StateMessage>
      )}
      {menu.status === 'loaded' && menu.data.length === 0 && (
        <StateMessage role="status" message="등록된 메뉴가 없습니다." />
      )}
      {menu.status === 'loaded' && menu.data.length > 0 && (
        <ul className={`${styles.grid} halves stack-3`}>
          {menu.data.map((item, index) => (
            <SnackCard
              key={snackKey(kind, item.id)}
              kind={kind}
              item={item}
              child={child}
              isPictureSeen={index < pictures.length && item.imageUrl === pictures[index]}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

const PLACEHOLDERS = [0, 1, 2, 3, 4, 5, 6, 7]
/** A phone's first row. */
const EAGER_PICTURES = 2

/** Skeleton with the pictures known at build time. */
function LoadingGrid({ pictures }: { pictures: readonly (string | null)[] }) {
  return (
    <div className="relative">
      <p className={`${styles.loadingText} on-raised pill bold`} role="status">
        불러오는 중…
      </p>
      <div className={`${styles.grid} halves stack-3`} aria-hidden="true">
        {PLACEHOLDERS.map((index) => (
          <div key={index} className={`${styles.placeholder} card grid clip gap-14px`}>
            <div className={`${styles.placeholderPicture} grid`}>
              <AwaitedPicture url={pictures[index]} isFirst={index < EAGER_PICTURES} />
            </div>
            <Skeleton width="60%" height="24px" />
            <Skeleton width="40%" height="24px" />
            <Skeleton height="44px" />
          </div>
        ))}
      </div>
    </div>
  )
}

interface AwaitedPictureProps {
  url: string | null | undefined
  isFirst: boolean
}

function AwaitedPicture({ url, isFirst }: AwaitedPictureProps) {
  if (!url) return <Skeleton height="100%" />
  return <SnackPicture url={url} alt="" loadAs={isFirst ? 'first' : undefined} />
}
