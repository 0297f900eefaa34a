import {
  ArrowDown,
  ArrowUp,
  Clock,
  Eye,
  FileClock,
  ImageOff,
  Lock,
  TriangleAlert,
} from 'lucide-react'
import { pictureOf } from '@/content/pictures'
import type { MoveDirection } from '@/domain/content/orderNumber'
import {
  type ContentItem,
  type ContentKind,
  type ContentState,
  contentState,
} from '@/domain/content/siteContent'
import { clockTime, dayOf, formatShortDay } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import { SHOWN_BANNERS } from '@/domain/site/banner'
import { safePictureUrl } from '@/domain/site/safeUrl'
import { nativeNumber } from '@/domain/text/particle'
import { Button } from '@/ui/button/Button'
import { IconButton } from '@/ui/button/IconButton'
import type { Elements } from '@/ui/elements'
import { ForeignPicture } from '@/ui/ForeignPicture'
import { Picture } from '@/ui/Picture'
import { Tag, type TagTone } from '@/ui/Tag'
import styles from './ContentList.module.css'

interface Props {
  kind: ContentKind
  item: ContentItem
  title: string
  index: number
  isLast: boolean
  time: Date
  isMoving: boolean
  isRemoving: boolean
  onEdit: () => void
  onRemove: () => void
  onMove: (direction: MoveDirection) => void
}

const looks: Record<ContentState, { tone: TagTone; icon: Elements }> = {
  shown: { tone: 'green', icon: <Eye aria-hidden="true" /> },
  beyond: { tone: 'plain', icon: null },
  open: { tone: 'blue', icon: <Clock aria-hidden="true" /> },
  closed: { tone: 'plain', icon: <Lock aria-hidden="true" /> },
  unpublished: { tone: 'orange', icon: <FileClock aria-hidden="true" /> },
  skipped: { tone: 'red', icon: <TriangleAlert aria-hidden="true" /> },
}

export function ContentRow({
  kind,
  item,
  title,
  index,
  isLast,
  time,
  isMoving,
  isRemoving,
  onEdit,
  onRemove,
  onMove,
}: Props) {
  const { state, label } = contentState(kind, item, index, time)
  const { tone, icon } = looks[state]
  return (
    <li className={`${styles.row} grid gap-2-4 py-4`}>
      <ContentPicture url={item.entry.imageUrl} />
      <div className="stack-1 min-0">
        <b className="lh-135">{title}</b>
        <p className="note">{factsOf(kind, item, index).join(' · ')}</p>
        <p className={styles.state}>
          <Tag tone={tone}>
            {icon}
            <span>{label}</span>
          </Tag>
        </p>
      </div>
      {kind !== 'special' && (
        <div className={`${styles.order} flex`}>
          <IconButton
            label={`${title} 위로`}
            aria-disabled={isMoving || index === 0 || undefined}
            onClick={() => onMove('up')}
          >
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton
            label={`${title} 아래로`}
            aria-disabled={isMoving || isLast || undefined}
            onClick={() => onMove('down')}
          >
            <ArrowDown aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <div className={`${styles.actions} wrap-2`}>
        <Button size="large" aria-label={`${title} 수정`} onClick={onEdit}>
          수정
        </Button>
        <Button size="large" aria-label={`${title} 삭제`} isBusy={isRemoving} onClick={onRemove}>
          삭제
        </Button>
      </div>
    </li>
  )
}

const priceOf = (price: string): string =>
  /^\d{1,9}$/.test(price) ? formatKRW(Number(price)) : price

function factsOf(kind: ContentKind, item: ContentItem, index: number): string[] {
  const { entry, deadline, problem, position } = item
  if (kind === 'banner') {
    const takesPosition = problem !== undefined && position !== undefined && index < SHOWN_BANNERS
    return [
      `${index + 1}번째`,
      takesPosition ? `${nativeNumber(SHOWN_BANNERS)} 자리 가운데 하나를 차지해요` : entry.ctaText,
    ].filter(Boolean)
  }
  const until = deadline && `${formatShortDay(dayOf(deadline))} ${clockTime(deadline)} 마감`
  return [priceOf(entry.price), entry.branch, until ?? ''].filter(Boolean)
}

function ContentPicture({ url }: { url: string }) {
  const safe = safePictureUrl(url)
  const own = safe === undefined ? undefined : pictureOf(safe)
  if (own)
    return <Picture className={`${styles.picture} cover`} picture={own} alt="" sizes="112px" />
  if (safe === undefined || safe === '') return <NoPicture />
  return (
    <ForeignPicture
      className={`${styles.picture} cover`}
      url={safe}
      alt=""
      width={112}
      height={72}
      instead={<NoPicture />}
    />
  )
}

const NoPicture = () => (
  <span className={`${styles.none} center faint on-sunken`}>
    <ImageOff aria-hidden="true" />
  </span>
)
