import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type MoveDirection, numbersAfterMove } from '@/domain/content/orderNumber'
import {
  type ContentKind,
  inSiteOrder,
  numberedRows,
  waitingOrderWords,
} from '@/domain/content/siteContent'
import { now } from '@/platform/clock'
import { deleteContent, moveContents } from '@/repository/contentCommands'
import { useStaffMember } from '../staffMember'
import { contentsQuery, renewContents, waitingOrdersQuery } from './contentQueries'

interface Move {
  id: string
  direction: MoveDirection
}

const opposite: Record<MoveDirection, MoveDirection> = { up: 'down', down: 'up' }

/** What is done in a list of contents. Each ends once the list has been read again. */
export function useContentCommands(kind: ContentKind) {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  const query = contentsQuery(uid, kind)
  const onSettled = () => renewContents(client, uid, kind)
  const move = useMutation({
    mutationFn: async ({ id, direction }: Move) => {
      const items = inSiteOrder(kind, await client.ensureQueryData(query), now())
      const rows = numberedRows(kind, items)
      const isDescending = kind === 'banner'
      const numbers = numbersAfterMove(rows, id, isDescending ? opposite[direction] : direction)
      if (numbers.size > 0) await moveContents(kind, numbers)
    },
    onSettled,
    meta: { failure: '순서를 바꾸지 못했습니다.' },
  })
  const remove = useMutation({
    mutationFn: (id: string) => deleteContent(kind, id),
    onSettled,
    meta: { failure: '삭제하지 못했습니다.' },
  })
  /** What is said of the orders that wait for a content; empty where there are none. */
  const waitingWords = (id: string): Promise<string> =>
    client
      .fetchQuery({ ...waitingOrdersQuery(uid, kind, id), staleTime: 0 })
      .then(waitingOrderWords)
      .catch(() => '입금 대기 주문을 확인하지 못했어요.')
  return { move, remove, waitingWords }
}
