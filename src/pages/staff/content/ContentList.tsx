import { useRef, useState } from 'react'
import type { MoveDirection } from '@/domain/content/orderNumber'
import { type ContentItem, type ContentKind, inSiteOrder } from '@/domain/content/siteContent'
import { SHOWN_BANNERS } from '@/domain/site/banner'
import { nativeNumber } from '@/domain/text/particle'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Remote } from '@/ui/message/Remote'
import { StateMessage } from '@/ui/message/StateMessage'
import { ListHead } from '../managed/ListHead'
import { useStaffMember } from '../StaffMemberContext'
import styles from './ContentList.module.css'
import { ContentRow } from './ContentRow'
import { useContentCommands } from './commands'
import { contentsQuery } from './queries'

interface Props {
  kind: ContentKind
  onEdit: (id: string) => void
}

const leads: Record<ContentKind, string> = {
  banner: `홈 위쪽에 ${nativeNumber(SHOWN_BANNERS)} 장까지 차례로 보여요.`,
  basic: '간식 화면에 차례로 보여요.',
  growth: '간식 화면에 차례로 보여요.',
  special: '게시한 것 가운데 마감이 가장 가까운 것이 보여요.',
}

export function ContentList({ kind, onEdit }: Props) {
  const { uid } = useStaffMember()
  const read = useRemoteRead(contentsQuery(uid, kind))
  const lead = useRef<HTMLParagraphElement>(null)
  return (
    <div className="stack-4 one-column">
      <ListHead onAdd={() => onEdit('')}>
        <p className="grow-6rem muted" ref={lead} tabIndex={-1}>
          {leads[kind]}
        </p>
      </ListHead>
      <Remote what="화면 내용" read={read} height="280px" focusNext={lead}>
        {(items) =>
          items.length === 0 ? (
            <StateMessage role="status" message="아직 내용이 없어요." />
          ) : (
            <Rows kind={kind} items={items} onEdit={onEdit} onGone={() => lead.current?.focus()} />
          )
        }
      </Remote>
    </div>
  )
}

interface RowsProps extends Props {
  items: readonly ContentItem[]
  onGone: () => void
}

const titleOf = ({ id, entry }: ContentItem): string => entry.title.trim() || id

function Rows({ kind, items, onEdit, onGone }: RowsProps) {
  const time = useNow() ?? now()
  const [message, setMessage] = useState('')
  const rows = inSiteOrder(kind, items, time)
  const { move, remove, waitingWords, movedId, removedId, failure } = useContentCommands(kind, rows)
  const isBusy = (movedId ?? removedId) !== undefined
  const removeAsked = async (item: ContentItem) => {
    if (isBusy) return
    const title = titleOf(item)
    const question = `「${title}」을(를) 삭제할까요? 되돌릴 수 없어요.`
    const waiting = await waitingWords(item.id)
    if (!window.confirm([waiting, question].filter(Boolean).join('\n'))) return
    remove(item.id, () => {
      setMessage(`「${title}」을(를) 삭제했어요.`)
      onGone()
    })
  }
  const moveBy = (item: ContentItem, direction: MoveDirection) => {
    if (!isBusy)
      move(item.id, direction, () => setMessage(`「${titleOf(item)}」의 순서를 바꿨어요.`))
  }
  return (
    <>
      <p className="unless-empty" role="status">
        {message}
      </p>
      <FailureMessage isInline failure={failure} />
      <ul className={`${styles.list} ruled card`} aria-label={leads[kind]}>
        {rows.map((item, index) => (
          <ContentRow
            key={item.id}
            kind={kind}
            item={item}
            title={titleOf(item)}
            index={index}
            isLast={index === rows.length - 1}
            time={time}
            isMoving={item.id === movedId}
            isRemoving={item.id === removedId}
            onEdit={() => onEdit(item.id)}
            onRemove={() => void removeAsked(item)}
            onMove={(direction) => moveBy(item, direction)}
          />
        ))}
      </ul>
    </>
  )
}
