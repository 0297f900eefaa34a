import { useEffect, useRef } from 'react'
import { type Program, slotsOn } from '@/domain/programs/program'
import { useUrlState } from '@/platform/page/useUrlState'

interface Options {
  program: Program
  isReady: boolean
  choose: (date: string, slotId: string) => void
}

/** Picks the session of `?session=` once (link of 「빈자리 알림」). */
export function useLinkedSlot({ program, isReady, choose }: Options): void {
  const slotId = useUrlState().params.get('session')
  const isDone = useRef(false)
  const date = program.allowedDates.find((day) =>
    slotsOn(program, day).some((slot) => slot.slotId === slotId),
  )
  useEffect(() => {
    if (isDone.current || !isReady || slotId === null || date === undefined) return
    isDone.current = true
    choose(date, slotId)
  })
}
