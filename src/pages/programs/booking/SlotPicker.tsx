import { type RefObject, useId, useRef } from 'react'
import { formatDay } from '@/domain/dates/day'
import { type Program, seatsOf, slotsOn } from '@/domain/programs/program'
import type { ProgramRow } from '@/domain/programs/programSelection'
import { isPicked } from '@/domain/programs/sessionRow'
import { SeatsUnknown } from '@/features/programs/SeatsUnknown'
import type { RemoteRead } from '@/remote/useRemoteRead'
import type { Elements } from '@/ui/elements'
import { Skeleton } from '@/ui/message/Skeleton'
import styles from './SlotPicker.module.css'

interface Props extends SlotsProps {
  sessions: RemoteRead<unknown>
  usualStarts: readonly string[]
}

interface SlotsProps {
  program: Program
  date: string | undefined
  now: Date
  bookings: readonly ProgramRow[]
  /** No child to book for. */
  isLocked: boolean
  onPress: (slotId: string) => void
  fullAction: (slotId: string, describedBy: string) => Elements
}

export function SlotPicker({ sessions, usualStarts, ...slots }: Props) {
  const picker = useRef<HTMLDivElement>(null)
  const { date } = slots
  const isLoading = sessions.status === 'loading'
  return (
    <div className="stack-3 from-top" ref={picker} tabIndex={-1} aria-busy={isLoading}>
      <p
        className={`${styles.date} p-14px-4 flex wrap baseline apart gap-2 rounded on-warm`}
        aria-live="polite"
      >
        <span className="note">선택한 날짜</span>
        {isLoading ? (
          <Skeleton width="120px" height="1lh" />
        ) : (
          <b>{date === undefined ? '없음' : formatDay(date)}</b>
        )}
      </p>
      <SlotsOrState sessions={sessions} usualStarts={usualStarts} focusNext={picker} {...slots} />
    </div>
  )
}

function SlotsOrState({
  sessions,
  usualStarts,
  focusNext,
  ...slots
}: Props & { focusNext: RefObject<HTMLElement | null> }) {
  switch (sessions.status) {
    case 'loading':
      return (
        <ul className={`${styles.slots} stack-2`} aria-hidden="true">
          {usualStarts.map((start) => (
            <li key={start}>
              <Skeleton height="64px" />
            </li>
          ))}
        </ul>
      )
    case 'failed':
      return <SeatsUnknown onRetry={sessions.retry} focusNext={focusNext} />
    case 'loaded':
      return <Slots {...slots} />
  }
}

function Slots({ program, date, now, bookings, isLocked, onPress, fullAction }: SlotsProps) {
  const id = useId()
  const slots = date === undefined ? [] : slotsOn(program, date)
  if (date === undefined || slots.length === 0)
    return (
      <p className="p-6-4 inset muted text-center balance" role="status">
        {program.allowedDates.length === 0
          ? '열린 회차가 없어요.'
          : '선택한 날짜에 예약 가능한 시간이 없습니다.'}
      </p>
    )
  return (
    <ul className={`${styles.slots} stack-2`} aria-label="시간">
      {slots.map((slot) => {
        const seats = seatsOf(slot, date, now)
        return (
          <li key={slot.slotId} className="stack-2">
            <button
              id={`${id}-${slot.slotId}`}
              className={`${styles.slot} edged-softly grid rounded tabular centred full on-surface`}
              type="button"
              disabled={seats === 0 || isLocked}
              aria-pressed={seats === 0 ? undefined : isPicked(bookings, slot.slotId)}
              onClick={() => onPress(slot.slotId)}
            >
              <b>{`${slot.start}~${slot.end}`}</b>{' '}
              <span data-last={seats === 1}>
                {slot.closed ?? (seats === 0 ? '마감' : `잔여 ${seats}`)}
              </span>
            </button>
            {seats === 0 && fullAction(slot.slotId, `${id}-${slot.slotId}`)}
          </li>
        )
      })}
    </ul>
  )
}
