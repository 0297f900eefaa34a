import type { ComponentProps } from 'react'
import type { ProgramSession } from '@/domain/programs/programSession'
import { BookingRows } from './BookingRows'
import { useOverlaps } from './useOverlaps'

interface Props extends Omit<ComponentProps<typeof BookingRows>, 'overlapping'> {
  uid: string
  sessions: readonly ProgramSession[]
}

export function MemberRows({ uid, sessions, ...rows }: Props) {
  const overlapping = useOverlaps(rows.selection.bookings, sessions, uid)
  return <BookingRows {...rows} overlapping={overlapping} />
}
