import { useQueryClient } from '@tanstack/react-query'
import { Check, History } from 'lucide-react'
import { useRef } from 'react'
import { careSessionAt } from '@/domain/care/careSession'
import {
  careOfLastWeek,
  type LikeLastWeek,
  leftOutText,
  likeLastWeek,
} from '@/domain/care/likeLastWeek'
import { lastWeekQuery } from '@/features/programs/queries'
import { careSessionsQuery } from '@/features/programs/seatQueries'
import { now } from '@/platform/clock'
import { useClosures } from '@/remote/publicSettings'
import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { useCareCart } from '@/stores/careCart'
import { Button } from '@/ui/button/Button'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Remote } from '@/ui/message/Remote'
import styles from './LastWeek.module.css'
import type { CareChoiceState } from './useCareChoice'
import type { CarePasses } from './useCarePasses'
import type { CareRows } from './useCareRows'

/** 「지난주처럼」 with what it added and what it could not; as high while last week is read. */
export function LastWeek(props: LastWeekProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { read, count, repeating, press } = useLastWeek(props)
  const done = repeating.answer
  const leftOut = done ? leftOutText(done) : ''
  return (
    <div
      className={`${styles.box} gap-2-3 icons-20 row wrap rounded tabular p-3-4 on-warm`}
      data-done={done ? true : undefined}
    >
      {done ? <Check aria-hidden="true" /> : <History aria-hidden="true" />}
      <div className="min-0 grow-6rem">
        {!done && <Offer count={props.choice.child ? count : undefined} />}
        <div role="status">
          {done && <b>{`${done.added.length}건을 담았어요.`}</b>}
          {leftOut !== '' && <p className="note">{leftOut}</p>}
        </div>
      </div>
      <Button
        ref={button}
        className={styles.button}
        tone={done ? 'line' : 'tonal'}
        isBusy={read.status === 'loading' || repeating.isBusy}
        isSinglePress
        onClick={press}
      >
        지난주처럼
      </Button>
      <Remote what="지난주 예약" read={read} focusNext={button} />
      <CommandFailure command={repeating} onRetry={press} focusNext={button} />
    </div>
  )
}

/** `count`: undefined while no child is chosen. */
function Offer({ count }: { count: number | undefined }) {
  if (count === 0) return <p className="note">지난 7일에 돌봄이 없었어요.</p>
  return (
    <>
      {count !== undefined && <b>{`지난 7일 ${count}건`}</b>}
      <p className="note">한 주 뒤 그대로 담아요.</p>
    </>
  )
}

interface LastWeekProps {
  choice: CareChoiceState
  passes: CarePasses
  rows: CareRows
}

/** 「지난주처럼」: reads the seats of the branches where the child was, then adds what can be added. */
function useLastWeek({ choice, passes, rows }: LastWeekProps) {
  const { familyUid } = useMember()
  const client = useQueryClient()
  const read = useRemoteRead(lastWeekQuery(familyUid))
  const { child, pass, branch } = choice
  const closures = useClosures()
  const bookings =
    read.status === 'loaded' && child ? careOfLastWeek(read.data, child.id, now()) : []

  const repeating = useCommand({
    send: async (passId: string): Promise<LikeLastWeek> => {
      const branchIds = new Set(
        bookings.flatMap((each) => careSessionAt(each.sessionId) ?? []).map((at) => at.branchId),
      )
      const sessionsOf = new Map(
        await Promise.all(
          [...branchIds].map(
            async (id) =>
              [id, await client.fetchQuery(careSessionsQuery(id, passes.openUntil ?? ''))] as const,
          ),
        ),
      )
      const context = {
        ...passes,
        passId,
        rows: useCareCart.getState().rows,
        sessionsOf,
        bookings: rows.bookings,
        closures,
      }
      return likeLastWeek(bookings, context, now())
    },
    onDone: ({ added }) => {
      for (const row of added) rows.add(row)
      const [first] = added.filter((row) => row.branchId === branch?.id)
      if (first) choice.chooseDate(first.date)
    },
    failure: '지난주의 돌봄을 담지 못했습니다.',
  })
  const press = () => {
    if (!child) window.alert('자녀를 선택해 주세요.')
    else if (pass && read.status === 'loaded') void repeating.run(pass.id)
  }
  return { read, count: bookings.length, repeating, press }
}
