import { useEffect, useRef } from 'react'
import { careTimeState } from '@/domain/care/careBooking'
import { isDayBookable } from '@/domain/care/passUses'
import { dayOf } from '@/domain/dates/day'
import type { ProgramSession } from '@/domain/programs/programSession'
import type { RemoteRead } from '@/remote/useRemoteRead'
import type { CareChoiceState } from './useCareChoice'
import type { CareRows } from './useCareRows'

interface Options {
  choice: CareChoiceState
  rows: CareRows
  sessions: RemoteRead<readonly ProgramSession[]>
  now: Date
  press: (session: ProgramSession) => void
}

/** Selects the session in the address once child and pass are known (link of 「빈자리 알림」). */
export function useAskedSession({ choice, rows, sessions, now, press }: Options): void {
  const isDone = useRef(false)
  const { child, pass, askedSessionId } = choice
  const session =
    sessions.status === 'loaded' ? sessions.data.find(({ id }) => id === askedSessionId) : undefined
  useEffect(() => {
    if (isDone.current || !session || !child || !pass) return
    isDone.current = true
    const isPicked = rows.rows.some((row) => row.slotId === session.id && row.childId === child.id)
    const state = careTimeState(session, child.id, rows.bookings, now)
    const isOpened = isDayBookable(pass, dayOf(session.startsAt), dayOf(now))
    if (state === 'open' && isOpened && !isPicked) press(session)
  })
}
