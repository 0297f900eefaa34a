import { useEffect, useRef } from 'react'
import { type Program, slotsOn } from '@/domain/programs/program'
import { useUrlState } from '@/platform/page/useUrlState'

interface Options {
  program: Program
  /** Nothing is picked before there is a child to pick it for. */
  isReady: boolean
  choose: (date: string, slotId: string) => void
}

/** Picks the session of the address, `?session=`, once: a card says that it has a seat again. */
export function useAskedSlot({ program, isReady, choose }: Options): void {
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
