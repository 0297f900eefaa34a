import { useEffect, useRef } from 'react'
import { careTimeState } from '@/domain/care/careBooking'
import type { ProgramSession } from '@/domain/programs/programSession'
import type { RemoteRead } from '@/remote/useRemoteRead'
import type { CareChoice } from './useCareChoice'
import type { CareRows } from './useCareRows'

interface Options {
  choice: CareChoice
  rows: CareRows
  sessions: RemoteRead<readonly ProgramSession[]>
  now: Date
  press: (session: ProgramSession) => void
}

/** Chooses the session of the address, once, as soon as child and pass are known: a card says that it has a seat again. */
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
    if (state === 'open' && !isPicked) press(session)
  })
}
