import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type MoveDirection, numbersAfterMove } from '@/domain/content/orderNumber'
import {
  type ContentItem,
  type ContentKind,
  numberedRows,
  UNCOUNTED_ORDERS,
  waitingOrderWarning,
} from '@/domain/content/siteContent'
import { deleteContent, moveContents } from '@/repository/content/contentCommands'
import { useStaffMember } from '../StaffMemberContext'
import { invalidateContents, waitingOrdersQuery } from './contentQueries'

interface Move {
  id: string
  numbers: Map<string, number>
}

const opposite: Record<MoveDirection, MoveDirection> = { up: 'down', down: 'up' }

/** List commands; each resolves once the list is read again. `items` in the order of the site. */
export function useContentCommands(kind: ContentKind, items: readonly ContentItem[]) {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  const onSettled = () => invalidateContents(client, uid, kind)
  const moving = useMutation({
    mutationFn: ({ numbers }: Move) => moveContents(kind, numbers),
    onSettled,
    meta: { failure: '순서를 바꾸지 못했습니다.' },
  })
  const removing = useMutation({
    mutationFn: (id: string) => deleteContent(kind, id),
    onSettled,
    meta: { failure: '삭제하지 못했습니다.' },
  })
  const numberOf = (id: string) => items.find((item) => item.id === id)?.number
  const hasMoved = [...(moving.variables?.numbers ?? [])].every(
    ([id, number]) => numberOf(id) === number,
  )
  const hasGone = items.every(({ id }) => id !== removing.variables)
  return {
    move: (id: string, direction: MoveDirection, onSuccess: () => void) => {
      const way = kind === 'banner' ? opposite[direction] : direction
      const numbers = numbersAfterMove(numberedRows(kind, items), id, way)
      if (numbers.size > 0) moving.mutate({ id, numbers }, { onSuccess })
    },
    remove: (id: string, onSuccess: () => void) => removing.mutate(id, { onSuccess }),
    waitingWords: (id: string): Promise<string> =>
      client
        .fetchQuery({ ...waitingOrdersQuery(uid, kind, id), staleTime: 0 })
        .then(waitingOrderWarning)
        .catch(() => UNCOUNTED_ORDERS),
    movedId: moving.isPending ? moving.variables.id : undefined,
    removedId: removing.isPending ? removing.variables : undefined,
    /** The failed press, unless the list shows that it arrived. */
    error: (hasMoved ? null : moving.error) ?? (hasGone ? null : removing.error),
  }
}
