import { useQueryClient } from '@tanstack/react-query'
import { type MoveDirection, numbersAfterMove } from '@/domain/content/orderNumber'
import {
  type ContentItem,
  type ContentKind,
  numberedRows,
  UNCOUNTED_ORDERS,
  waitingOrderWarning,
} from '@/domain/content/siteContent'
import { useCommand } from '@/remote/useCommand'
import { deleteContent, moveContents } from '@/repository/content/contentCommands'
import { useStaffMember } from '../StaffMemberContext'
import { contentQueries, waitingOrdersQuery } from './queries'

interface Move {
  id: string
  numbers: Map<string, number>
}

const opposite: Record<MoveDirection, MoveDirection> = { up: 'down', down: 'up' }

/** `items` in the order of the site. */
export function useContentCommands(kind: ContentKind, items: readonly ContentItem[]) {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  const renews = () => contentQueries(uid, kind)
  const moving = useCommand({
    send: ({ numbers }: Move) => moveContents(kind, numbers),
    renews,
    renewsAlways: true,
    failure: '순서를 바꾸지 못했습니다.',
  })
  const removing = useCommand({
    send: (id: string) => deleteContent(kind, id),
    renews,
    renewsAlways: true,
    failure: '삭제하지 못했습니다.',
  })
  const numberOf = (id: string) => items.find((item) => item.id === id)?.number
  const hasMoved = [...(moving.given?.numbers ?? [])].every(
    ([id, number]) => numberOf(id) === number,
  )
  const hasGone = items.every(({ id }) => id !== removing.given)
  return {
    move: (id: string, direction: MoveDirection, onDone: () => void) => {
      const way = kind === 'banner' ? opposite[direction] : direction
      const numbers = numbersAfterMove(numberedRows(kind, items), id, way)
      if (numbers.size > 0) void moving.run({ id, numbers }, { onDone })
    },
    remove: (id: string, onDone: () => void) => void removing.run(id, { onDone }),
    waitingWords: (id: string): Promise<string> =>
      client
        .fetchQuery({ ...waitingOrdersQuery(uid, kind, id), staleTime: 0 })
        .then(waitingOrderWarning)
        .catch(() => UNCOUNTED_ORDERS),
    movedId: moving.isBusy ? moving.given?.id : undefined,
    removedId: removing.isBusy ? removing.given : undefined,
    /** The failed press, unless the list shows that it arrived. */
    failure: (hasMoved ? undefined : moving.failure) ?? (hasGone ? undefined : removing.failure),
  }
}
