import type { ComponentProps } from 'react'
import type { ProgramSession } from '@/domain/programs/programSession'
import { BookingRows } from './BookingRows'
import { useOverlaps } from './useOverlaps'

interface Props extends Omit<ComponentProps<typeof BookingRows>, 'overlapping'> {
  sessions: readonly ProgramSession[]
}

export function MemberRows({ sessions, ...rows }: Props) {
  const overlapping = useOverlaps(rows.selection.bookings, sessions)
  return <BookingRows {...rows} overlapping={overlapping} />
}
